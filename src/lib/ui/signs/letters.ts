/** Nothing that joins with what stands before it: each sign is a letter of its own. */
const PLAIN = /^[\u0020-\u02ff]*$/;

let segmenter: Intl.Segmenter | undefined;

/** A text letter by letter, as people see them: an emoji or an accented letter is one. */
export function lettersOf(text: string): readonly string[] {
	// most names need no segmenter, and to make the first one costs a tenth of a whole start
	if (PLAIN.test(text)) return Array.from(text);
	segmenter ??= new Intl.Segmenter();
	return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
