import { lettersOf } from './letters';

/** What fits into a title on a phone, with a word or two beside it. */
const FITS = 12;

/** As people at the table are called: a long name by its first word, if nobody else goes by it. */
export function callName(names: readonly string[], at: number): string {
	const name = names[at] ?? '';
	const [first = name] = name.trim().split(/\s+/);
	const isAlone = names.every(
		(other, index) => index === at || other.trim().split(/\s+/)[0] !== first
	);
	return lettersOf(name).length > FITS && isAlone ? first : name;
}
