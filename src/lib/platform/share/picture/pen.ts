import { solid } from '$lib/ui/signs/icons';
import { initial } from '$lib/ui/signs/initial';
import { shapeOf } from '$lib/ui/signs/marks';
import { setInLines } from './lines';
import type { Palette } from './palette';

export interface Type {
	readonly family: 'slab' | 'text' | 'bold';
	readonly size: number;
}
/** Lines of one type that fit where they go. */
export interface Fitted {
	readonly type: Type;
	readonly lines: readonly string[];
}

const weights = { slab: 600, text: 400, bold: 600 } as const;
/** The first letter of all decides, as in the app's <bdi>. */
const startsRightToLeft =
	/^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Writes and draws on a canvas in whole pixels. */
export class Pen {
	constructor(
		readonly context: CanvasRenderingContext2D,
		readonly palette: Palette,
		private readonly families: Readonly<Record<'slab' | 'text', string>>
	) {}

	#take({ family, size }: Type) {
		const name = this.families[family === 'slab' ? 'slab' : 'text'];
		this.context.font = `${weights[family]} ${size}px ${name}`;
	}

	width(text: string, type: Type): number {
		this.#take(type);
		return Math.ceil(this.context.measureText(text).width);
	}

	/** The first of the settings that holds the whole text; the last one holds what it can. */
	fit(text: string, width: number, settings: readonly (readonly [Type, lines: number])[]): Fitted {
		const plain = text.replace(/[\t\r\n ]+/g, ' ').trim();
		let fitted: Fitted = { type: { family: 'text', size: 0 }, lines: [] };
		for (const [type, most] of settings) {
			const { lines, whole } = setInLines(plain, width, most, (part) => this.width(part, type));
			fitted = { type, lines };
			if (whole) break;
		}
		return fitted;
	}

	/** No letter leaves its line, however many accents are stacked on it. */
	write(text: string, x: number, baseline: number, type: Type, colour: string) {
		const { context } = this;
		const [left, base] = [Math.round(x), Math.round(baseline)];
		const width = this.width(text, type);
		context.save();
		context.beginPath();
		context.rect(left - 4, base - Math.round(type.size * 1.1), width + 8, type.size * 1.5);
		context.clip();
		this.#take(type);
		context.fillStyle = colour;
		context.direction = startsRightToLeft.test(text) ? 'rtl' : 'ltr';
		context.textAlign = 'left';
		context.fillText(text, left, base);
		context.restore();
	}

	rounded(x: number, y: number, width: number, height: number, radius: number, colour: string) {
		this.context.beginPath();
		this.context.roundRect(x, y, width, height, radius);
		this.context.fillStyle = colour;
		this.context.fill();
	}

	icon(path: string, x: number, y: number, size: number, colour: string, rim?: string) {
		const { context } = this;
		const shape = new Path2D(path);
		context.save();
		context.translate(x, y);
		context.scale(size / 24, size / 24);
		if (rim) {
			context.strokeStyle = rim;
			context.lineWidth = (6 * 24) / size;
			context.stroke(shape);
		}
		context.fillStyle = colour;
		context.fill(shape, 'evenodd');
		context.restore();
	}

	/** A seat's shape in its colour, around a middle. */
	mark(mark: number, x: number, y: number, size: number, rim?: string) {
		const path = solid[shapeOf(mark)];
		this.icon(path, x - size / 2, y - size / 2, size, this.palette.seat(mark), rim);
	}

	/** The same with the first letter of a name on it, as everywhere in the app. */
	letteredMark(mark: number, name: string, x: number, y: number, size: number) {
		this.mark(mark, x, y, size);
		const type = { family: 'bold', size: Math.round(size * 0.54) } as const;
		const letter = initial(name);
		const lift = shapeOf(mark) === 'shield' ? 0.145 : 0.19;
		const left = x - this.width(letter, type) / 2;
		this.write(letter, left, y + size * lift, type, this.palette.onSeat);
	}
}
