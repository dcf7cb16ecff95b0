import type { Ending, GameTypes, Rules, ScoreSheet, Total } from '$lib/core/game';
import type { BySeat, Seat } from '$lib/core/seats';
import { ranking, type TieBreak } from '$lib/core/score/ranking';
import type { GameStrings } from '$lib/platform/module';
import { strings } from '$lib/platform/strings';
import type { ResultContext } from '$lib/screens/result/result-context';

// A result to tell, of a game of which only the scores matter.

const NAMES = ['Ana', 'Bo', 'Chloé', 'Dov'];

const total = (points: number): Total => ({ points, atLeast: false });

const rules: Rules<GameTypes> = {
	setup: () => ({}),
	apply: (state) => state,
	toPlay: () => ({ seats: [], round: 7 }),
	ending: () => undefined,
	objections: () => [],
	called: (seat, over) => ({ type: 'called', seat, over }),
	score: () => ({ rows: [], totals: [], places: [], ties: [] }),
	readEvent: () => ({ ok: false, problem: { field: '', expected: '', received: '' } })
};
const ending: Ending<string> = { reason: 'rounds', round: 7, stillToPlay: [], over: true };

interface Scores {
	readonly points: BySeat<number>;
	readonly tieBreaks?: readonly TieBreak[];
	readonly lowestWins?: boolean;
	readonly teams?: readonly (readonly Seat[])[];
	readonly opponent?: { readonly points: number; readonly place: number };
	/** By source, what each seat has from it. */
	readonly sources?: Readonly<Record<string, BySeat<number>>>;
	readonly words?: Partial<GameStrings<GameTypes>>;
	readonly language?: 'en' | 'fr';
	readonly over?: boolean;
}

/** Places and ties as the core ranks the points; an opponent's place is told. */
export function told({
	points,
	tieBreaks = [],
	lowestWins = false,
	teams,
	opponent,
	sources = {},
	words = {},
	language = 'en',
	over = true
}: Scores): ResultContext {
	const ranked = ranking(points, tieBreaks, { lowestWins });
	const places = ranked.places.map((place) =>
		opponent && place >= opponent.place ? place + 1 : place
	);
	const sheet: ScoreSheet<GameTypes> = {
		rows: Object.entries(sources).map(([source, cells]) => ({
			source,
			cells: cells.map((each) => ({
				points: each,
				arithmetic: { kind: 'sum', values: [each] }
			}))
		})),
		totals: points.map(total),
		places,
		ties: ranked.ties,
		...(teams && { teams }),
		...(opponent && { opponent: { total: total(opponent.points), place: opponent.place } })
	};
	return {
		table: {
			rules,
			setup: { seats: NAMES.slice(0, points.length), start: 0, houseRules: {}, options: {} },
			state: {},
			sheet,
			ending: { ...ending, over }
		},
		game: {
			describe: () => '',
			objection: () => '',
			terms: {},
			triggered: {},
			houseRules: {},
			...words
		},
		tones: undefined,
		t: strings[language]
	};
}
