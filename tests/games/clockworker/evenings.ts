import type { Setup } from '../../../src/lib/core/game';
import { meta } from '../../../src/lib/games/clockworker/meta';
import { rules } from '../../../src/lib/games/clockworker/rules';
import { ARTIFACT_IDS } from '../../../src/lib/games/clockworker/rules/catalogue';
import type {
	Clockworker,
	ClockworkerEvent,
	HouseRules
} from '../../../src/lib/games/clockworker/rules/types';
import { evenings, pick, type Below, type Evening } from '../evenings';

/** A few turns, or none at all, and then the count. */
function eventsOf(players: number, below: Below): ClockworkerEvent[] {
	const rounds = below(3);
	const seats = Array.from({ length: players }, (_, seat) => seat);
	const turns = Array.from({ length: rounds }, () =>
		seats.flatMap((seat): ClockworkerEvent[] => [
			{ type: 'adjusted', seat, counter: 'vp', by: 1 + below(6) },
			{ type: 'recharged', seat, passes: true }
		])
	).flat();
	const counted = seats.flatMap((seat): ClockworkerEvent[] => [
		{ type: 'counted', seat, counter: 'vp', value: 10 + below(20) },
		...pick(ARTIFACT_IDS, 3 + below(3), below).map((artifact): ClockworkerEvent => ({
			type: 'added',
			seat,
			card: { kind: 'artifact', artifact }
		})),
		{ type: 'added', seat, card: { kind: 'record', points: 3 + below(6) } }
	]);
	return [...turns, ...counted, { type: 'called', seat: 0, over: true }];
}

// safe: every artifact gets its value
const printed = Object.fromEntries(
	ARTIFACT_IDS.map((id, index) => [id, { points: index % 6 }])
) as Setup<Clockworker>['options']['printed'];
// safe: every switch is at its default
const houseRules = Object.fromEntries(
	Object.entries(meta.houseRules).map(([rule, known]) => [rule, known.default])
) as HouseRules;

export const manyMatches = (count: number): readonly Evening[] =>
	evenings<Clockworker>(
		{ game: 'clockworker', rules, houseRules, options: { depth: 'scores', printed }, eventsOf },
		count
	);
