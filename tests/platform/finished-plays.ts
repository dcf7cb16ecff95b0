import { replay } from '$lib/core/log/replay';
import { summaryOf } from '$lib/core/score/summary';
import { rules } from '$lib/games/clockworker/rules';
import type { Match, MatchId } from '$lib/platform/match/match';
import { PLAYS, type Play } from '../games/clockworker/plays';
import { logOf } from '../games/clockworker/table';

export const STARTED = Date.UTC(2026, 10, 17, 22, 30);
const MINUTE = 60_000;

/** The cover of a recorded play, as it lies on the shelf once it is over. */
export function finished(
	{ setup, events }: Play,
	index = 0
): Match & Required<Pick<Match, 'result'>> {
	const { state } = replay(rules, setup, logOf(events));
	const { totals, places } = rules.score(state);
	const tale = summaryOf(rules, state);
	if (!tale) throw new Error('a recorded play is over');
	return {
		// safe: any text is an id
		id: `play-${index}` as MatchId,
		game: 'clockworker',
		startedAt: STARTED,
		setup,
		result: {
			endedAt: STARTED + 92 * MINUTE,
			points: totals.map(({ points }) => points),
			places,
			tale
		}
	};
}

export const FINISHED = PLAYS.map((play, index) => ({
	title: play.title,
	play,
	match: finished(play, index)
}));
