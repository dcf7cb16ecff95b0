/** All that the shelf knows of the game. A switch that is off means the default reading. */
export const meta = {
	title: 'Clockworker',
	icon: 'gear',
	players: { from: 2, to: 4 },
	passesByItself: true,
	sample: true,
	book: true,
	houseRules: {
		/** CPU Replacing Tech: each time a worker is gained, not once a turn. */
		cpuEachTime: { default: false },
		/** Additional Robotic Arm: once a phase, not for each worker that brought gears. */
		armOncePerPhase: { default: false },
		/** +1 Resource marker: all that the top space shows, not one. */
		markerGivesAll: { default: false },
		/** Extended Memory pays for its own acquisition. */
		memoryCountsItself: { default: false },
		/** Pick Up Ship leaves out the Starting Location. */
		shipSkipsStart: { default: false }
	}
} as const;
