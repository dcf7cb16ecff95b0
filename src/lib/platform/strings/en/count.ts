export const count = {
	count: {
		points: 'Count the points',
		again: 'Count again',
		againText: 'Seat by seat, what lies in front of everyone.',
		title: (name: string) => `Count ${name}`,
		step: (step: number, of: number, name: string) =>
			`${step} of ${of} · tap what lies in front of ${name}`,
		nextSeat: (name: string) => `Next: ${name} →`,
		backToResult: 'Back to the result'
	}
};
