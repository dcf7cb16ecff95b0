import { describe, expect, test } from 'vitest';
import { printedRules } from '$lib/games/clockworker/rules/printed';
import type { PrintedBox } from '$lib/games/clockworker/rules/types';
import { readPrintedFile, writePrintedFile } from '$lib/platform/printed/printed-file';
import { readFields } from '$lib/platform/files/json-file';

const copy: PrintedBox = {
	artifacts: { 'clockwork-god': { points: 3, cost: { red: 1 } } },
	records: [{ points: 5, from: 'a secret match' }],
	locations: [{ name: '🦊 نور', cost: 2, spaces: [{ gears: 1 }] }],
	startingSpaces: [{ gears: 1 }]
};
const written = () => writePrintedFile('clockworker', printedRules, copy);
function read(text: string) {
	const fields = readFields(text);
	return fields.ok ? readPrintedFile(fields.value, 'clockworker', printedRules) : fields;
}
const changed = (fields: object) =>
	JSON.stringify({ ...(JSON.parse(written()) as object), ...fields });

test('values survive their file, without the matches they come from', () => {
	expect(read(written())).toEqual({ ok: true, value: printedRules.forSharing(copy) });
	expect(written()).not.toContain('a secret match');
});

describe('a file that is none of ours', () => {
	test.each([
		['no JSON', 'hello', ''],
		['a list', '[]', ''],
		['a match', changed({ format: 'mainspring-match' }), 'format'],
		['a version of tomorrow', changed({ version: 2 }), 'version'],
		['another game', changed({ game: 'chess' }), 'game'],
		['no facts', changed({ facts: undefined }), 'facts'],
		['facts of another kind', changed({ facts: { artifacts: [] } }), 'facts.records'],
		['too deep', '['.repeat(200_000) + ']'.repeat(200_000), 'depth'],
		[
			'a key that objects inherit',
			written().replace('"records"', '"__proto__": { "admin": true }, "records"'),
			'facts.__proto__'
		]
	])('%s: the field is named', (_, text, field) => {
		expect(read(text)).toMatchObject({ ok: false, problem: { field } });
	});

	test('fields that nobody knows are dropped', () => {
		const text = written().replace('"records"', '"x": 1, "records"');
		expect(read(text)).toEqual({ ok: true, value: printedRules.forSharing(copy) });
	});
});
