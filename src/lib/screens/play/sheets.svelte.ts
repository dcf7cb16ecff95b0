import { createContext } from 'svelte';
import type { GameTypes, Rules } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';

/** The sheet that lies over the table: one of the house's, that of a seat, or one of the game's own. */
export type Opened<G extends GameTypes> =
	| { readonly what: 'log' | 'settings' | 'score' }
	| { readonly what: 'seat'; readonly seat: Seat }
	| { readonly what: 'own'; readonly sheet: G['sheet'] };

/** Opens sheets over the table, one at a time. */
export class Sheets<G extends GameTypes> {
	readonly rules: Rules<G>;
	opened = $state.raw<Opened<G>>();

	constructor(rules: Rules<G>) {
		this.rules = rules;
	}

	open(sheet: G['sheet']) {
		this.opened = { what: 'own', sheet };
	}

	openSeat(seat: Seat) {
		this.opened = { what: 'seat', seat };
	}
}

const [sheetsAround, setSheets] = createContext<Sheets<GameTypes>>();
export { setSheets };

/** For the house's screens, which know no sheet of any game. */
export const useAnySheets = (): Sheets<GameTypes> => sheetsAround();

const isFor = <G extends GameTypes>(
	sheets: Sheets<GameTypes>,
	rules: Rules<G>
): sheets is Sheets<G> => sheets.rules === rules;

/** For a game's own parts, typed by the rules that are given. */
export function useSheets<G extends GameTypes>(rules: Rules<G>): Sheets<G> {
	const sheets = sheetsAround();
	if (!isFor(sheets, rules)) throw new Error('this view belongs to another game');
	return sheets;
}
