import type { Block } from './block';
import type { Fitted, Pen } from './pen';

/** Capitals and figures reach two thirds of the size up, in the slab as in the usual text fonts. */
export const middleOf = (size: number) => Math.round(size * 0.34);

const lineHeight = ({ family, size }: Fitted['type']) =>
	Math.round(size * (family === 'slab' ? 1.14 : 1.34));

export const heightOf = ({ type, lines }: Fitted) => lines.length * lineHeight(type);

/** Lines of text, each in the middle of its own height. */
export const textBlock = (pen: Pen, fitted: Fitted, left: number, colour: string): Block => ({
	height: heightOf(fitted),
	draw(top) {
		const { type, lines } = fitted;
		const step = lineHeight(type);
		lines.forEach((line, index) => {
			pen.write(line, left, top + step * (index + 0.5) + middleOf(type.size), type, colour);
		});
	}
});
