import { glimpse, unreadable, type Reading } from '$lib/core/read';

const MOST_CHARACTERS = 20_000_000;

/** What every file of ours begins with. */
interface Kind {
	readonly format: string;
	readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

export const writeJsonFile = (kind: Kind, fields: object): string =>
	JSON.stringify({ ...kind, ...fields }, undefined, '\t');

function parse(text: string, most: number): Reading<Fields> {
	if (text.length > most) return unreadable('', `<=${most} characters`, `${text.length}`);
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value === 'object' && value !== null && !Array.isArray(value))
			return { ok: true, value: { ...value } };
		return unreadable('', 'object', glimpse(value));
	} catch {
		return unreadable('', 'JSON', glimpse(text));
	}
}

/** What kind of file of ours it says it is, whatever its version. */
export function formatOf(text: string, most = MOST_CHARACTERS): unknown {
	const file = parse(text, most);
	return file.ok ? file.value.format : undefined;
}

/** The fields of a file of this kind; sizes are looked at before anything is parsed. */
export function readJsonFile(
	text: string,
	{ format, version }: Kind,
	most = MOST_CHARACTERS
): Reading<Fields> {
	const file = parse(text, most);
	if (!file.ok) return file;
	if (file.value.format !== format)
		return unreadable('format', JSON.stringify(format), glimpse(file.value.format));
	if (file.value.version !== version)
		return unreadable('version', `${version}`, glimpse(file.value.version));
	return file;
}
