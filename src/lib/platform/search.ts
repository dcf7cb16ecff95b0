import { foldedText } from './words';

/** Something to be found: by what it is called, or by what is said of it. */
export interface Findable<Id> {
	readonly id: Id;
	readonly names: readonly string[];
	readonly texts: readonly string[];
}

const wordsOf = (text: string): readonly string[] =>
	foldedText(text)
		.replaceAll('œ', 'oe')
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

const joined = (words: readonly string[]) => words.join('');

/** Equal but for one letter: another one, one too many, one too few, or two that changed places. */
export function isOneOff(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (long.length - short.length > 1) return false;
	let at = 0;
	while (at < short.length && short[at] === long[at]) at++;
	if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
	const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
	return (
		short.slice(at + 1) === long.slice(at + 1) ||
		(isSwapped && short.slice(at + 2) === long.slice(at + 2))
	);
}

/** While a word is being typed, its beginning may already hold the slip. */
const beginsOneOff = (word: string, typed: string): boolean =>
	[typed.length - 1, typed.length, typed.length + 1].some(
		(length) => length <= word.length && isOneOff(word.slice(0, length), typed)
	);

/** How well a word fits what is typed: the lower, the better. */
const FIT = { whole: 0, beginning: 1, within: 3, slip: 6, none: Infinity } as const;
/** What something is called counts more than what is said of it. */
const SAID = 4;

const LONG_ENOUGH_WITHIN = 3;
const LONG_ENOUGH_TO_SLIP = 4;

function fit(word: string, typed: string, maySlip: boolean): number {
	if (word === typed) return FIT.whole;
	if (word.startsWith(typed)) return FIT.beginning;
	if (typed.length >= LONG_ENOUGH_WITHIN && word.includes(typed)) return FIT.within;
	return maySlip && beginsOneOff(word, typed) ? FIT.slip : FIT.none;
}

interface Entry<Id> {
	readonly id: Id;
	/** Single words, and neighbours run together for whoever forgets a space. */
	readonly called: readonly string[];
	readonly said: readonly string[];
	/** Whole names without their spaces. */
	readonly names: readonly string[];
}

function entryOf<Id>({ id, names, texts }: Findable<Id>): Entry<Id> {
	const named = names.map(wordsOf);
	const pairs = named.flatMap((words) =>
		words.slice(1).map((word, before) => `${words[before] ?? ''}${word}`)
	);
	return {
		id,
		called: [...new Set([...named.flat(), ...pairs])],
		said: [...new Set(texts.flatMap(wordsOf))],
		names: named.map(joined)
	};
}

const best = (words: readonly string[], typed: string, maySlip: boolean): number =>
	words.reduce((least, word) => Math.min(least, fit(word, typed, maySlip)), FIT.none);

/** A small library by heart: every word that is typed must fit, in any order, with a slip or two. */
export class Search<Id> {
	readonly #entries: readonly Entry<Id>[];

	constructor(all: readonly Findable<Id>[]) {
		this.#entries = all.map(entryOf);
	}

	/** Best first; all of them, in their own order, while nothing is typed. */
	find(wanted: string): readonly Id[] {
		const typed = wordsOf(wanted);
		return this.#entries
			.map((entry) => ({ id: entry.id, fit: this.#fit(entry, typed) }))
			.filter(({ fit }) => fit < FIT.none)
			.sort((one, other) => one.fit - other.fit)
			.map(({ id }) => id);
	}

	#fit(entry: Entry<Id>, typed: readonly string[]): number {
		const whole = joined(typed);
		// a whole name with one slip, wherever its spaces went
		if (whole.length > LONG_ENOUGH_TO_SLIP && entry.names.some((name) => isOneOff(name, whole)))
			return FIT.beginning;
		return typed.reduce((sum, word) => {
			// a short word with a slip could be any other; beside longer ones it may be what it looks like
			const isLong = word.length >= LONG_ENOUGH_TO_SLIP;
			const called = best(entry.called, word, isLong || (typed.length > 1 && word.length > 1));
			return sum + Math.min(called, SAID + best(entry.said, word, isLong));
		}, 0);
	}
}
