import { expect, test } from 'vitest';
import { games } from './games';
import { mustComeToTheSame } from './rules';

// The bench is run now and then: what a game gives it must not go stale meanwhile.

test('there are games to be measured', () => {
	expect(games.size).toBeGreaterThan(0);
});

test.each([...games])('%s: the bare loop comes to the same states as the rules', (_, game) => {
	for (const { setup, events } of game.others())
		expect(() => mustComeToTheSame(game, setup, events)).not.toThrow();
});

test.each([...games])('%s: a match still runs after so many events', (_, game) => {
	const { rules, setup } = game;
	const state = game
		.events(300)
		.reduce((before, event) => rules.apply(before, event), rules.setup(setup));
	expect(rules.ending(state)).toBeUndefined();
});
