import type { BySeat, Seat } from '$lib/core/seats';
import { useMatch } from '$lib/platform/match';
import type { Table } from '$lib/platform/table.svelte';
import type { Clockworker } from '../rules/types';
import type { Strings } from '../strings/en';

/** The total of a seat as figures; `12+` while some value is not known. */
export function pointsShown(table: Table<Clockworker>, seat: Seat, t: Strings): string {
	const total = table.sheet.totals[seat];
	if (!total) return '';
	return total.atLeast ? t.atLeast(total.points) : `${total.points}`;
}

/** `14 + 18 + 13 = 45`: the total of a seat from source to source. */
export function sumShown(table: Table<Clockworker>, seat: Seat, t: Strings): string {
	const points = table.sheet.rows.flatMap(({ cells }) => cells[seat]?.points ?? []);
	return `${points.join(' + ')} = ${pointsShown(table, seat, t)}`;
}

/** Which of the four marks each seat has chosen. */
export const useMarks = (): BySeat<number> => {
	const { marks, setup } = useMatch();
	return marks ?? setup.seats.map((_, seat) => seat);
};
