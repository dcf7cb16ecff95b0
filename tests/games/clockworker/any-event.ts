import fc from 'fast-check';
import { ARTIFACT_IDS } from '$lib/games/clockworker/rules/catalogue';
import {
	TOKENS,
	type ClockworkerEvent,
	type EventOf,
	type EventType
} from '$lib/games/clockworker/rules/types';

type Fields<T extends EventType> = {
	[Field in Exclude<keyof EventOf<T>, 'type'>]-?: fc.Arbitrary<
		Exclude<EventOf<T>[Field], undefined>
	>;
};
type Optional<T extends EventType> = {
	[Field in keyof EventOf<T>]-?: object extends Pick<EventOf<T>, Field> ? Field : never;
}[keyof EventOf<T>];

const few = fc.integer({ min: 0, max: 9 });
const seat = fc.integer({ min: 0, max: 3 });
const name = fc.string({ maxLength: 12, unit: 'grapheme' });
const yes = fc.constant(true as const);
const artifact = fc.constantFrom(...ARTIFACT_IDS);
const token = fc.constantFrom(...TOKENS);
const counter = fc.constantFrom(...TOKENS, 'placed' as const);
const tokens = fc.record(
	{ vp: few, gears: few, red: few, green: few, blue: few, gold: few, workers: few },
	{ requiredKeys: [] }
);
const space = fc.record({ gain: tokens, worker: fc.boolean() }, { requiredKeys: ['worker'] });
const acted = { seat, passes: yes };
const ofKind = <K extends string, T extends object>(kind: K, rest: fc.Arbitrary<T>) =>
	rest.map((fields) => ({ kind, ...fields }));

/** The fields of every event; the compiler notices a missing one. */
const fields: { [T in EventType]: Fields<T> } = {
	retrieved: {
		seat,
		brought: fc.array(
			fc.record(
				{
					gain: tokens,
					location: few,
					workers: fc.integer({ min: 1, max: 4 }),
					withGears: fc.integer({ min: 0, max: 4 })
				},
				{ requiredKeys: ['gain'] }
			),
			{ maxLength: 4 }
		)
	},
	duplicated: { seat, token },
	recovered: { ...acted, gain: tokens, location: few },
	dispatched: {
		...acted,
		to: fc.array(
			fc.record(
				{ workers: few, location: few, spaces: fc.array(few, { maxLength: 4 }) },
				{ requiredKeys: ['workers'] }
			),
			{ maxLength: 3 }
		)
	},
	operated: {
		...acted,
		name,
		cost: few,
		paid: few,
		under: fc.constantFrom('minus', 'plus'),
		spaces: fc.array(tokens, { maxLength: 5 }),
		top: tokens,
		chosen: token,
		workers: few
	},
	repaired: { ...acted, artifact, paid: tokens, points: few },
	communicated: { ...acted, points: few, cost: tokens, paid: tokens, saved: token, endTile: yes },
	recharged: acted,
	vended: { seat, times: fc.integer({ min: 1, max: 5 }) },
	turnEnded: { seat },
	adjusted: { seat, counter, by: fc.integer({ min: -9, max: 9 }) },
	counted: { seat, counter, value: few },
	added: {
		seat,
		card: fc.oneof(
			ofKind('location', fc.record({ name }, { requiredKeys: [] })),
			ofKind('artifact', fc.record({ artifact })),
			ofKind('record', fc.record({ points: few }, { requiredKeys: [] }))
		)
	},
	removed: {
		seat,
		card: fc.oneof(
			ofKind('location', fc.record({ location: few })),
			ofKind('artifact', fc.record({ artifact })),
			ofKind('record', fc.record({ record: few }))
		)
	},
	recordRead: { seat, record: few, points: few },
	locationRead: { seat, location: few, name, cost: few, spaces: fc.array(space, { maxLength: 5 }) },
	endTileSeen: { seat, seen: fc.boolean() },
	called: { seat, over: fc.boolean() },
	artifactRead: { artifact, points: few, cost: tokens },
	copiesCounted: { artifact, copies: few },
	valuesTakenOver: {
		printed: fc.dictionary(
			artifact,
			fc.record({ points: few, cost: tokens }, { requiredKeys: [] })
		),
		startingSpaces: fc.array(tokens, { maxLength: 5 })
	},
	depthChanged: { depth: fc.constantFrom('scores', 'everything') }
};

/** What may be left out of each event. */
const optional: { [T in EventType]: readonly Optional<T>[] } = {
	retrieved: [],
	duplicated: [],
	recovered: ['passes', 'gain', 'location'],
	dispatched: ['passes', 'to'],
	operated: ['passes', 'name', 'cost', 'paid', 'under', 'spaces', 'top', 'chosen', 'workers'],
	repaired: ['passes', 'paid', 'points'],
	communicated: ['passes', 'points', 'cost', 'paid', 'saved', 'endTile'],
	recharged: ['passes'],
	vended: [],
	turnEnded: [],
	adjusted: [],
	counted: [],
	added: [],
	removed: [],
	recordRead: [],
	locationRead: ['name', 'cost', 'spaces'],
	endTileSeen: [],
	called: [],
	artifactRead: ['points', 'cost'],
	copiesCounted: [],
	valuesTakenOver: ['startingSpaces'],
	depthChanged: []
};

/** Any event of any type, whether it makes sense or not. */
export const anyEvent: fc.Arbitrary<ClockworkerEvent> = fc.oneof(
	...Object.entries(fields).map(([type, each]) => {
		const left: readonly string[] = optional[type as EventType];
		const requiredKeys = Object.keys(each).filter((key) => !left.includes(key));
		// safe: `fields` and `optional` are checked against the events above
		return fc
			.record<object>(each, { requiredKeys: requiredKeys as never[] })
			.map((rest) => ({ type, ...rest }) as ClockworkerEvent);
	})
);
