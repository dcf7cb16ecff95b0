import { describe, expect, test } from 'vitest';
import { writtenOut } from '$lib/core/score/arithmetic';
import { rules } from '$lib/games/clockworker/rules';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import type { ClockworkerState, ScoreSource } from '$lib/games/clockworker/rules/types';
import { after, owning, table, withLocations, withTokens } from './table';
import { adjusted, ANA, artifactRead, BO, CHLOE, communicated, counted, DOV } from './verbs';

const FIVE = [
	'to-a-new-world',
	'extended-memory',
	'parabolic-antenna',
	'emergency-toolkit',
	'self-vending-machine'
] as const satisfies readonly ArtifactId[];

/** A row of Ana's, as people write it. */
function arithmetic(state: ClockworkerState, source: ScoreSource): string | undefined {
	const cell = rules.score(state).rows.find((row) => row.source === source)?.cells[ANA];
	return cell && writtenOut(cell.arithmetic);
}

describe('A row for each source', () => {
	test('VP tokens', () => {
		expect(arithmetic(withTokens(table(), ANA, { vp: 14 }), 'tokens')).toBe('14');
	});

	test('printed VP of artifacts', () => {
		const printed = { 'to-a-new-world': { points: 4 }, 'extended-memory': { points: 3 } };
		const state = owning(table({ printed }), ANA, 'to-a-new-world', 'extended-memory');
		expect(arithmetic(state, 'printed')).toBe('4 + 3 = 7');
		expect(arithmetic(table(), 'printed')).toBe('0');
	});

	test('VP of records', () => {
		const state = after(table(), communicated(ANA, 7), communicated(ANA, 5), communicated(ANA, 2));
		expect(arithmetic(state, 'records')).toBe('7 + 5 + 2 = 14');
	});

	test.each([
		{ cards: 11, written: '11 < 12 → 0' },
		{ cards: 12, written: '12 ≥ 12 → 10' }
	])('Clockwork God with $cards cards: $written', ({ cards, written }) => {
		const state = withLocations(owning(table(), ANA, 'clockwork-god'), ANA, cards - 2);
		expect(arithmetic(state, 'clockwork-god')).toBe(written);
	});

	test('Pick Up Ship: one for each Location', () => {
		const state = withLocations(owning(table(), ANA, 'pick-up-ship'), ANA, 4);
		expect(arithmetic(state, 'pick-up-ship')).toBe('1 × 5 = 5');
	});

	test('Robotic Government: one for each Worker owned, placed or not', () => {
		const state = owning(table(), ANA, 'robotic-government');
		expect(arithmetic(state, 'robotic-government')).toBe('1 × 6 = 6');
		expect(arithmetic(after(state, adjusted(ANA, 'workers', 3)), 'robotic-government')).toBe(
			'1 × 9 = 9'
		);
		expect(arithmetic(after(state, counted(ANA, 'placed', 6)), 'robotic-government')).toBe(
			'1 × 6 = 6'
		);
	});

	test('To A New World: six for every two artifacts, itself counted', () => {
		expect(arithmetic(owning(table(), ANA, ...FIVE), 'to-a-new-world')).toBe('6 × ⌊5 ÷ 2⌋ = 12');
	});

	test('end-of-game effects have a row only when somebody owns them, and a cell only there', () => {
		const { rows } = rules.score(owning(table({ players: 2 }), BO, 'pick-up-ship'));
		expect(rows.map(({ source }) => source)).toEqual([
			'tokens',
			'printed',
			'records',
			'pick-up-ship'
		]);
		expect(rows.at(-1)?.cells).toEqual([
			undefined,
			{ points: 1, arithmetic: { kind: 'each', each: 1, count: 1, per: 1 } }
		]);
	});

	test('Locations and left-over resources score nothing', () => {
		const rich = withTokens(withLocations(table(), ANA, 5), ANA, {
			gears: 20,
			red: 5,
			green: 5,
			blue: 5,
			gold: 5,
			workers: 9
		});
		expect(rules.score(rich).totals[ANA]).toEqual({ points: 0, atLeast: false });
	});
});

describe('Totals', () => {
	test('are the sum of the rows', () => {
		const printed = Object.fromEntries(FIVE.map((id, index) => [id, { points: index }]));
		const state = after(
			withTokens(owning(table({ printed }), ANA, ...FIVE, 'robotic-government'), ANA, { vp: 3 }),
			artifactRead('robotic-government', { points: 2 }),
			communicated(ANA, 7)
		);
		// tokens, printed 0+1+2+3+4+2, record, 6 workers, 3 pairs
		expect(rules.score(state).totals[ANA]?.points).toBe(3 + 12 + 7 + 6 + 18);
	});

	test('with a value that nobody knows yet are "at least"', () => {
		const state = owning(
			table({ printed: { 'extended-memory': { points: 4 } } }),
			ANA,
			'extended-memory',
			'emergency-toolkit'
		);
		expect(arithmetic(state, 'printed')).toBe('4 + ? = 4');
		expect(rules.score(state).totals[ANA]).toEqual({ points: 4, atLeast: true });
		expect(rules.score(state).totals[BO]).toEqual({ points: 0, atLeast: false });
		const read = after(state, artifactRead('emergency-toolkit', { points: 2 }));
		expect(rules.score(read).totals[ANA]).toEqual({ points: 6, atLeast: false });
	});
});

/** Four seats with these points and so many Locations beside the Starting one. */
const finish = (...seats: readonly (readonly [vp: number, locations: number])[]) =>
	seats.reduce(
		(state, [vp, locations], seat) =>
			withLocations(withTokens(state, seat, { vp }), seat, locations),
		table({ players: seats.length })
	);

describe('Places', () => {
	test('Most VP wins', () => {
		const { places, ties } = rules.score(finish([10, 0], [30, 0], [20, 0], [5, 9]));
		expect(places).toEqual([3, 1, 2, 4]);
		expect(ties).toEqual([]);
	});

	test('equal players share a place: 1, 2, 2, 4', () => {
		expect(rules.score(finish([20, 3], [25, 2], [20, 3], [11, 5])).places).toEqual([2, 1, 2, 4]);
		expect(rules.score(finish([30, 1], [20, 1], [20, 1], [10, 1])).places).toEqual([1, 2, 2, 4]);
	});

	test('a tie is broken by most Location cards', () => {
		const { places, ties } = rules.score(finish([20, 2], [20, 4], [8, 6]));
		expect(places).toEqual([2, 1, 3]);
		expect(ties).toEqual([
			{ points: 20, seats: [BO, ANA], tieBreaks: [{ name: 'locations', figures: [5, 3] }] }
		]);
	});

	test('still tied: the victory is shared', () => {
		const { places, ties } = rules.score(finish([20, 3], [12, 9], [20, 3]));
		expect(places).toEqual([1, 3, 1]);
		expect(ties).toEqual([
			{ points: 20, seats: [ANA, CHLOE], tieBreaks: [{ name: 'locations', figures: [4, 4] }] }
		]);
	});

	test('later places use the same order', () => {
		const { places, ties } = rules.score(finish([9, 1], [9, 3], [30, 0], [9, 3]));
		expect(places).toEqual([4, 2, 1, 2]);
		expect(ties).toEqual([
			{ points: 9, seats: [BO, DOV, ANA], tieBreaks: [{ name: 'locations', figures: [4, 4, 2] }] }
		]);
	});
});
