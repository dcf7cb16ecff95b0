import { manyMatches } from '../e2e/given-by-games';
import { recorded } from '../e2e/recorded';
import { backupOf } from '../games/evenings';
import { games } from './games';
import type { Random } from './random';

/** A file to hand to the app: text, or so many copies of one piece. */
export interface Handed {
	readonly how: string;
	readonly text: string;
	readonly times?: number;
	/** There is no way to take it for a good one. */
	readonly refused?: true;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const evenings = manyMatches(4);
const [evening] = evenings;

/** Files that are as they should be. */
const GOOD: readonly [string, ...string[]] = [
	JSON.stringify({ format: 'mainspring-match', version: 1, ...evening }),
	backupOf(evenings),
	// the one that is on the shelf, with more lines
	recorded('two-end-tile'),
	...[...games.values()].flatMap(({ printedFile }) =>
		printedFile ? [JSON.stringify(printedFile)] : []
	)
];

const NASTY: readonly [Json, ...Json[]] = [
	...([null, true, '', ' ', [], {}, -1, 0.5, 1e308, -0, 2 ** 53, 61, '1'] as const),
	...['__proto__', 'constructor', '<img src=x onerror=alert(1)>', "'; DROP TABLE matches; --"],
	...[
		'\u202Eorez',
		'\u200B\u200D',
		'\u3164',
		'عبد الله\u2067',
		'Z\u0351\u036B\u0343a\u0363l\u0360go'
	],
	...['\u0000\u0007', '\uD800', '🦊'.repeat(40), 'x'.repeat(100_000), '=1+1', '../../etc/passwd'],
	[[[[[[[[1]]]]]]]],
	Array.from({ length: 2_000 }, () => 0)
];

type Path = readonly (string | number)[];

function pathsOf(value: Json, path: Path = []): Path[] {
	if (typeof value !== 'object' || value === null) return [path];
	const inside = Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]));
	return [path, ...inside];
}

/** The same, but for what stands at one place; undefined takes it out. */
function changed(
	value: Json,
	[key, ...rest]: Path,
	change: (old: Json | undefined) => Json | undefined
): Json | undefined {
	if (key === undefined) return change(value);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).flatMap(([name, each]) => {
		const next = name === `${key}` ? changed(each, rest, change) : each;
		return next === undefined ? [] : [[name, next] as const];
	});
	return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

const pick = <T>(random: Random, list: readonly T[]): T | undefined =>
	list[random.between(0, list.length - 1)];
const good = (random: Random) => random.of(GOOD);

/** One field, somewhere, is something else. */
function otherField(random: Random): string {
	const value = JSON.parse(good(random)) as Json;
	const path = pick(random, pathsOf(value)) ?? [];
	const [nasty, damage] = [random.of(NASTY), random.between(0, 3)];
	const next = changed(value, path, (old) => {
		if (damage === 0) return undefined;
		if (damage === 1 && typeof old === 'number')
			return random.of([-old - 1, old + 0.5, old * 1e9, 1e21]);
		return nasty;
	});
	return JSON.stringify(next ?? null);
}

/** Some letters are lost, doubled or others. */
function otherLetters(random: Random): string {
	let text = good(random);
	for (let slips = random.between(1, 8); slips > 0; slips--) {
		const at = random.between(0, text.length);
		const letter = random.of([
			'"',
			'{',
			'}',
			'[',
			']',
			',',
			':',
			'\\',
			'0',
			'-',
			'e',
			'\u0000',
			'é'
		]);
		const gone = random.between(0, 3);
		text = text.slice(0, at) + (gone === 3 ? '' : letter) + text.slice(at + gone);
	}
	return text;
}

/** A key that objects inherit, put in somewhere. */
function inheritedKey(random: Random): string {
	const text = good(random);
	const opening = [...text.matchAll(/\{/g)].map(({ index }) => index + 1);
	const at = pick(random, opening) ?? 1;
	const key = random.of(['__proto__', 'constructor', 'prototype', '\\u005f_proto__']);
	const comma = text[at] === '}' ? '' : ',';
	return `${text.slice(0, at)}"${key}":{"admin":true,"toString":1}${comma}${text.slice(at)}`;
}

function nested(random: Random): string {
	const levels = random.of([33, 200, 5_000, 200_000]);
	const [open, close] = random.of<readonly [string, string]>([
		['[', ']'],
		['{"a":', '}'],
		['[{"log":', '}]']
	]);
	const inside = random.of([good(random), '1', '']);
	const deep = open.repeat(levels) + inside + (random.next() < 0.5 ? close.repeat(levels) : '');
	return random.next() < 0.5 ? deep : good(random).replace(/^\{/, `{"deep":${deep},`);
}

/** Far more of something than there can be. */
function bomb(random: Random): Handed {
	const lines = '{"id":"a"},'.repeat(60_000);
	return random.of<Handed>([
		{ how: '100 MB', refused: true, text: '[0,'.repeat(333_334), times: 100 },
		{ how: '100 MB of spaces', refused: true, text: ' '.repeat(1_000_000), times: 100 },
		{ how: 'too many lines', text: good(random).replace(/"log":\[/, `"log":[${lines}`) },
		{
			how: 'too many matches',
			text: `{"format":"mainspring-backup","version":1,"matches":[${'{},'.repeat(20_000)}{}]}`
		},
		{
			how: 'a long name',
			text: good(random).replace(/"(Ana|Bo)"/, JSON.stringify('A'.repeat(1e6)))
		},
		{ how: 'endless digits', text: good(random).replace(/:(\d)/, `:${'9'.repeat(100_000)}`) }
	]);
}

const NAMES = [
	...['\u202Eorez ana', '\u2066Ana\u2069', '\u200B', '\u200D\u200D', '\u3164', '\u00A0', '\u0301'],
	...[
		'عبد الله',
		'נועה',
		'Ana\u0000',
		'Ana\u2028Bo',
		'👨\u200D👩\u200D👧\u200D👦',
		'Z\u0351\u036Ba\u0363lgo',
		'\uFEFF'
	]
] as const;

const strangeName = (random: Random): string =>
	good(random).replaceAll(
		/"(Ana|Bo|Chloé|Dov|Émile|Fatou|Gus)"/g,
		JSON.stringify(random.of(NAMES))
	);

const NOT_OURS = [
	'',
	' \n',
	'\uFEFF{}',
	'null',
	'"mainspring-match"',
	'[]',
	'{"format":"mainspring-match"}',
	'{"format":"mainspring-backup","version":1}',
	'{"format":"mainspring-copy","version":1,"game":"chess","facts":{}}',
	'{"format":["mainspring-match"],"version":1}',
	'\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR',
	'name,score\r\nAna,12\r\n',
	'<!doctype html><script>alert(1)</script>',
	'PK\u0003\u0004',
	'%PDF-1.7',
	'{"a":1}{"b":2}',
	"{'format':'mainspring-match'}",
	'{"format":"mainspring-match","version":1e999}'
] as const;

/** A file that a person might hand over: most are damaged somewhere, a few only look so. */
export function malformed(random: Random): Handed {
	const chance = random.between(0, 999);
	if (chance < 400) return { how: 'another field', text: otherField(random) };
	if (chance < 650) return { how: 'other letters', text: otherLetters(random) };
	if (chance < 750) return { how: 'an inherited key', refused: true, text: inheritedKey(random) };
	if (chance < 830) return { how: 'deep nesting', refused: true, text: nested(random) };
	if (chance < 900) return { how: 'strange names', text: strangeName(random) };
	if (chance < 975) return { how: 'none of ours', text: random.of(NOT_OURS) };
	return bomb(random);
}

const STRANGE = [
	...['%00', '..%2f..%2f', '__proto__', 'constructor', '%F0%9F%A6%8A', '%E2%80%AE', 'null', '-1'],
	...['<script>alert(1)</script>', '%3Cimg%20src=x%20onerror=alert(1)%3E', "'--", 'a'.repeat(3_000)]
] as const;

/** An address that a person might be sent. */
export function strangeLink(random: Random): string {
	const what = random.of(STRANGE);
	return random.of([
		`/match/${what}`,
		`/match/${what}/count?step=${what}`,
		`/match/${what}/result#${what}`,
		`/book/${what}`,
		...[...games.keys()].map((game) => `/book/${game}/${what}`),
		`/history/${what}`,
		`/new?count=${what}`,
		`/${what}`,
		`/settings?${what}=${what}`
	]);
}
