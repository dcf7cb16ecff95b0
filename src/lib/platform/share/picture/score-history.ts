import { roundTicks, scoreAxis, spread } from './axis';
import { card, column, inside, type Block } from './block';
import type { Pen, Type } from './pen';
import type { PicturedScoreHistory, PicturedLine } from './types';
import { middleOf, textBlock } from './text-lines';

const titleType: Type = { family: 'slab', size: 46 };
const axisType: Type = { family: 'text', size: 28 };
const nameType: Type = { family: 'bold', size: 30 };
const nameRoom = 240;
const namesMark = 24;
const nameStep = 40;
const plotHeight = 370;
const markSize = 26;

interface Plot {
	readonly left: number;
	readonly right: number;
	readonly namesLeft: number;
	readonly x: (index: number) => number;
	readonly y: (value: number) => number;
}

function drawAxes(
	pen: Pen,
	plot: Plot,
	ticks: readonly number[],
	rounds: readonly string[],
	bottom: number
) {
	const { palette, context } = pen;
	for (const tick of ticks) {
		const text = String(tick).replace('-', '−');
		const left = plot.left - 28 - pen.width(text, axisType);
		pen.write(text, left, plot.y(tick) + middleOf(axisType.size), axisType, palette.soft);
		context.fillStyle = palette.line;
		context.fillRect(
			plot.left - 12,
			plot.y(tick) - 1,
			plot.right - plot.left + 24,
			tick === 0 ? 4 : 2
		);
	}
	for (const place of roundTicks(rounds.length)) {
		const round = rounds[place - 1] ?? '';
		const left = plot.x(place - 1) - pen.width(round, axisType) / 2;
		pen.write(round, left, bottom, axisType, palette.soft);
	}
}

function drawLine(pen: Pen, plot: Plot, { mark, values }: PicturedLine, every: number) {
	const { context, palette } = pen;
	context.beginPath();
	values.forEach((value, index) => context.lineTo(plot.x(index), plot.y(value)));
	context.lineWidth = 6;
	context.lineJoin = context.lineCap = 'round';
	context.strokeStyle = palette.seat(mark);
	context.stroke();
	values.forEach((value, index) => {
		// counted from the end, where every line has its mark
		if ((values.length - 1 - index) % every === 0)
			pen.mark(mark, plot.x(index), plot.y(value), markSize, palette.card);
	});
}

function drawNames(pen: Pen, plot: Plot, lines: readonly PicturedLine[], top: number) {
	const { context, palette } = pen;
	const ends = lines.map(({ values }) => plot.y(values.at(-1) ?? 0));
	const heights = spread(ends, nameStep, top, top + plotHeight);
	lines.forEach(({ name, mark, values }, index) => {
		const [end, height] = [ends[index] ?? 0, Math.round(heights[index] ?? 0)];
		const start = plot.x(values.length - 1) + markSize / 2 + 4;
		context.beginPath();
		context.moveTo(start, end);
		context.lineTo(plot.namesLeft - 6, height);
		context.lineWidth = 3;
		context.strokeStyle = palette.seat(mark);
		if (Math.abs(end - height) > 4 || plot.x(values.length - 1) < plot.right) context.stroke();
		const left = plot.namesLeft + namesMark + 10;
		const shown = pen.fit(name, nameRoom, [[nameType, 1]]).lines[0] ?? '';
		// the shape once more, since lines that end together hide each other's
		pen.mark(mark, plot.namesLeft + namesMark / 2, height, namesMark);
		pen.write(shown, left, height + middleOf(nameType.size), nameType, palette.seat(mark));
	});
}

function chart(pen: Pen, lines: readonly PicturedLine[], labels: readonly string[]): Block {
	const { least, greatest, ticks } = scoreAxis(lines.flatMap(({ values }) => values));
	const rounds = Math.max(...lines.map(({ values }) => values.length));
	const axisWidth = Math.max(...ticks.map((tick) => pen.width(String(tick), axisType)));
	const namesWidth = Math.max(...lines.map(({ name }) => pen.width(name, nameType)));
	const left = inside.left + axisWidth + 28;
	const namesLeft = inside.right - Math.min(nameRoom, namesWidth) - namesMark - 10;
	const right = namesLeft - 52;
	const x = (index: number) =>
		left + Math.round(((right - left) * index) / Math.max(1, rounds - 1));
	const every = Math.max(1, Math.ceil(52 / ((right - left) / Math.max(1, rounds - 1))));
	return {
		height: plotHeight + 68,
		draw(top) {
			const y = (value: number) =>
				top + 16 + Math.round((plotHeight * (greatest - value)) / (greatest - least));
			const plot: Plot = { left, right, namesLeft, x, y };
			drawAxes(pen, plot, ticks, labels.slice(0, rounds), top + plotHeight + 64);
			// the first is drawn last, on top of the others
			for (const line of lines.toReversed()) drawLine(pen, plot, line, every);
			drawNames(pen, plot, lines, top + 16);
		}
	};
}

/** The score by round; told apart by shape and name as well as by colour. */
export function scoreHistoryCard(pen: Pen, { title, ticks, lines }: PicturedScoreHistory): Block[] {
	const drawn = lines.filter(({ values }) => values.length > 0);
	if (drawn.length === 0) return [];
	const heading = pen.fit(title, inside.width, [[titleType, 2]]);
	const content = [textBlock(pen, heading, inside.left, pen.palette.ink), chart(pen, drawn, ticks)];
	return [card(pen, column(content, 16))];
}
