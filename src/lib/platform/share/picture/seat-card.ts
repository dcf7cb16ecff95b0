import { solid, type SolidIcon } from '$lib/ui/signs/icons';
import { card, column, inside, type Block } from './block';
import type { Fitted, Pen, Type } from './pen';
import { legend, scoreBar } from './score-bar';
import type { PicturedSeat, ResultPicture } from './types';
import { heightOf, middleOf, textBlock } from './text-lines';

export const nameType: Type = { family: 'slab', size: 52 };
const smallName: Type = { family: 'slab', size: 42 };
export const pointsType: Type = { family: 'slab', size: 88 };
const noteType: Type = { family: 'text', size: 32 };
const markSize = 64;
const gap = 20;
const nameRowLeft = inside.left + markSize + 12;

interface Head {
	readonly seat: PicturedSeat;
	readonly name: Fitted;
	readonly nameLeft: number;
	readonly points: Fitted;
	readonly besideLeft: number;
	readonly fitsBeside: boolean;
}

function measured(pen: Pen, seat: PicturedSeat): Head {
	const points = pen.fit(seat.points, inside.width * 0.35, [
		[pointsType, 1],
		[nameType, 1]
	]);
	const pointsWidth = pen.width(points.lines[0] ?? '', points.type);
	const nameLeft = nameRowLeft + pen.width(`${seat.place} · `, nameType);
	const room = inside.right - pointsWidth - 2 * gap - nameLeft;
	const name = pen.fit(seat.name, room, [
		[nameType, 1],
		[smallName, 1],
		[smallName, 2]
	]);
	const nameWidth = Math.max(...name.lines.map((line) => pen.width(line, name.type)));
	const besideLeft = nameLeft + nameWidth + gap;
	const noteRight = besideLeft + pen.width(seat.note, noteType);
	const fitsBeside = !seat.note || noteRight <= nameLeft + room;
	return { seat, name, nameLeft, points, besideLeft, fitsBeside };
}

function drawSign(pen: Pen, { mark, name }: PicturedSeat, sign: SolidIcon, middle: number) {
	const centre = inside.left + markSize / 2 - 6;
	if (mark !== undefined) pen.letteredMark(mark, name, centre, middle, markSize);
	else {
		const [left, top] = [centre - markSize / 2, middle - markSize / 2];
		pen.icon(solid[sign], left, top, markSize, pen.palette.brass);
	}
}

function head(pen: Pen, measuredHead: Head, sign: SolidIcon): Block {
	const { seat, name, nameLeft, points, besideLeft, fitsBeside } = measuredHead;
	const height = Math.max(76, heightOf(name));
	const { ink, soft } = pen.palette;
	return {
		height,
		draw(top) {
			const middle = top + Math.round(height / 2);
			const at = ({ size }: Type) => middle + middleOf(size);
			drawSign(pen, seat, sign, middle);
			pen.write(`${seat.place} ·`, nameRowLeft, at(nameType), nameType, ink);
			textBlock(pen, name, nameLeft, ink).draw(middle - Math.round(heightOf(name) / 2));
			if (fitsBeside) pen.write(seat.note, besideLeft, at(nameType), noteType, soft);
			const figure = points.lines[0] ?? '';
			const left = inside.right - pen.width(figure, points.type);
			pen.write(figure, left, at(points.type), points.type, ink);
		}
	};
}

/** One card a seat. A note stands beside the name where there is room, else below. */
export function seatCards(pen: Pen, { seats, sign }: ResultPicture): Block[] {
	const heads = seats.map((seat) => measured(pen, seat));
	const totals = seats.map(({ parts }) =>
		parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)
	);
	const longest = Math.max(1, ...totals);
	return heads.map((measuredHead) => {
		const { seat } = measuredHead;
		const blocks = [head(pen, measuredHead, sign)];
		if (!measuredHead.fitsBeside) {
			const note = pen.fit(seat.note, inside.width, [[noteType, 2]]);
			blocks.push(textBlock(pen, note, inside.left, pen.palette.soft));
		}
		const body = [column(blocks, 6)];
		if (seat.parts.length > 0)
			body.push(scoreBar(pen, seat.parts, longest), legend(pen, seat.parts));
		return card(pen, column(body, 18), seat.place === 1);
	});
}
