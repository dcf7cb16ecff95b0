export const printedFile = {
	format: 'mainspring-copy',
	version: 1,
	game: 'clockworker',
	facts: {
		artifacts: { 'clockwork-god': { points: 3, cost: { red: 1 } } },
		records: [{ points: 5 }],
		locations: [{ name: 'Boiler', cost: 2, spaces: [{ gears: 1 }] }],
		startingSpaces: [{ gears: 1 }]
	}
};

export const book = [
	['/book/clockworker', 'Look up'],
	['/book/clockworker/pick-up-ship', 'Pick Up Ship']
] as const;

export const action = 'Recharge';
