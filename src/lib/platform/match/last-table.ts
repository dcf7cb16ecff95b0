import { readJson } from '$lib/core/data/json';
import { readLaidTable, type LaidTable } from './match';
import { localValue } from '../device/local-value';

const table = localValue('last-table');
const MOST_CHARACTERS = 100_000;

/** The table of last time, to begin the next match with. */
export function lastTable(): LaidTable | undefined {
	const json = readJson(table.read() ?? '', MOST_CHARACTERS);
	const reading = json.ok ? readLaidTable(json.value) : json;
	return reading.ok ? reading.value : undefined;
}

/** Called when a match begins. */
export const rememberTable = (laid: LaidTable): void => table.write(JSON.stringify(laid));
