import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '../../../tools/serve/install.mjs';
import { toySite } from '../build.mjs';
import { meta } from '../meta';

/** The files of a site that hold a word, the compressed ones left out. */
const holding = (site: string, word: string) =>
	readdirSync(site, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz|png)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => readFileSync(path, 'utf8').includes(word));

test('nothing of the toy is in the build that ships', () => {
	for (const word of [meta.title, 'La cinquième manche', 'laidTwice']) {
		expect(holding(toySite, word)).not.toEqual([]);
		expect(holding(join(projectFolder, 'build'), word)).toEqual([]);
	}
});
