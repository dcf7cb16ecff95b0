import { describe, expect, test } from 'vitest';
import { inSlices } from '$lib/platform/device/slices';

const items = Array.from({ length: 250 }, (_, index) => index);

describe('a long work in slices', () => {
	test('takes each item once, in order, and no more at a time than a slice holds', async () => {
		const taken: (readonly number[])[] = [];
		await inSlices(items, 100, (slice) => void taken.push(slice));
		expect(taken.map(({ length }) => length)).toEqual([100, 100, 50]);
		expect(taken.flat()).toEqual(items);
	});

	test('lets what waits, such as a tap, go first', async () => {
		const order: string[] = [];
		await inSlices(items, 100, () => {
			order.push('slice');
			setTimeout(() => order.push('tap'));
		});
		expect(order).toEqual(['slice', 'tap', 'slice', 'tap', 'slice']);
	});

	test('ends early once its result is no longer wanted', async () => {
		let slices = 0;
		const work = () => {
			slices++;
		};
		await inSlices(items, 100, work, () => slices > 0);
		expect(slices).toBe(1);
	});
});
