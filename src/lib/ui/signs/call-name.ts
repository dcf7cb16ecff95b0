import { lettersOf } from './letters';

/** What fits into a title on a phone, with a word or two beside it. */
const FITS = 12;

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** As people at the table are called: a long name by its first word, if no other seat goes by it. */
export function callName(names: readonly string[], at: number): string {
	const name = names[at] ?? '';
	const first = firstWord(name);
	const isAlone = names.filter((other) => firstWord(other) === first).length === 1;
	return isAlone && lettersOf(name).length > FITS ? first : name;
}
