import { inside, type Block } from './block';
import type { Pen, Type } from './pen';
import type { PicturedPart } from './types';
import { middleOf } from './text-lines';

const barHeight = 50;
const labelType: Type = { family: 'text', size: 30 };
const figureType: Type = { family: 'bold', size: 30 };
const lineHeight = 45;
const swatch = 24;

/** The parts of a score side by side, as long as they count beside the best total. */
export const scoreBar = (pen: Pen, parts: readonly PicturedPart[], longest: number): Block => ({
	height: barHeight,
	draw(top) {
		const { context, palette } = pen;
		const reach = (points: number) => Math.round((inside.width * points) / longest);
		const counted = parts.filter(({ points }) => points > 0);
		const total = counted.reduce((sum, { points }) => sum + points, 0);
		context.save();
		context.beginPath();
		context.roundRect(inside.left, top, reach(total), barHeight, 18);
		context.clip();
		let before = 0;
		for (const { points, tone } of counted) {
			const start = reach(before);
			before += points;
			const end = before === total ? reach(before) : reach(before) - 5;
			context.fillStyle = palette.score(tone);
			context.fillRect(inside.left + start, top, Math.max(2, end - start), barHeight);
		}
		context.restore();
	}
});

/** What each part of the bar is, and how much. */
export function legend(pen: Pen, parts: readonly PicturedPart[]): Block {
	const { palette } = pen;
	let [left, row] = [0, 0];
	const entries = parts.map(({ label, points, tone }) => {
		const figure = String(points).replace('-', '−');
		const figureWidth = pen.width(figure, figureType);
		const room = inside.width - swatch - 24 - figureWidth;
		const name = pen.fit(label, room, [[labelType, 1]]).lines[0] ?? '';
		const figureLeft = swatch + 12 + pen.width(name, labelType) + 10;
		const width = figureLeft + figureWidth;
		if (left > 0 && left + width > inside.width) [left, row] = [0, row + 1];
		const entry = { name, figure, tone, figureLeft, left: inside.left + left, row };
		left += width + 36;
		return entry;
	});
	return {
		height: (row + 1) * lineHeight - 8,
		draw(top) {
			for (const entry of entries) {
				const middle = top + entry.row * lineHeight + (lineHeight - 8) / 2;
				const baseline = middle + middleOf(labelType.size);
				pen.rounded(entry.left, middle - swatch / 2, swatch, swatch, 8, palette.score(entry.tone));
				pen.write(entry.name, entry.left + swatch + 12, baseline, labelType, palette.soft);
				pen.write(entry.figure, entry.left + entry.figureLeft, baseline, figureType, palette.ink);
			}
		}
	};
}
