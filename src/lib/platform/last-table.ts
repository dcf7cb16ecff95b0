import { readLaidTable, type LaidTable } from './match';
import { remembered } from './remembered';

const table = remembered('last-table');

/** The table of last time, to begin the next match with. */
export function lastTable(): LaidTable | undefined {
	try {
		const reading = readLaidTable(JSON.parse(table.read() ?? 'null'));
		return reading.ok ? reading.value : undefined;
	} catch {
		return undefined;
	}
}

/** Called when a match begins. */
export const rememberTable = (laid: LaidTable): void => table.write(JSON.stringify(laid));
