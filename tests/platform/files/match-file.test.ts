import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readMatchFile, writeMatchFile } from '$lib/platform/files/match-file';
import type { WholeMatch } from '$lib/platform/match/whole-match';
import { readFields } from '$lib/platform/files/json-file';
import type { MatchId } from '$lib/platform/match/match';
import type { DeviceId, EntryId } from '$lib/core/log/log';
import { reader } from '$lib/core/data/read';
import type { Rules } from '$lib/core/game';
import { meta } from '../../toy/meta';
import { rules, type Toy, type ToyEvent } from '../../toy/rules';

/** The toy, with a choice at set-up and cards that are worth something. */
const withCards: Rules<Toy> = {
	...rules,
	readOptions: reader(v.object({ depth: v.literal('scores'), cards: v.looseObject({}) }))
};
const laid: ToyEvent = { type: 'laid', seat: 1, number: 7 };
const loadGame = (game: string) =>
	Promise.resolve(game === 'toy' ? { rules: withCards, meta } : undefined);
async function read(text: string, load: Parameters<typeof readMatchFile>[1] = loadGame) {
	const fields = readFields(text);
	return fields.ok ? readMatchFile(fields.value, load) : fields;
}

const stamp = (clock: number) => ({
	id: `line-${clock}` as EntryId,
	at: 1_700_000_000_000 + clock,
	device: 'phone' as DeviceId,
	clock
});
const file: WholeMatch = {
	match: {
		id: 'friday' as MatchId,
		game: 'toy',
		startedAt: 1_700_000_000_000,
		setup: {
			seats: ['Ana', '🦊 نور'],
			start: 1,
			houseRules: { double: false },
			options: { depth: 'scores', cards: { ace: { points: 3 } } }
		}
	},
	log: [
		{ ...stamp(1), kind: 'played', event: laid },
		{ ...stamp(2), kind: 'corrected', target: 'line-1' as EntryId, event: null },
		{ ...stamp(3), kind: 'agreed', houseRules: { double: true } },
		{ ...stamp(4), kind: 'undone', target: 'line-3' as EntryId },
		{ ...stamp(5), kind: 'redone', target: 'line-3' as EntryId }
	]
};
const written = () => JSON.parse(writeMatchFile(file)) as Record<string, unknown>;

test('a match survives its file', async () => {
	expect(await read(writeMatchFile(file))).toEqual({ ok: true, value: file });
});

describe('a file that is not a match', () => {
	const changed = (path: string, value: unknown): string => {
		const whole = written();
		const keys = path.split('.');
		const last = keys.pop() ?? '';
		let at: Record<string, unknown> = whole;
		for (const key of keys) at = at[key] as Record<string, unknown>;
		at[last] = value;
		return JSON.stringify(whole);
	};

	test.each([
		['no JSON', 'hello', ''],
		['an empty file', '', ''],
		['a list', '[]', ''],
		['another format', changed('format', 'chess'), 'format'],
		['a version of tomorrow', changed('version', 2), 'version'],
		['a game nobody has', changed('match.game', 'chess'), 'match.game'],
		['no seats', changed('match.setup.seats', []), 'match.setup.seats'],
		['one seat too few', changed('match.setup.seats', ['Ana']), 'match.setup.start'],
		[
			'a seat too many',
			changed('match.setup.seats', ['A', 'B', 'C', 'D', 'E']),
			'match.setup.seats'
		],
		['the same line twice', changed('log.1.id', 'line-1'), 'log.1.id'],
		['a name that is a number', changed('match.setup.seats', ['Ana', 3]), 'match.setup.seats.1'],
		['a start seat that is not there', changed('match.setup.start', 2), 'match.setup.start'],
		[
			'a depth nobody knows',
			changed('match.setup.options.depth', 'x'),
			'match.setup.options.depth'
		],
		['no log', changed('log', {}), 'log'],
		['a time after all dates', changed('log.0.at', 8.64e15 + 1), 'log.0.at'],
		['a place after which there is none', changed('log.0.clock', 2 ** 53 - 1), 'log.0.clock'],
		['an entry without an id', changed('log.0.id', undefined), 'log.0.id'],
		['a kind nobody knows', changed('log.0.kind', 'eaten'), 'log.0.kind'],
		['an unknown event', changed('log.0.event.type', 'cheated'), 'log.0.event.type'],
		['a seat beyond the table', changed('log.0.event.seat', 2), 'log.0.event.seat'],
		['a seat that is no number', changed('log.0.event.seat', '1'), 'log.0.event.seat'],
		['a clock that runs backwards', changed('log.1.clock', -1), 'log.1.clock']
	])('%s: the field is named', async (_, text, field) => {
		const reading = await read(text);
		expect(reading).toMatchObject({ ok: false, problem: { field } });
	});

	test('a check that fails says what it looked for', async () => {
		expect(await read(changed('match.setup.start', 2))).toMatchObject({
			problem: { field: 'match.setup.start', expected: 'a seat that exists' }
		});
		expect(await read(changed('match.marks', [0]))).toMatchObject({
			problem: { field: 'match.marks', expected: 'one mark a seat' }
		});
	});

	test('a line with an id that is taken says which', async () => {
		expect(await read(changed('log.1.id', 'line-1'))).toMatchObject({
			problem: { field: 'log.1.id', expected: 'an id of its own', received: 'line-1' }
		});
	});

	test('a log longer than any match is refused before its lines are read', async () => {
		const lines = (count: number) => changed('log', Array(count).fill(0));
		expect(await read(lines(50_001))).toMatchObject({
			problem: { field: 'log', expected: '<=50000 entries', received: '50001' }
		});
		expect(await read(lines(50_000))).toMatchObject({ problem: { field: 'log.0' } });
	});

	test('a game whose rules cannot be loaded is refused, not fallen over', async () => {
		const gone = () => Promise.reject(new Error('offline'));
		expect(await read(writeMatchFile(file), gone)).toMatchObject({
			ok: false,
			problem: { field: 'match.game' }
		});
	});

	test('deep nesting is refused, not fallen over', async () => {
		const deep = '['.repeat(200_000) + ']'.repeat(200_000);
		expect(await read(deep)).toMatchObject({ ok: false });
		expect(
			await read(changed('log.0.event', JSON.parse('['.repeat(999) + ']'.repeat(999))))
		).toMatchObject({
			ok: false
		});
	});

	test('unknown fields are dropped', async () => {
		const text = writeMatchFile(file).replace('"laid"', '"laid", "extra": 1');
		expect(await read(text)).toEqual({ ok: true, value: file });
	});

	test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
		'the key %s is refused, wherever it stands',
		async (key) => {
			const text = writeMatchFile(file).replace('"laid"', `"laid", "${key}": { "admin": true }`);
			const field = `log.0.event.${JSON.parse(`"${key}"`) as string}`;
			expect(await read(text)).toMatchObject({ ok: false, problem: { field } });
			expect(({} as Record<string, unknown>).admin).toBeUndefined();
		}
	);
});
