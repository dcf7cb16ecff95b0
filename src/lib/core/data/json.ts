import { glimpse, unreadable, type Reading } from './read';

/** Deeper than anything of ours: a line of a match in a backup nests eight levels. */
const MOST_LEVELS = 32;
/** What an object inherits, or is made by: a key of that name is never data. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const OPENING: ReadonlySet<number> = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));
const CLOSING: ReadonlySet<number> = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)));

/** Whether brackets nest deeper than anything of ours, without parsing any of it. */
function isTooDeep(text: string): boolean {
	let level = 0;
	let quoted = false;
	for (let at = 0; at < text.length; at++) {
		const sign = text.charCodeAt(at);
		if (quoted) {
			if (sign === BACKSLASH) at++;
			else if (sign === QUOTE) quoted = false;
		} else if (sign === QUOTE) quoted = true;
		else if (OPENING.has(sign)) {
			if (++level > MOST_LEVELS) return true;
		} else if (CLOSING.has(sign)) level--;
	}
	return false;
}

/** Where a key stands that is never data; undefined if there is none. */
function forbiddenKey(value: unknown): string | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	// a list of millions is not to become millions of names
	const isList = Array.isArray(value);
	const keys = isList ? value.keys() : Object.keys(value);
	for (const key of keys) {
		if (!isList && FORBIDDEN.has(`${key}`)) return `${key}`;
		// safe: any object may be asked for a key, and what it gives stays unknown
		const found = forbiddenKey((value as Readonly<Record<string, unknown>>)[key]);
		if (found !== undefined) return `${key}.${found}`;
	}
	return undefined;
}

/** Text from anywhere, as data: how much and how deep is looked at before any of it is parsed. */
export function readJson(text: string, most: number): Reading<unknown> {
	if (text.length > most) return unreadable('size', `${most}`, `${text.length}`);
	if (isTooDeep(text)) return unreadable('depth', `<=${MOST_LEVELS}`, `>${MOST_LEVELS}`);
	try {
		const value: unknown = JSON.parse(text);
		const forbidden = forbiddenKey(value);
		return forbidden === undefined
			? { ok: true, value }
			: unreadable(forbidden, 'no key of this name', 'there');
	} catch {
		return unreadable('', 'JSON', glimpse(text));
	}
}
