import * as v from 'valibot';
import { reader } from '$lib/core/read';
import { remembered } from './remembered';

/** The table of last time, to begin the next match with. */
export interface LastTable {
	readonly game: string;
	readonly seats: readonly string[];
	readonly start: number;
}

const memory = remembered('last-table');
const read = reader<LastTable>(
	v.object({
		game: v.string(),
		seats: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(8)),
		start: v.pipe(v.number(), v.integer(), v.minValue(0))
	})
);

export function lastTable(): LastTable | undefined {
	try {
		const table = read(JSON.parse(memory.read() ?? 'null'));
		return table.ok ? table.value : undefined;
	} catch {
		return undefined;
	}
}

export const rememberTable = (table: LastTable) => memory.write(JSON.stringify(table));
