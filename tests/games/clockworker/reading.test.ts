import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/clockworker/rules';
import type { EventOf, EventType, Options } from '$lib/games/clockworker/rules/types';
import { standing } from './table';
import * as verbs from './verbs';

const { ANA, BO } = verbs;

/** One of each, as full as it gets; the compiler notices a missing one. */
const EVENTS: { readonly [T in EventType]: EventOf<T> } = {
	retrieved: verbs.broughtBack(ANA, { gain: { red: 1 }, location: 0, workers: 2, withGears: 1 }),
	duplicated: verbs.duplicated(ANA, 'gold'),
	recovered: verbs.passing(verbs.recovered(ANA, { workers: 1 }, 2)),
	dispatched: verbs.dispatched(ANA, { workers: 2, location: 1, spaces: [0, 2] }),
	operated: {
		...verbs.operated(BO, { name: 'Mühle ⚙', cost: 3, paid: 2, under: 'minus', chosen: 'red' }),
		...{ spaces: [{ red: 1 }, {}], top: { gears: 1 }, workers: 2, passes: true }
	},
	repaired: verbs.repaired(BO, 'clockwork-god', { paid: { gold: 2 }, points: -1 }),
	communicated: {
		...verbs.communicated(ANA, 7, { cost: { red: 2 }, paid: { red: 1 }, saved: 'red' }),
		endTile: true
	},
	recharged: verbs.recharged(3),
	vended: verbs.vended(ANA, 2),
	turnEnded: verbs.turnEnded(ANA),
	adjusted: verbs.adjusted(ANA, 'placed', -2),
	counted: verbs.counted(ANA, 'vp', 20),
	added: verbs.added(ANA, { kind: 'record', points: 3 }),
	removed: verbs.removed(ANA, { kind: 'location', location: 3 }),
	recordRead: verbs.recordRead(ANA, 0, 9),
	locationRead: verbs.locationRead(ANA, 0, { name: '', cost: 0, spaces: standing([true, {}]) }),
	endTileSeen: verbs.endTileSeen(ANA, false),
	called: verbs.called(ANA),
	artifactRead: verbs.artifactRead('pick-up-ship', { points: 2, cost: { gold: 1 } }),
	copiesCounted: verbs.copiesCounted('pick-up-ship', 0),
	valuesTakenOver: verbs.valuesTakenOver(
		{ 'clockwork-god': { points: 3, cost: { red: 2 } }, 'pick-up-ship': { points: -1 } },
		[{ gears: 1 }, {}]
	),
	depthChanged: verbs.depthChanged('scores')
};

describe.each(Object.values(EVENTS))('$type', (event) => {
	test('survives JSON', () => {
		expect(rules.readEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
	});

	test('sheds fields that nobody knows', () => {
		const more: unknown = { ...event, cheat: { vp: 99 }, id: 7 };
		expect(rules.readEvent(more)).toEqual({ ok: true, value: event });
	});

	test.each(Object.keys(event).filter((field) => field !== 'type'))(
		'names the field %s when it is of the wrong type',
		(field) => {
			const reading = rules.readEvent({ ...event, [field]: () => 7 });
			expect(reading.ok).toBe(false);
			expect(!reading.ok && reading.problem.field).toBe(field);
		}
	);
});

const fieldOf = (value: unknown): string | undefined => {
	const reading = rules.readEvent(value);
	return reading.ok ? undefined : reading.problem.field;
};

describe('The error names the field', () => {
	test.each<[field: string, event: object]>([
		['seat', { type: 'recharged' }],
		['seat', { type: 'recharged', seat: 4 }],
		['seat', { type: 'recharged', seat: -1 }],
		['seat', { type: 'recharged', seat: 0.5 }],
		['seat', { type: 'recharged', seat: NaN }],
		['seat', { type: 'recharged', seat: '0' }],
		['seat', { type: 'recharged', seat: null }],
		['passes', { type: 'recharged', seat: 0, passes: false }],
		['artifact', { type: 'repaired', seat: 0 }],
		['artifact', { type: 'repaired', seat: 0, artifact: 'perpetual-motion' }],
		['artifact', { type: 'repaired', seat: 0, artifact: 'toString' }],
		['points', { type: 'communicated', seat: 0, points: 10_000 }],
		['points', { type: 'communicated', seat: 0, points: 2.5 }],
		['points', { type: 'communicated', seat: 0, points: undefined }],
		['paid.red', { type: 'communicated', seat: 0, paid: { red: -1 } }],
		['saved', { type: 'communicated', seat: 0, saved: 'placed' }],
		['times', { type: 'vended', seat: 0, times: 0 }],
		['counter', { type: 'counted', seat: 0, counter: 'turns', value: 1 }],
		['value', { type: 'counted', seat: 0, counter: 'vp', value: Infinity }],
		['brought', { type: 'retrieved', seat: 0 }],
		['brought', { type: 'retrieved', seat: 0, brought: Array(41).fill({ gain: {} }) }],
		[
			'brought.1.gain.blue',
			{ type: 'retrieved', seat: 0, brought: [{ gain: {} }, { gain: { blue: [] } }] }
		],
		['to.0.workers', { type: 'dispatched', seat: 0, to: [{}] }],
		['spaces.0.worker', { type: 'locationRead', seat: 0, location: 0, spaces: [{ gain: {} }] }],
		['name', { type: 'operated', seat: 0, name: 'x'.repeat(61) }],
		['under', { type: 'operated', seat: 0, under: 'zero' }],
		['card', { type: 'added', seat: 0 }],
		['card.kind', { type: 'added', seat: 0, card: { kind: 'worker' } }],
		['card.artifact', { type: 'added', seat: 0, card: { kind: 'artifact' } }],
		['copies', { type: 'copiesCounted', artifact: 'pick-up-ship', copies: 10 }],
		['depth', { type: 'depthChanged', depth: 'deep' }],
		['type', {}],
		['type', { type: 7 }],
		['type', { type: 'exploded', seat: 0 }],
		['type', { type: '__proto__', seat: 0 }],
		['type', { type: 'constructor', seat: 0 }]
	])('%s of %o', (field, event) => {
		expect(fieldOf(event)).toBe(field);
	});

	test('and says what was expected and what came', () => {
		expect(rules.readEvent({ type: 'recharged', seat: 'Ana' })).toEqual({
			ok: false,
			problem: { field: 'seat', expected: 'number', received: '"Ana"' }
		});
	});
});

describe('Never throws', () => {
	const deep = JSON.parse('[{"a":'.repeat(5000) + '1' + '}]'.repeat(5000)) as unknown;
	const revoked = Proxy.revocable({}, {});
	revoked.revoke();
	const throwing = () => {
		throw new Error('no');
	};

	test.each<[what: string, value: unknown]>([
		['undefined', undefined],
		['null', null],
		['a number', 7],
		['a text', 'recharged'],
		['a list', [{ type: 'recharged', seat: 0 }]],
		['a function', recharging],
		['a symbol', Symbol('recharged')],
		['a bigint', 7n],
		['a date', new Date(0)],
		['deep nesting', deep],
		['deep nesting inside', { type: 'retrieved', seat: 0, brought: deep }],
		['a type that throws', Object.defineProperty({}, 'type', { get: throwing })],
		[
			'a field that throws',
			Object.defineProperty({ type: 'recharged' }, 'seat', { get: throwing })
		],
		['a proxy that throws', new Proxy({}, { get: throwing, has: throwing })],
		['a revoked proxy', revoked.proxy],
		['a revoked proxy inside', { type: 'recharged', seat: revoked.proxy }]
	])('on %s', (_, value) => {
		expect(rules.readEvent(value).ok).toBe(false);
		expect(rules.readOptions(value).ok).toBe(false);
	});

	test('and a __proto__ in the file reaches no prototype', () => {
		const event: unknown = JSON.parse(
			'{"type":"recharged","seat":0,"__proto__":{"passes":true,"polluted":1}}'
		);
		const reading = rules.readEvent(event);
		expect(reading).toEqual({ ok: true, value: verbs.recharged(ANA) });
		expect(reading.ok && Object.getPrototypeOf(reading.value)).toBe(Object.prototype);
		expect(({} as { polluted?: number }).polluted).toBeUndefined();
	});
});

function recharging() {
	return { type: 'recharged', seat: 0 };
}

describe('Options', () => {
	const options: Options = {
		depth: 'everything',
		printed: { 'pick-up-ship': { points: 3, cost: { gold: 1 } }, 'extended-memory': {} },
		startingSpaces: [{ gears: 1 }, { workers: 1 }]
	};

	test('survive JSON', () => {
		const file: unknown = JSON.parse(JSON.stringify({ ...options, more: 1 }));
		expect(rules.readOptions(file)).toEqual({ ok: true, value: options });
	});

	test.each<[field: string, value: object]>([
		['depth', { printed: {} }],
		['depth', { ...options, depth: 'abyss' }],
		['printed', { depth: 'scores' }],
		['printed.pick-up-ship.points', { ...options, printed: { 'pick-up-ship': { points: '3' } } }],
		['printed.perpetual-motion', { ...options, printed: { 'perpetual-motion': {} } }],
		['startingSpaces.0.gears', { ...options, startingSpaces: [{ gears: -1 }] }]
	])('name the field %s', (field, value) => {
		const reading = rules.readOptions(value);
		expect(!reading.ok && reading.problem.field).toBe(field);
	});

	test('let no __proto__ through', () => {
		const file: unknown = JSON.parse('{"depth":"scores","printed":{"__proto__":{"points":1}}}');
		const reading = rules.readOptions(file);
		expect(reading.ok && reading.value.printed).not.toHaveProperty('points');
	});
});
