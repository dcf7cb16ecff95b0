import { describe, expect, test } from 'vitest';
import { mutants, withFault } from './proofs/mutants.mjs';
import { checks } from './proofs/reports.mjs';

describe('The faults that the checks have to find', () => {
	test('are one for every check', () => {
		expect(mutants.map(({ check }) => check).sort()).toEqual([...checks].sort());
	});

	// the soak would notice only after an hour
	test.each(mutants)('$check: $why', (mutant) => {
		const { source } = withFault(mutant);
		expect(source).toContain(mutant.replace);
	});

	test('are refused where they no longer fit', () => {
		const [fault] = mutants;
		if (!fault) throw new Error('no fault');
		expect(() => withFault({ ...fault, find: 'nowhere in it' })).toThrow('is 0 times in');
		expect(() => withFault({ ...fault, find: 'const ' })).toThrow(/is \d+ times in/);
	});
});
