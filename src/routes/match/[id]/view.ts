import type { Opened } from '$lib/platform/match/open';

/** What the count and the result ask of the game that is played here; nothing without a match. */
export async function countOf(parent: () => Promise<{ readonly opened: Opened }>) {
	const { opened } = await parent();
	if (opened.kind !== 'open') return { Part: undefined, book: undefined };
	const { count, scoringPage, book } = opened.game;
	const [Part, parts] = await Promise.all([
		count(),
		scoringPage === undefined ? undefined : book?.()
	]);
	return { Part, book: parts };
}
