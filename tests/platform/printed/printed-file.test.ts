import { describe, expect, test } from 'vitest';
import { readPrintedFile, writePrintedFile } from '$lib/platform/printed/printed-file';
import { readFields } from '$lib/platform/files/json-file';
import { printed } from '../../toy/cards';

const copy = { cards: { ace: 3, '🦊 نور': 5 }, from: 'a secret match' };
const written = () => writePrintedFile('toy', printed, copy);
function read(text: string) {
	const fields = readFields(text);
	return fields.ok ? readPrintedFile(fields.value, 'toy', printed) : fields;
}
const changed = (fields: object) =>
	JSON.stringify({ ...(JSON.parse(written()) as object), ...fields });

test('values survive their file, without the matches they come from', () => {
	expect(read(written())).toEqual({ ok: true, value: printed.forSharing(copy) });
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
		['facts of another kind', changed({ facts: { cards: 'none' } }), 'facts.cards'],
		['too deep', '['.repeat(200_000) + ']'.repeat(200_000), 'depth'],
		[
			'a key that objects inherit',
			written().replace('"cards"', '"__proto__": { "admin": true }, "cards"'),
			'facts.__proto__'
		]
	])('%s: the field is named', (_, text, field) => {
		expect(read(text)).toMatchObject({ ok: false, problem: { field } });
	});

	test('fields that nobody knows are dropped', () => {
		const text = written().replace('"cards"', '"x": 1, "cards"');
		expect(read(text)).toEqual({ ok: true, value: printed.forSharing(copy) });
	});
});
