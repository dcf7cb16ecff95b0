import { describe, expect, test } from 'vitest';
import { fileCount, filesIn, foldersIn, textOf } from './sources';

const MOST_FILES = 18;
const vague = /\b(whoever|nobody|somebody)\b/gi;

/** The comments of a file; what stands between quotes is no comment. */
const commentsIn = (text: string): readonly string[] =>
	[
		...text.matchAll(
			/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[^]*?\*\/|(?<![:\w])\/\/.*|<!--[^]*?-->/g
		)
	]
		.map(([found]) => found)
		.filter((found) => /^(\/[/*]|<!--)/.test(found));

const vagueWordsOf = (text: string) => commentsIn(text).join('\n').match(vague)?.length ?? 0;

const folderOf = (path: string) => path.split('/').slice(0, -1).slice(0, 3).join('/');

describe('folders', () => {
	const folders = ['src', 'tests', 'tools'].flatMap(foldersIn);

	test('have names that say what is in them', () => {
		expect(folders.filter((folder) => /(^|\/)(utils?|helpers|misc|common)$/.test(folder))).toEqual(
			[]
		);
	});

	test('of the floors have rooms when they fill up', () => {
		const crowded = foldersIn('src/lib').filter((folder) => fileCount(folder) > MOST_FILES);
		expect(crowded).toEqual([]);
	});
});

describe('comments', () => {
	const counts = new Map<string, number>();
	for (const path of ['src', 'tests', 'tools'].flatMap(filesIn)) {
		// the samples below are meant
		if (/\.(json|svg|webmanifest)$|architecture\/rooms/.test(path)) continue;
		const found = vagueWordsOf(textOf(path));
		if (found > 0) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + found);
	}

	test('say who acts', async ({ annotate }) => {
		await annotate([...counts].map(([folder, count]) => `${count} ${folder}`).join(', '));
		expect([...counts.keys()]).toEqual([]);
	});

	test.each<[text: string, count: number]>([
		['// whoever taps\nconst a = 1;', 1],
		['/** Nobody,\n * and somebody. */', 2],
		['<!-- somebody -->', 1],
		["const a = 'nobody'; // here", 0],
		['const a = "// whoever";', 0],
		['const site = "https://nobody.invalid/";', 0],
		['// anybody', 0]
	])('%j: %i', (text, count) => {
		expect(vagueWordsOf(text)).toBe(count);
	});
});
