import type { Seat } from '$lib/core/seats';
import type { Table } from '$lib/platform/match/table.svelte';
import { isArtifact } from '../../rules/catalogue';
import type { Clockworker } from '../../rules/types';
import type { Strings } from '../../strings/en';

/** The total of a seat as figures; `12+` while some value is not known. */
export function pointsShown(table: Table<Clockworker>, seat: Seat, t: Strings): string {
	const total = table.sheet.totals[seat];
	if (!total) return '';
	return total.atLeast ? t.atLeast(total.points) : `${total.points}`;
}

/** `45 = 14 tokens + 18 printed + 13 records`: what the total of a seat is made of, if there is anything. */
export function sumShown(table: Table<Clockworker>, seat: Seat, t: Strings): string {
	const parts = table.sheet.rows.flatMap(({ source, cells }) => {
		const points = cells[seat]?.points ?? 0;
		if (points === 0) return [];
		return [`${points} ${isArtifact(source) ? t.shortNames[source] : t.sumParts[source]}`];
	});
	return parts.length === 0 ? '' : `${pointsShown(table, seat, t)} = ${parts.join(' + ')}`;
}
