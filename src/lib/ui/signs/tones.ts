/** A colour with a meaning; app.css turns the class `tone-…` into the custom property `--tone`. */
export type Tone =
	| 'ink'
	| 'soft'
	| 'brass'
	| 'teal'
	| 'rust'
	| 'violet'
	| 'steel'
	| 'red'
	| 'green'
	| 'blue'
	| 'gold';
