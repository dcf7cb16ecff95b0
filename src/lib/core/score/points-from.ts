import type { GameTypes, ScoreSheet } from '../game';
import type { Seat } from '../seats';

/** What a seat has from some of the rows of its sheet. */
export const pointsFrom = <G extends Pick<GameTypes, 'scoreSource' | 'tieBreak'>>(
	{ rows }: ScoreSheet<G>,
	seat: Seat,
	counts: (source: G['scoreSource']) => boolean
): number =>
	rows.reduce(
		(sum, { source, cells }) => sum + (counts(source) ? (cells[seat]?.points ?? 0) : 0),
		0
	);
