import type { GameTypes, Rules } from '$lib/core/game';
import type { Log } from '$lib/core/log/log';
import { outcomeOf } from '$lib/core/score/sides';
import { summaryOf } from '$lib/core/score/summary';
import { timeAway } from '$lib/core/log/time-away';
import type { Result } from './match';

/** When the match began and ended, as far as its cover says so already. */
interface Times {
	readonly startedAt?: number | undefined;
	readonly endedAt?: number | undefined;
}

/** How a match ended, for its cover; undefined while it runs. */
export function resultOf<G extends GameTypes>(
	rules: Rules<G>,
	{ state, log }: { readonly state: G['state']; readonly log: Log<G> },
	times: Times
): Result | undefined {
	const summary = summaryOf(rules, state);
	if (!summary) return undefined;
	const endedAt = times.endedAt ?? log.at(-1)?.at ?? Date.now();
	const away = timeAway(times.startedAt ?? log[0]?.at ?? endedAt, log, endedAt);
	return {
		endedAt,
		...(away !== 0 && { pauses: away }),
		...outcomeOf(rules.score(state)),
		tale: summary
	};
}
