import { expect, it } from 'vitest';
import { strings } from '$lib/games/clockworker/strings';

const names = ['Ana', 'Bo', 'Chloé'];

it('ends a match by the table, whosever turn it is', () => {
	const event = { type: 'called', seat: 2, over: true } as const;
	expect(strings.en.describe(event, names)).toBe('The table ended the match');
	expect(strings.fr.describe(event, names)).toBe('La table met fin à la partie');
	expect(strings.en.describe({ ...event, over: false }, names)).toBe(
		'The table took the match up again'
	);
});
