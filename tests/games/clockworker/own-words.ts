/** What only this game has. No file of the house speaks of it: tests/architecture/games.test.ts. */
export const OWN_WORDS: readonly string[] = [
	'end tile',
	'gears',
	'rouages',
	'pellet',
	'pastille',
	'artifact',
	'artefact',
	'starting location',
	'hides records',
	'communicated',
	'dispatched',
	'recharged',
	'retrieve',
	'megaphone',
	'clockwork god'
];
