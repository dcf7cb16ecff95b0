import '../../../src/app.css';
import css from '../../../src/app.css?raw';
import { drawPicture, type Look, type ResultPicture } from '$lib/platform/share/picture';
import { inside, page } from '$lib/platform/share/picture/block';
import type { Type } from '$lib/platform/share/picture/pen';
import { nameType, pointsType } from '$lib/platform/share/picture/seat-card';
import { afterEach, describe, expect, test, vi } from 'vitest';

const looks = ['light', 'dark'] as const;
const ordinary = ['Bo', 'Chloé', 'Ana', 'Dov'];

const seat = (name: string, index: number): ResultPicture['seats'][number] => ({
	place: index + 1,
	name,
	mark: index % 4,
	points: String(61 - index),
	note: index === 1 ? '9 cards · tied at 49: 4 numbers against 6' : '',
	parts: [
		{ label: 'Tokens', points: 31 - index, tone: 0 },
		{ label: 'Printed on cards', points: 18, tone: 1 },
		{ label: 'A bonus', points: 12, tone: 3 }
	]
});

const matchOf = (names: readonly string[], more: Partial<ResultPicture> = {}): ResultPicture => ({
	title: 'The first one wins',
	subtitle: '61 to 58 · 52 minutes · 10 rounds',
	seats: names.map(seat),
	scoreHistory: {
		title: 'Round by round',
		ticks: ['1', '2', '3', '4', 'count'],
		lines: names.map((name, mark) => ({ name, mark, values: [0, 3 + mark, 9, 20, 61 - mark] }))
	},
	sign: 'dice',
	footer: 'Toy Numbers · 17 November 2026 · Mainspring',
	...more
});

/** Pixels as numbers, so that two of them are compared at once. */
interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint32Array;
}

interface Written extends Pixels {
	readonly ground: string;
}

function pixelsOf(context: CanvasRenderingContext2D): Pixels {
	const { width, height } = context.canvas;
	const { data } = context.getImageData(0, 0, width, height);
	return { width, height, data: new Uint32Array(data.buffer) };
}

function canvasOf(width: number, height: number) {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) throw new Error('no canvas');
	return context;
}

async function seen(picture: ResultPicture, look: Look): Promise<Pixels> {
	const blob = await drawPicture(picture, look);
	expect(blob.type).toBe('image/png');
	const image = await createImageBitmap(blob);
	const context = canvasOf(image.width, image.height);
	context.drawImage(image, 0, 0);
	return pixelsOf(context);
}

/** As the stylesheet says it, not as the browser or the picture resolves it. */
function token(name: string, look: Look): string {
	const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
	return (look === 'light' ? light : dark) ?? '';
}
const number = (colour: string) =>
	Number(`0xff${colour.slice(5, 7)}${colour.slice(3, 5)}${colour.slice(1, 3)}`);

/** The words alone, cut to their ink, on the colour that lies under them. */
function written(text: string, { size }: Type, look: Look, ground: 'card' | 'raise'): Written {
	const context = canvasOf(1200, 3 * size);
	const { canvas } = context;
	canvas.style.fontVariantNumeric = 'lining-nums tabular-nums';
	document.body.append(canvas);
	context.fillStyle = token(ground, look);
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.fillStyle = token('ink', look);
	context.font = `600 ${size}px ${getComputedStyle(canvas).getPropertyValue('--slab')}`;
	if (/\p{Script=Hebrew}|\p{Script=Arabic}/u.test(text)) context.direction = 'rtl';
	context.textAlign = 'left';
	context.fillText(text, 20, 2 * size);
	canvas.remove();
	const { width, height, data } = pixelsOf(context);
	const inked = [...data.keys()].filter((at) => data[at] !== data[0]);
	const columns = inked.map((at) => at % width);
	const rows = inked.map((at) => Math.floor(at / width));
	const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
	const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
	expect(height).toBeGreaterThan(bottom);
	const cut = context.getImageData(left, top, right - left, bottom - top);
	const pixels = new Uint32Array(cut.data.buffer);
	return { width: cut.width, height: cut.height, data: pixels, ground: token(ground, look) };
}

/** Whether exactly these pixels are somewhere in the picture. */
function holds(picture: Pixels, wanted: Written): boolean {
	const offset = (at: number) =>
		Math.floor(at / wanted.width) * picture.width + (at % wanted.width);
	// inked pixels first: most places fail at the first one
	const ground = number(wanted.ground);
	const isGround = (at: number) => Number(wanted.data[at] === ground);
	const order = [...wanted.data.keys()].sort((a, b) => isGround(a) - isGround(b));
	const isThere = (place: number) =>
		order.every((at) => picture.data[place + offset(at)] === wanted.data[at]);
	for (let y = 0; y <= picture.height - wanted.height; y++)
		for (let x = 0; x <= picture.width - wanted.width; x++)
			if (isThere(y * picture.width + x)) return true;
	return false;
}

afterEach(() => {
	delete document.documentElement.dataset.theme;
});

// before all others, while the page has not asked for the font yet
test('the slab is there before the first word is written', async () => {
	const isThere = () => document.fonts.check("600 16px 'Zilla Slab', 'Zilla Slab Extended'", 'Bō');
	expect(isThere()).toBe(false);
	const write = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
	const found: boolean[] = [];
	write.mockImplementation(() => found.push(isThere()));
	await drawPicture(matchOf(['Bō', 'Ana']), 'light');
	write.mockRestore();
	expect(new Set(found)).toEqual(new Set([true]));
});

describe.each(looks)('in the %s look', (look) => {
	test('it is a picture of many colours on paper, 1200 pixels wide', async () => {
		const picture = await seen(matchOf(ordinary), look);
		expect(picture.width).toBe(1200);
		expect(new Set(picture.data).size).toBeGreaterThan(200);
		for (const corner of [0, picture.width - 1, picture.data.length - 1])
			expect(picture.data[corner]).toBe(number(token('paper', look)));
	});

	test('it has the colours of that look, whatever the page wears', async () => {
		document.documentElement.dataset.theme = look === 'light' ? 'dark' : 'light';
		const colours = new Set((await seen(matchOf(ordinary), look)).data);
		const names = ['card', 'raise', 'ink', 'brass-fill', 'line', 'score-0', 'score-1', 'score-3'];
		const seats = ['seat-0', 'seat-1', 'seat-2', 'seat-3'];
		for (const name of [...names, ...seats])
			expect(colours.has(number(token(name, look))), name).toBe(true);
		const other = look === 'light' ? 'dark' : 'light';
		expect(colours.has(number(token('raise', other)))).toBe(false);
	});

	test('it holds the names and the points, and none that did not play', async () => {
		const picture = await seen(matchOf(ordinary), look);
		for (const [index, name] of ordinary.entries()) {
			const ground = index === 0 ? 'raise' : 'card';
			expect(holds(picture, written(name, nameType, look, ground)), name).toBe(true);
			const points = written(String(61 - index), pointsType, look, ground);
			expect(holds(picture, points), `the points of ${name}`).toBe(true);
		}
		expect(holds(picture, written('Eve', nameType, look, 'card'))).toBe(false);
		expect(holds(picture, written('Bo', nameType, look, 'card'))).toBe(false);
	});
});

test.each(['שרה בת אברהם', 'عبد الرحمن!', 'Ōtani Łukasz', 'Иван', '沙织', '🦊 Fox', '1 · 2'])(
	'it holds the name %s',
	async (name) => {
		const picture = await seen(matchOf(['Bo', name]), 'light');
		expect(holds(picture, written(name, nameType, 'light', 'card'))).toBe(true);
	}
);

/** The colours that occur between two columns. */
function columns({ data, width }: Pixels, from: number, to: number): number[] {
	const found = new Set<number>();
	for (let row = 0; row < data.length; row += width)
		for (const pixel of data.subarray(row + from, row + to)) found.add(pixel);
	return [...found];
}
const inMargins = (picture: Pixels) => [
	...new Set([
		...columns(picture, 0, page.margin - 4),
		...columns(picture, page.width - page.margin + 4, page.width)
	])
];

const longNames = [
	'Maximiliane Theodora Wilhelmina von und zu Hohenstaufen-Klug',
	'W'.repeat(60),
	'שרה בת אברהם ונכדותיה הרבות מירושלים העיר העתיקה והחדשה',
	'👩‍👩‍👧‍👦🦊'.repeat(10),
	`Z${'\u0321\u031b\u0316\u0326\u0303'.repeat(11)}`,
	'沙'.repeat(60),
	' ',
	'عبد الرحمن بن محمد (أبو زيد)!'.repeat(2)
];

describe.each([
	['ordinary', [...ordinary, ...ordinary]],
	['long', longNames]
])('with %s names', (_, names) => {
	test.each([2, 3, 4, 8])('%i seats stay on their cards', async (count) => {
		const note = '12 cards · tied at 49: 6 numbers against 4'.repeat(4);
		const match = matchOf(names.slice(0, count));
		const seats = match.seats.map((one) => ({ ...one, note }));
		const picture = await seen({ ...match, seats }, 'light');

		expect(inMargins(picture)).toEqual([number(token('paper', 'light'))]);
		// borders are the darkest colours beside the words, and red shows it best
		const dark = columns(picture, inside.right + 5, page.width - page.margin).filter(
			(pixel) => (pixel & 0xff) < 0xd8
		);
		expect(dark).toEqual([]);
		for (let index = 0; index < count; index++) {
			const ground = index === 0 ? 'raise' : 'card';
			const points = written(String(61 - index), pointsType, 'light', ground);
			expect(holds(picture, points), `the points of seat ${index}`).toBe(true);
		}
	});
});

test.each(longNames)('a title and a footer with %s leave the margins free', async (name) => {
	const title = `${name} and ${name} share the victory`;
	const picture = await seen(
		matchOf(['Bo', 'Ana'], { title, subtitle: title, footer: title }),
		'dark'
	);
	expect(inMargins(picture)).toEqual([number(token('paper', 'dark'))]);
});

test('it is as high as what it shows', async () => {
	const height = async (...match: Parameters<typeof matchOf>) =>
		(await seen(matchOf(...match), 'light')).height;
	const four = await height(ordinary);
	expect(await height(ordinary.slice(0, 3))).toBeLessThan(four);
	expect(await height(ordinary, { scoreHistory: undefined })).toBeLessThan(four - 300);
	expect(
		await height(ordinary, { scoreHistory: { title: 'Nothing yet', ticks: [], lines: [] } })
	).toBe(await height(ordinary, { scoreHistory: undefined }));
	expect(await height(ordinary, { title: 'A very long title '.repeat(5) })).toBeGreaterThan(four);
});

test('a score that is nothing, below nothing or one round long can be drawn', async () => {
	const parts = [{ label: 'Debts', points: -3, tone: 0 }] as const;
	const seats = [
		{ ...seat('Bo', 0), parts },
		{ ...seat('Ana', 1), parts: [] }
	];
	const lines = [
		{ name: 'Bo', mark: 0, values: [-3] },
		{ name: 'Ana', mark: 1, values: [] }
	];
	const picture = await seen(
		matchOf([], { seats, scoreHistory: { title: 'Round', ticks: ['1'], lines } }),
		'dark'
	);
	expect(holds(picture, written('Ana', nameType, 'dark', 'card'))).toBe(true);
});

test('it leaves the page as it was', async () => {
	const before = document.body.innerHTML;
	await drawPicture(matchOf(ordinary), 'dark');
	expect(document.body.innerHTML).toBe(before);
});
