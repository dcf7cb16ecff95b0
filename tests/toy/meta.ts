/** All that the shelf knows of the game. */
export const meta = {
	title: 'Toy Numbers',
	icon: 'dice',
	players: { from: 2, to: 2 },
	book: true,
	houseRules: { double: { default: false } }
} as const;
