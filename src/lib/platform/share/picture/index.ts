import { solid } from '$lib/ui/signs/icons';
import { column, page, type Block } from './block';
import { scoreHistoryCard } from './score-history';
import { paletteOf } from './palette';
import { Pen, type Type } from './pen';
import { seatCards } from './seat-card';
import type { Look, ResultPicture } from './types';
import { textBlock } from './text-lines';

export type { Look, ResultPicture } from './types';

const slab = (size: number): Type => ({ family: 'slab', size });
const text = (size: number): Type => ({ family: 'text', size });
const width = page.width - 2 * page.margin;

function heading(pen: Pen, { title, subtitle }: ResultPicture): Block {
	const { ink, soft } = pen.palette;
	const titled = pen.fit(title, width, [
		[slab(84), 1],
		[slab(72), 2],
		[slab(56), 2],
		[slab(42), 4]
	]);
	const below = pen.fit(subtitle, width, [[text(36), 3]]);
	return column(
		[textBlock(pen, titled, page.margin, ink), textBlock(pen, below, page.margin, soft)],
		12
	);
}

function footer(pen: Pen, { footer, sign }: ResultPicture): Block {
	const written = textBlock(
		pen,
		pen.fit(footer, width - 52, [[text(30), 2]]),
		page.margin + 52,
		pen.palette.soft
	);
	return {
		height: written.height,
		draw(top) {
			const middle = top + Math.round(written.height / 2);
			pen.icon(solid[sign], page.margin, middle - 18, 36, pen.palette.brass);
			written.draw(top);
		}
	};
}

/** A picture in the fallback's letters is better than none: a font that does not come is no error. */
const fontsFor = (families: string, letters: string) =>
	Promise.allSettled(
		families.split(',').map((family) => document.fonts.load(`600 16px ${family}`, letters))
	);

const encoded = (canvas: HTMLCanvasElement) =>
	new Promise<Blob>((resolve, reject) => {
		canvas.toBlob((blob) => {
			if (blob) resolve(blob);
			else reject(new Error('the picture could not be written'));
		}, 'image/png');
	});

function draw(canvas: HTMLCanvasElement, picture: ResultPicture, look: Look) {
	const context = canvas.getContext('2d');
	if (!context) throw new Error('no canvas to draw on');
	const palette = paletteOf(canvas, look);
	const style = getComputedStyle(canvas);
	const families = {
		slab: style.getPropertyValue('--slab'),
		text: style.getPropertyValue('--text')
	};
	const pen = new Pen(context, palette, families);
	const cards = [
		...seatCards(pen, picture),
		...(picture.scoreHistory ? scoreHistoryCard(pen, picture.scoreHistory) : [])
	];
	const content = column(
		[heading(pen, picture), column(cards, page.gap), footer(pen, picture)],
		36
	);
	canvas.width = page.width;
	canvas.height = content.height + 2 * page.margin;
	context.fillStyle = palette.paper;
	context.fillRect(0, 0, canvas.width, canvas.height);
	content.draw(page.margin);
}

/** A finished match as a PNG, in the colours of the app. */
export async function drawPicture(picture: ResultPicture, look: Look): Promise<Blob> {
	const names = picture.seats.map(({ name, points }) => name + points);
	const letters = [picture.title, picture.scoreHistory?.title, ...names].join('0123456789·…');
	const families = getComputedStyle(document.documentElement).getPropertyValue('--slab');
	await fontsFor(families, letters);

	// only a canvas of the page, not an offscreen one, gets the tokens and lining figures from it;
	// it is taken away before the next paint, so that it never shows
	const canvas = document.createElement('canvas');
	canvas.style.fontVariantNumeric = 'lining-nums tabular-nums';
	document.body.append(canvas);
	try {
		draw(canvas, picture, look);
	} finally {
		canvas.remove();
	}
	return encoded(canvas);
}
