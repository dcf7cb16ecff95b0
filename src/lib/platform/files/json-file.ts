import { readJson } from '$lib/core/data/json';
import { glimpse, unreadable, type Reading } from '$lib/core/data/read';

/** A shelf of years is some 40 MB. */
const MOST_BYTES = 96_000_000;

/** What every file of ours begins with. */
interface Kind {
	readonly format: string;
	readonly version: number;
}

/** A file of some kind or other, parsed and not yet read. */
export type Fields = Readonly<Record<string, unknown>>;

export const writeJsonFile = (kind: Kind, fields: object): string =>
	JSON.stringify({ ...kind, ...fields }, undefined, '\t');

/** Every file is read by this first, before its format is looked at. */
export function readFields(text: string): Reading<Fields> {
	const read = readJson(text, MOST_BYTES);
	if (!read.ok) return read;
	const { value } = read;
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? { ok: true, value: { ...value } }
		: unreadable('', 'object', glimpse(value));
}

/** The same, for a file that was picked or dropped: nothing of a large one is even loaded. */
export async function readFileFields(file: Blob): Promise<Reading<Fields>> {
	if (file.size > MOST_BYTES) return unreadable('size', `${MOST_BYTES}`, `${file.size}`);
	try {
		return readFields(await file.text());
	} catch {
		return unreadable('', 'a file', 'nothing');
	}
}

export const isOfKind = ({ format }: Fields, kind: Kind): boolean => format === kind.format;

/** The fields of a file, if it is of this kind. */
export function readKind(fields: Fields, { format, version }: Kind): Reading<Fields> {
	if (fields.format !== format)
		return unreadable('format', JSON.stringify(format), glimpse(fields.format));
	if (fields.version !== version)
		return unreadable('version', `${version}`, glimpse(fields.version));
	return { ok: true, value: fields };
}
