import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = [
	'src/lib/platform/strings/fr.ts',
	'src/lib/games/clockworker/strings/fr.ts',
	'src/lib/games/clockworker/strings/book/fr.ts'
];

/** What stands between quotes in a line, with its holes filled. */
const textsIn = (line: string) =>
	[...line.replace(/\$\{[^{}]*\}/g, 'X').matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map(
		([, quoted, template]) => quoted ?? template ?? ''
	);

// an ordinary space lets the sign that closes a phrase fall onto a line of its own
test.each(FILES)('%s keeps French signs with their words', (file) => {
	const texts = readFileSync(file, 'utf8').split('\n').flatMap(textsIn);
	expect(texts.length).toBeGreaterThan(50);
	expect(texts.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
});
