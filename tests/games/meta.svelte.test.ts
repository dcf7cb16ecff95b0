import { expect, test } from 'vitest';
import { games, loadGame } from '$lib/games/registry';

test('there are games on the shelf', () => {
	expect(games.size).toBeGreaterThan(0);
});

test.each([...games])(
	'%s says of a sample and of a book exactly whether it has one',
	async (id, meta) => {
		const module = await loadGame(id);
		expect(module?.meta).toBe(meta);
		expect(meta.sample === true).toBe(module?.sample !== undefined);
		expect(meta.book === true).toBe(module?.book !== undefined);
	}
);
