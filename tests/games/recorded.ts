import type { Ending, GameTypes, Rules, ScoreSheet, Setup } from '$lib/core/game';
import type { DeviceId, Entry, EntryId, Log } from '$lib/core/log/log';

/** A sheet as it is written down: each cell with its arithmetic, null where there is none. */
interface WrittenSheet extends Pick<ScoreSheet<GameTypes>, 'totals' | 'places' | 'ties'> {
	readonly rows: Readonly<Record<string, readonly (string | null)[]>>;
}

/** `tests/games/<game>/plays/*.json`: a whole match of a careful table, and its sheet. */
interface Recorded {
	readonly title: string;
	readonly setup: Setup<GameTypes>;
	readonly events: readonly unknown[];
	readonly ending: Ending<string>;
	readonly sheet: WrittenSheet;
}

export interface Play extends Recorded {
	readonly game: string;
	readonly rules: Rules<GameTypes>;
	readonly events: readonly GameTypes['event'][];
}

const found = import.meta.glob<Recorded>('./*/plays/*.json', { import: 'default', eager: true });
const rulesOf = import.meta.glob<Rules<GameTypes>>('/src/lib/games/*/rules/index.ts', {
	import: 'rules',
	eager: true
});

function read(path: string, recorded: Recorded): Play {
	const game = path.split('/')[1] ?? '';
	const rules = rulesOf[`/src/lib/games/${game}/rules/index.ts`];
	if (!rules) throw new Error(`${path} is a play of a game that has no rules`);
	const events = recorded.events.map((value) => {
		const reading = rules.readEvent(value);
		if (!reading.ok) throw new Error(`${path}: ${reading.problem.field}`);
		return reading.value;
	});
	return { ...recorded, game, rules, events };
}

/** The recorded plays of every game, for what has to hold in all of them. */
export const PLAYS: readonly Play[] = Object.entries(found).map(([path, play]) => read(path, play));

/** What one device wrote, a line a second. */
export const logOf = <G extends GameTypes>(events: readonly G['event'][]): Log<G> =>
	events.map((event, clock): Entry<G> => ({
		// safe: any text is an id
		id: `entry-${clock}` as EntryId,
		at: 1_700_000_000_000 + clock * 1000,
		device: 'tablet' as DeviceId,
		clock,
		kind: 'played',
		event
	}));
