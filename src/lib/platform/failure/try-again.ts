import { places } from '../places';
import type { MatchId } from '../match/match';

const KEY = 'mainspring:went-on';
/** What fails again so soon will fail a third time. */
const SOON = 60_000;

function read(): string | null {
	try {
		return sessionStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** Whether *Continue* was tapped on this page a moment ago and led to the same failure. */
export function hasJustFailedHere(path: string, now: number): boolean {
	const [at = '', before] = (read() ?? '').split(' ');
	return before === path && now - Number(at) < SOON;
}

export function noteAttempt(path: string, now: number): void {
	try {
		sessionStorage.setItem(KEY, `${now} ${path}`);
	} catch {
		// then it is tried here again
	}
}

/** One level up: from a page of a match to its table, from everywhere else home. */
export function parentPage(path: string, match: string | undefined): string {
	// safe: an id of no match opens a page that says so
	const table = match === undefined ? undefined : places.match(match as MatchId);
	return table === undefined || path === table ? places.home() : table;
}
