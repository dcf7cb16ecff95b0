import type { GameTypes, Rules, Setup } from '$lib/core/game';
import type { DeviceId, Entry, EntryId, Log, Note } from '$lib/core/log/log';

/** The smallest game: letters are said, and the state is what was said. */
export interface Letters extends GameTypes {
	readonly state: { readonly said: string };
	readonly event: { readonly type: 'said'; readonly letter: string };
	readonly houseRules: { readonly loud: boolean };
	readonly options: object;
	readonly endReason: string;
	readonly scoreSource: string;
	readonly objection: { readonly term: string };
	readonly effect: { readonly letter: string };
	readonly tieBreak: never;
	readonly printed: object;
	readonly difference: never;
}

/** With the house rule `loud`, everything comes out in capitals. */
export const letters: Rules<Letters> = {
	setup: ({ houseRules }) => ({ said: houseRules.loud ? '!' : '' }),
	apply: ({ said }, { letter }) => ({
		said: said + (said.startsWith('!') ? letter.toUpperCase() : letter)
	}),
	effects: (_, { letter }) => [{ letter }],
	objections: () => [],
	called: () => ({ type: 'said', letter: '.' }),
	toPlay: () => ({ seats: [0], round: 1 }),
	ending: () => undefined,
	score: () => ({ rows: [], totals: [], places: [], ties: [] }),
	owned: () => [],
	wasTracked: () => true,
	readEvent: () => ({ ok: false, problem: { field: '', expected: '', received: '' } }),
	readOptions: () => ({ ok: true, value: {} })
};

export const lettersSetup: Setup<Letters> = {
	seats: ['Ana'],
	start: 0,
	houseRules: { loud: false },
	options: {}
};

// safe: any text is an id
export const id = (name: string) => name as EntryId;

export const line = (
	name: string,
	note: Note<Letters>,
	{ device = 'phone', clock = 1 } = {}
): Entry<Letters> => ({
	id: id(name),
	at: 0,
	// safe: any text is an id
	device: device as DeviceId,
	clock,
	...note
});

/** Notes written one after another by one device. */
export const written = (notes: readonly (readonly [string, Note<Letters>])[]): Log<Letters> =>
	notes.map(([name, note], index) => line(name, note, { clock: index + 1 }));

export const said = (letter: string): Note<Letters> => ({
	kind: 'played',
	event: { type: 'said', letter }
});
export const corrected = (
	target: string,
	letter: string | null,
	...folded: readonly string[]
): Note<Letters> => ({
	kind: 'corrected',
	target: id(target),
	event: letter === null ? null : { type: 'said', letter },
	...(folded.length > 0 && { folded: folded.map(id) })
});
export const undone = (target: string): Note<Letters> => ({ kind: 'undone', target: id(target) });
export const redone = (target: string): Note<Letters> => ({ kind: 'redone', target: id(target) });
export const agreed = (loud: boolean): Note<Letters> => ({ kind: 'agreed', houseRules: { loud } });
