import type { Look } from './types';

/** The colours of app.css in one look. */
export interface Palette {
	readonly paper: string;
	readonly card: string;
	readonly raise: string;
	readonly ink: string;
	readonly soft: string;
	readonly line: string;
	readonly brass: string;
	readonly onSeat: string;
	readonly seat: (mark: number) => string;
	readonly score: (tone: number) => string;
}

const four = [0, 1, 2, 3] as const;

/** Resolves the tokens on an element of the page: there they take its look, whatever the page wears. */
export function paletteOf(element: HTMLElement, look: Look): Palette {
	element.dataset.look = look;
	// with less motion every change takes a moment, and until then the colour before is read
	element.style.setProperty('transition', 'none', 'important');
	const style = getComputedStyle(element);
	const token = (name: string) => {
		element.style.color = `var(--${name})`;
		return style.color;
	};
	const seats = four.map((mark) => token(`seat-${mark}`));
	const scores = four.map((tone) => token(`score-${tone}`));
	return {
		paper: token('paper'),
		card: token('card'),
		raise: token('raise'),
		ink: token('ink'),
		soft: token('soft'),
		line: token('line'),
		brass: token('brass-fill'),
		onSeat: token('on-seat'),
		seat: (mark) => seats[mark % four.length] ?? '',
		score: (tone) => scores[tone] ?? ''
	};
}
