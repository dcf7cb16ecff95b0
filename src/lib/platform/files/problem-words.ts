import type { Problem } from '$lib/core/data/read';
import { harmless } from '$lib/core/data/text';

/** What a table calls a part of a file, by the way that leads there. */
const PARTS = {
	log: 'lines',
	'log.#': 'line',
	match: 'match',
	'match.game': 'game',
	'match.startedAt': 'times',
	'match.lastAt': 'times',
	'match.title': 'title',
	'match.note': 'note',
	'match.marks': 'marks',
	'match.result': 'result',
	'match.setup.seats': 'players',
	'match.setup.seats.#': 'player',
	'match.setup.start': 'start',
	'match.setup.houseRules': 'houseRules',
	'match.setup.options.printed': 'values',
	matches: 'matches',
	people: 'people',
	'people.#': 'person',
	copies: 'values',
	facts: 'values'
} as const satisfies Readonly<Record<string, string>>;

/** What is wrong with it, as far as it can be said simply: the first that fits. */
const FAULTS = [
	['key', /^no key/],
	['twice', /^an id of its own/],
	['number', /^(number|integer|safe_integer)$/],
	['text', /^string$/],
	['much', /^</],
	['little', /^[>!]/],
	['unknown', /\||^a /],
	['wrong', /^/]
] as const satisfies readonly (readonly [string, RegExp])[];

type Part = (typeof PARTS)[keyof typeof PARTS] | 'other';
type Fault = (typeof FAULTS)[number][0] | 'missing';

/** How a language says it. */
export interface ProblemVocabulary {
	readonly parts: Readonly<Record<Part, string | ((number: number, alone: boolean) => string)>>;
	readonly faults: Readonly<Record<Fault, string>>;
	/** A part of one of many matches; with none, all of that match. */
	readonly ofMatch: (number: number, part?: string) => string;
	readonly semicolon: string;
}

const NAMES: ReadonlyMap<string, Part> = new Map(Object.entries(PARTS));

/** The longest way that is shown: keys of a file can be of any length. */
const MOST_SHOWN = 60;

function partOf(steps: readonly string[]): Part {
	const way = steps.map((step) => (/^\d+$/.test(step) ? '#' : step));
	for (; way.length > 0; way.pop()) {
		const known = NAMES.get(way.join('.'));
		if (known) return known;
	}
	return 'other';
}

function faultOf({ expected, received }: Problem): Fault {
	if (received === 'nothing') return 'missing';
	return FAULTS.find(([, sign]) => sign.test(expected))?.[0] ?? 'wrong';
}

function where(field: string, { parts, ofMatch }: ProblemVocabulary): string {
	const [, match, inside = ''] = /^matches\.(\d+)\.?(.*)/s.exec(field) ?? [];
	const steps = (match === undefined ? field : inside).split('.');
	const part = partOf(steps);
	const word = parts[part];
	const number = Number(steps.find((step) => /^\d+$/.test(step))) + 1;
	const named = typeof word === 'string' ? word : word(number, match === undefined);
	if (match === undefined) return named;
	return ofMatch(Number(match) + 1, part === 'match' || part === 'other' ? undefined : named);
}

/** `line 13 of the match (not a whole number; log.12.event.seat)`, in the words of a language. */
export function problemText(problem: Problem, words: ProblemVocabulary): string {
	const path = harmless(problem.field);
	const shown = path.length > MOST_SHOWN ? `…${path.slice(-MOST_SHOWN)}` : path;
	const fault = words.faults[faultOf(problem)];
	return `${where(problem.field, words)} (${fault}${words.semicolon}${shown})`;
}
