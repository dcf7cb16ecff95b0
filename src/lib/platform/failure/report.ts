// What a user may hand over when the app has failed: enough to find the fault, and nothing about
// who played what. It is shown before it is copied, and never sent. Its words are for those who mend
// the app, so they are the same in every language.

/** Where it happened; nothing in here is about people. */
export interface Circumstances {
	readonly version: string;
	/** With its parameters left out: `/match/[id]`. */
	readonly route: string | null;
	readonly browser: string;
	readonly language: string;
	readonly viewport: string;
	readonly online: boolean;
	readonly usedBytes?: number | undefined;
	readonly quotaBytes?: number | undefined;
	readonly matches?: number | undefined;
	readonly lines?: number | undefined;
}

const HIDDEN = '•';
const MOST_CHARACTERS = 400;
const MOST_FRAMES = 12;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A name of one or two letters stands in many words: it counts where it stands alone. */
function occurrences(secret: string): RegExp {
	const isShort = secret.length < 3;
	const letter = '[\\p{L}\\p{N}]';
	const text = escaped(secret);
	return new RegExp(isShort ? `(?<!${letter})${text}(?!${letter})` : text, 'giu');
}

/** Leaves out all that users wrote, and addresses, ids and names of files. */
export function scrubbed(text: string, secrets: readonly string[]): string {
	const longestFirst = secrets
		.map((secret) => secret.normalize('NFC').trim())
		.filter((secret) => secret !== '')
		.sort((a, b) => b.length - a.length);
	let left = text.normalize('NFC');
	for (const secret of longestFirst) left = left.replace(occurrences(secret), HIDDEN);
	return (
		left
			// an error of Svelte's is nothing but an address
			.replace(
				/(?!https:\/\/svelte\.dev\/e\/\w+)\b(?:[a-z][a-z\d+.-]*:\/\/|blob:|data:)\S+/gi,
				HIDDEN
			)
			.replace(/"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g, HIDDEN)
			// what the program calls its own parts may stay
			.replace(
				/((?:reading|setting|property) '[\w$]+')|'[^']*'/g,
				(_, own?: string) => own ?? HIDDEN
			)
			.replace(/(\/(?:match|book)\/)[^\s/]+/g, `$1${HIDDEN}`)
			.replace(/[^\s/\\]+\.(?:json|csv|txt|pdf|png|jpe?g|webp)\b/gi, HIDDEN)
			.replace(/\b[\da-f]{4,}(?:-[\da-f]{4,})+\b|\b(?=\w*\d)[\da-f]{8,}\b|\d{5,}/gi, HIDDEN)
			.slice(0, MOST_CHARACTERS)
	);
}

/** `at Table.play (https://…/_app/immutable/chunks/a.js:1:2)`, or `play@https://…` elsewhere. */
const FRAME =
	/(?:at (?:async )?(?:(?:new )?([\w$.#<>]+) (?:\[[^\]]*\] )?\()?|([\w$.#<>]*)@)\S*?\/_app\/immutable\/([\w/.-]+\.js:\d+:\d+)/;

/** The lines of a stack that are in files of ours, which say nothing of where the app is hosted. */
export const ownFrames = (stack: string, secrets: readonly string[]): readonly string[] =>
	stack
		.split('\n')
		.flatMap((line) => {
			const found = FRAME.exec(line);
			if (!found) return [];
			const [, name, otherName, place = ''] = found;
			return [[scrubbed(name ?? otherName ?? '', secrets), place].filter(Boolean).join(' ')];
		})
		.slice(0, MOST_FRAMES);

/** The engine writes these itself and knows no names; the words of other errors are ours. */
const isByTheEngine = (error: Error) =>
	error instanceof DOMException ||
	[TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind);

/** Without `secrets`, which may not be readable, only what the engine says is repeated. */
function errorLine(error: unknown, secrets: readonly string[] | undefined): string {
	if (!(error instanceof Error)) return `a ${typeof error} was thrown`;
	const name = /^\w{1,40}$/.exec(error.name)?.[0] ?? 'Error';
	if (!secrets && !isByTheEngine(error)) return `${name}: ${HIDDEN}`;
	return `${name}: ${scrubbed(error.message, secrets ?? [])}`;
}

const inMegabytes = (bytes: number | undefined) =>
	bytes === undefined ? '?' : (bytes / 1e6).toFixed(1);

export function failureReport(
	error: unknown,
	at: Circumstances,
	secrets: readonly string[] | undefined
): string {
	const stack = error instanceof Error ? (error.stack ?? '') : '';
	return [
		`Mainspring ${at.version}`,
		errorLine(error, secrets),
		...ownFrames(stack, secrets ?? []).map((frame) => `  ${frame}`),
		`page: ${at.route ?? 'none'}`,
		`browser: ${at.browser}`,
		`language: ${at.language}`,
		`viewport: ${at.viewport}`,
		`network: ${at.online ? 'on' : 'off'}`,
		`storage: ${inMegabytes(at.usedBytes)} of ${inMegabytes(at.quotaBytes)} MB`,
		`matches: ${at.matches ?? '?'}, lines: ${at.lines ?? '?'}`
	].join('\n');
}
