import type { GameTypes } from '$lib/core/game';
import type { GameModule } from '$lib/platform/module';
import type { Opened } from '$lib/platform/match/open';

type Views = GameModule<GameTypes>['views'];

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

/** A screen of the game that is played here, fetched when it is wanted; none without a match. */
export async function viewOf<View>(
	parent: () => Promise<{ readonly opened: Opened }>,
	load: (views: Views) => Promise<View> | undefined
): Promise<{ View: View | undefined }> {
	const { opened } = await parent();
	return { View: opened.kind === 'open' ? await load(opened.game.views) : undefined };
}
