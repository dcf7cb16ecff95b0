/** What is filled in: figures, keypads and values that are printed. */
export const fields = {
	fields: {
		fewer: (label: string) => `${label}: one less`,
		more: (label: string) => `${label}: one more`,
		unknown: 'not known',
		forget: (label: string) => `${label}: not known`,
		otherValue: 'Another value',
		record: 'Save',
		faceDown: 'face down',
		points: 'Points',
		pointsUnknown: (points: string) => `${points} ?`,
		pointsSecret: (points: string) => `${points} ••`
	}
};
