import type { GameTypes, Rules, Setup } from '$lib/core/game';
import { replay } from '$lib/core/log/replay';
import { summaryOf } from '$lib/core/score/summary';
import type { Match, MatchId } from '$lib/platform/match/match';
import { logOf, PLAYS } from '../games/recorded';
import { rules as toy, type ToyEvent } from '../toy/rules';
import { agreed } from '../toy/played';

export const STARTED = Date.UTC(2026, 10, 17, 22, 30);
const MINUTE = 60_000;

/** A match that is over, with all that is kept of it. */
export interface FinishedMatch extends Match {
	readonly result: Required<Pick<NonNullable<Match['result']>, 'tale'>> &
		NonNullable<Match['result']>;
}

interface Played<G extends GameTypes> {
	readonly game: string;
	readonly rules: Rules<G>;
	readonly setup: Setup<G>;
	readonly events: readonly G['event'][];
}

/** The cover of a match that was played to its end, as it lies on the shelf. */
function finished<G extends GameTypes>(
	{ game, rules, setup, events }: Played<G>,
	name: string
): FinishedMatch {
	const { state } = replay(rules, setup, logOf<G>(events));
	const { totals, places } = rules.score(state);
	const summary = summaryOf(rules, state);
	if (!summary) throw new Error('the match is over');
	return {
		// safe: any text is an id
		id: name as MatchId,
		game,
		startedAt: STARTED,
		setup,
		result: {
			endedAt: STARTED + 92 * MINUTE,
			points: totals.map(({ points }) => points),
			places,
			tale: summary
		}
	};
}

/** Every recorded play of every game. */
export const FINISHED = PLAYS.map((play, index) => ({
	title: play.title,
	play,
	match: finished(play, `play-${index}`)
}));

/** A match of the toy, at a table of any size. */
export const finishedToy = (players: number, events: readonly ToyEvent[]): FinishedMatch =>
	finished({ game: 'toy', rules: toy, setup: agreed({ players }), events }, `toy-${players}`);
