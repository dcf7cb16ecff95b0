import { pointsShown } from '$lib/screens/result/points-shown';
import type { Seat } from '$lib/core/seats';
import type { Table } from '$lib/platform/match/table.svelte';
import { isArtifact } from '../../games/clockworker/rules/catalogue';
import type { Clockworker } from '../../games/clockworker/rules/types';
import type { Strings } from '../../games/clockworker/strings/en';

/** `45 = 14 tokens + 18 printed + 13 records`: what the total of a seat is made of, if there is anything. */
export function sumShown(table: Table<Clockworker>, seat: Seat, t: Strings): string {
	const parts = table.sheet.rows.flatMap(({ source, cells }) => {
		const points = cells[seat]?.points ?? 0;
		if (points === 0) return [];
		return [`${points} ${isArtifact(source) ? t.shortNames[source] : t.sumParts[source]}`];
	});
	return parts.length === 0 ? '' : `${pointsShown(table.sheet, seat)} = ${parts.join(' + ')}`;
}
