import { expect, test } from 'vitest';
import type { Rules } from '$lib/core/game';
import { readLog } from '$lib/core/log/read-log';
import { line, said, letters, type Letters } from './letters';

const rules: Rules<Letters> = {
	...letters,
	readEvent: () => ({ ok: true, value: { type: 'said', letter: 'x' } })
};

test('lines from a disk that only knows their clocks come in the one order', () => {
	const first = line('z', said('x'), { device: 'phone' });
	const second = line('a', said('x'), { device: 'tablet' });
	expect(readLog(rules, 1, [second, first])).toEqual({ ok: true, value: [first, second] });
});
