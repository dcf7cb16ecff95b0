import type { Setup } from '../../../src/lib/core/game';
import type { DeviceId, Entry, EntryId } from '../../../src/lib/core/log/log';
import { summaryOf } from '../../../src/lib/core/score/summary';
import { meta } from '../../../src/lib/games/clockworker/meta';
import { rules } from '../../../src/lib/games/clockworker/rules';
import { ARTIFACT_IDS } from '../../../src/lib/games/clockworker/rules/catalogue';
import type {
	Clockworker,
	ClockworkerEvent,
	HouseRules
} from '../../../src/lib/games/clockworker/rules/types';
import type { Evening } from '../evenings';

/** Years of evenings, made up: the same each time, so that a test knows what it will find. */

const NAMES = ['Ana', 'Bo', 'Chloé', 'Dov', 'Émile', 'Fatou', 'نور', 'Gus'];
const DAY = 86_400_000;
const FIRST = Date.UTC(2019, 0, 5, 19);

/** Lehmer's generator: chance that can be repeated. */
function dice(seed: number) {
	let state = seed;
	return (below: number): number => {
		state = (state * 48_271) % 2_147_483_647;
		return state % below;
	};
}

const pick = <T>(from: readonly T[], count: number, below: (count: number) => number): T[] => {
	const left = [...from];
	return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
};

/** A few turns, or none at all, and then the count. */
function eventsOf(players: number, below: (count: number) => number): ClockworkerEvent[] {
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

function matchOf(index: number) {
	const below = dice(index + 1);
	for (let turn = 0; turn < 5; turn++) below(7);
	const players = 2 + below(3);
	const setup: Setup<Clockworker> = {
		seats: pick(NAMES, players, below),
		start: below(players),
		houseRules,
		options: { depth: 'scores', printed }
	};
	const startedAt = FIRST + index * 1.4 * DAY;
	const id = `many-${`${index}`.padStart(5, '0')}`;
	const events = eventsOf(players, below);
	const log = events.map((event, line): Entry<Clockworker> => ({
		// safe: any text is an id
		id: `${id}-${line}` as EntryId,
		at: Math.round(startedAt + line * 60_000),
		device: 'years' as DeviceId,
		clock: line + 1,
		kind: 'played',
		event
	}));
	const state = events.reduce((before, event) => rules.apply(before, event), rules.setup(setup));
	const { totals, places } = rules.score(state);
	const result = {
		endedAt: log.at(-1)?.at ?? startedAt,
		points: totals.map(({ points }) => points),
		places,
		tale: summaryOf(rules, state)
	};
	const match = { id, game: 'clockworker', startedAt: Math.round(startedAt), setup, result };
	return { match: { ...match, lastAt: result.endedAt }, log };
}

export const manyMatches = (count: number): readonly Evening[] =>
	Array.from({ length: count }, (_, index) => matchOf(index));
