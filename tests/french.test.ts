import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every file of French words: the shell's, a part's, a game's. */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((path) => /strings[\\/](.*[\\/])?fr(\.ts$|[\\/])/.test(path))
	.map((path) => `src/${path}`);

/** What stands between quotes in a file, with its holes filled. */
const textsIn = (file: string) =>
	readFileSync(file, 'utf8')
		.split('\n')
		.flatMap((line) => [...line.replace(/\$\{[^{}]*\}/g, 'X').matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)])
		.map(([, quoted, template]) => quoted ?? template ?? '');

test('there are French texts to look at', () => {
	expect(FILES.flatMap(textsIn).length).toBeGreaterThan(1000);
});

// an ordinary space lets the sign that closes a phrase fall onto a line of its own
test.each(FILES)('%s keeps French signs with their words', (file) => {
	expect(textsIn(file).filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
});
