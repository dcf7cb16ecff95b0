import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initial } from '$lib/ui/signs/initial';
import { lettersOf } from '$lib/ui/signs/letters';

const segmenter = new Intl.Segmenter();
const asUnicodeHasIt = (text: string) =>
	Array.from(segmenter.segment(text), (each) => each.segment);

it('cuts every text where Unicode does, however plain it is', () => {
	const latin = fc.string({
		unit: fc.integer({ min: 0, max: 0x36f }).map((code) => String.fromCharCode(code))
	});
	const any = fc.string({ unit: 'binary' });
	fc.assert(
		fc.property(fc.oneof(latin, any), (text) => {
			expect(lettersOf(text)).toEqual(asUnicodeHasIt(text));
		}),
		{ numRuns: 2000 }
	);
});

it.each([
	['Ana', 'A'],
	[' émile', 'É'],
	['e\u0301mile', 'E\u0301'],
	['👩‍🚀 Zoë', '👩‍🚀'],
	['', '?']
])('%j begins with %j', (name, first) => {
	expect(initial(name)).toBe(first);
});
