import { foldedText } from '$lib/platform/formats';

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

/** While a word is being typed, what there is of it may already hold the slip. */
function beginsOneOff(word: string, typed: string): boolean {
	let at = 0;
	while (at < typed.length && typed[at] === word[at]) at++;
	const [rest, after] = [typed.slice(at), typed.slice(at + 1)];
	const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
	return (
		word.startsWith(after, at + 1) ||
		word.startsWith(after, at) ||
		word.startsWith(rest, at + 1) ||
		(isSwapped && word.startsWith(typed.slice(at + 2), at + 2))
	);
}

/** How well a word fits what is typed: the lower, the better. */
const FIT = { whole: 0, beginning: 1, within: 5, slip: 6, none: Infinity } as const;
/** What something is called counts more than what is said of it. */
const SAID = 4;

const LONG_ENOUGH_WITHIN = 3;
const LONG_ENOUGH_TO_SLIP = 4;
/** In a name, of which there are few. */
const LONG_ENOUGH_TO_SLIP_IN_NAMES = 3;

function fit(word: string, typed: string): number {
	if (word === typed) return FIT.whole;
	if (word.startsWith(typed)) return FIT.beginning;
	return typed.length >= LONG_ENOUGH_WITHIN && word.includes(typed) ? FIT.within : FIT.none;
}

/** A word of the library, and what it is in: as a name, or in what is said. */
interface Word {
	readonly called: Set<number>;
	readonly said: Set<number>;
}

/** Single words, and neighbours run together, since spaces are forgotten. */
function wordsOfName(name: string): readonly string[] {
	const words = wordsOf(name);
	const pairs = words.slice(1).map((word, before) => `${words[before] ?? ''}${word}`);
	return [...words, ...pairs];
}

interface Found {
	readonly fits: readonly number[];
}

const fitting = (fits: readonly number[]) => fits.filter((each) => each < FIT.none);

/** The more words fit, and the better, the lower. */
const sum = (fits: readonly number[]): number =>
	fitting(fits).reduce((total, each) => total + each - SAID - FIT.slip, 0);

function fittingMost<F extends Found>(all: readonly F[]): readonly F[] {
	const most = Math.max(...all.map(({ fits }) => fitting(fits).length));
	return most === 0 ? [] : all.filter(({ fits }) => fitting(fits).length === most);
}

/** Equals stay in their own order. */
const sorted = <F extends Found>(
	found: readonly F[],
	measure: (fits: readonly number[]) => number
): readonly F[] => found.toSorted((one, other) => measure(one.fits) - measure(other.fits));

/** A small library by heart: every word that is typed must fit, in any order, with a slip or two. */
export class Search<Id> {
	readonly #ids: readonly Id[];
	/** Whole names without their spaces. */
	readonly #names: readonly (readonly string[])[];
	readonly #words = new Map<string, Word>();

	constructor(all: readonly Findable<Id>[]) {
		this.#ids = all.map(({ id }) => id);
		this.#names = all.map(({ names }) => names.map((name) => joined(wordsOf(name))));
		for (const [entry, { names, texts }] of all.entries()) {
			for (const word of names.flatMap(wordsOfName)) this.#word(word).called.add(entry);
			for (const word of texts.flatMap(wordsOf)) this.#word(word).said.add(entry);
		}
	}

	#word(word: string): Word {
		const known = this.#words.get(word) ?? { called: new Set(), said: new Set() };
		this.#words.set(word, known);
		return known;
	}

	/** Best first; all of them, in their own order, while nothing is typed. */
	find(wanted: string): readonly Id[] {
		const typed = wordsOf(wanted);
		if (typed.length === 0) return this.#ids;
		const whole = joined(typed);
		const fits = typed.map((word) => this.#fits(word, typed.length > 1));
		const best = this.#ids.map((id, entry) => ({
			id,
			fits: this.#isNamed(entry, whole)
				? typed.map(() => FIT.whole)
				: fits.map((each) => each[entry] ?? FIT.none)
		}));
		const all = best.filter((one) => one.fits.every((each) => each < FIT.none));
		// a whole sentence holds words that no entry has; what fits most of it will do
		const found = all.length > 0 ? all : fittingMost(best);
		return sorted(found, sum).map(({ id }) => id);
	}

	/** A whole name with one slip, wherever its spaces went. */
	#isNamed(entry: number, whole: string): boolean {
		if (whole.length <= LONG_ENOUGH_TO_SLIP) return false;
		return this.#names[entry]?.some((name) => isOneOff(name, whole)) === true;
	}

	/** How well one typed word fits each entry; a slip is thought of only if the word is nowhere. */
	#fits(typed: string, isBesideOthers: boolean): readonly number[] {
		const asTyped = this.#best((word) => fit(word, typed));
		if (asTyped.some((each) => each < FIT.none)) return asTyped;
		// a short word with a slip could be any other; beside longer ones it may be what it looks like
		const shortest = isBesideOthers ? 2 : LONG_ENOUGH_TO_SLIP_IN_NAMES;
		if (typed.length < shortest) return asTyped;
		return this.#best(
			(word) => (beginsOneOff(word, typed) ? FIT.slip : FIT.none),
			typed.length >= LONG_ENOUGH_TO_SLIP
		);
	}

	#best(measure: (word: string) => number, inTexts = true): readonly number[] {
		const best = this.#ids.map((): number => FIT.none);
		const note = (entries: Set<number>, found: number) => {
			for (const entry of entries) best[entry] = Math.min(best[entry] ?? FIT.none, found);
		};
		for (const [word, { called, said }] of this.#words) {
			const found = measure(word);
			if (found === FIT.none) continue;
			note(called, found);
			if (inTexts) note(said, SAID + found);
		}
		return best;
	}
}
