const letters = new Intl.Segmenter();

/** The first letter as people see it: an emoji or an accented letter is one. */
export const initial = (name: string): string =>
	letters.segment(name.trim())[Symbol.iterator]().next().value?.segment.toUpperCase() ?? '?';
