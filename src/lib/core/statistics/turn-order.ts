import type { Seat } from '../seats';
import type { Finished } from '.';
import { ascending, pageOf } from './ledger';
import { Results, type Rate } from './results';

export interface PositionStatistics {
	readonly players: number;
	/** 0 for the start player, then clockwise. */
	readonly position: number;
	readonly rate: Rate;
}

export class TurnOrderTally {
	readonly #byPlayers = new Map<number, Map<number, Results>>();

	add(match: Finished, seat: Seat): void {
		const players = match.points.length;
		const position = (seat - match.start + players) % players;
		const positions = pageOf(this.#byPlayers, players, Map<number, Results>);
		pageOf(positions, position, Results).add(match, seat);
	}

	get statistics(): readonly PositionStatistics[] {
		return ascending(this.#byPlayers).flatMap(([players, positions]) =>
			ascending(positions).map(([position, { rate }]) => ({ players, position, rate }))
		);
	}
}
