import { lettersOf } from '$lib/ui/signs/letters';

type Measure = (text: string) => number;

/** The greatest number up to `most` that still fits; what fits at one fits below it. */
function greatest(least: number, most: number, fits: (value: number) => boolean): number {
	let [low, high] = [least, most];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (fits(middle)) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** Ends with an ellipsis where the width ends. */
function shortened(text: string, width: number, measure: Measure): string {
	if (measure(text) <= width) return text;
	const all = lettersOf(text);
	const start = (count: number) => `${all.slice(0, count).join('').trimEnd()}…`;
	return start(greatest(0, all.length, (count) => measure(start(count)) <= width));
}

function filled(text: string, width: number, measure: Measure): string[] {
	const lines: string[] = [];
	let line = '';
	// only plain spaces: French holds its marks with no-break spaces
	for (const word of text.split(' ')) {
		const longer = line ? `${line} ${word}` : word;
		if (measure(longer) <= width) {
			line = longer;
			continue;
		}
		if (line) lines.push(line);
		line = word;
		while (measure(line) > width) {
			const all = lettersOf(line);
			const taken = (count: number) => all.slice(0, count).join('');
			const count = greatest(1, all.length, (some) => measure(taken(some)) <= width);
			if (count === all.length) break;
			lines.push(taken(count));
			line = all.slice(count).join('');
		}
	}
	return [...lines, line];
}

/** Lines of about the same length, as few as the width allows; with `most` lines full, the rest is cut. */
export function setInLines(text: string, width: number, most: number, measure: Measure) {
	const lines = filled(text, width, measure);
	if (lines.length > most) {
		const kept = lines.slice(0, most - 1);
		const rest = kept.reduce((left, line) => left.slice(line.length).trimStart(), text);
		return { lines: [...kept, shortened(rest, width, measure)], whole: false };
	}
	const isAsFew = (less: number) => filled(text, width - less, measure).length <= lines.length;
	const less = lines.length > 1 ? greatest(0, Math.floor(width / 2), isAsFew) : 0;
	return { lines: less > 0 ? filled(text, width - less, measure) : lines, whole: true };
}
