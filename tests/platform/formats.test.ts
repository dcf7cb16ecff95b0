import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed, formatsIn } from '$lib/platform/formats';

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
	const { noun } = formatsIn(locale);

	it('a noun is in the singular when the language says so', () => {
		const rules = new Intl.PluralRules(locale);
		fc.assert(
			fc.property(fc.integer({ min: -100_000, max: 100_000 }), (count) => {
				expect(noun(count, 'one', 'other')).toBe(rules.select(count));
			}),
			{ examples: [[0], [1], [-1], [2]] }
		);
	});
});

it.each(['en', 'en-US', 'en-PH', 'en-GB', 'en-CA', 'en-AU', 'en-IE', 'fr', 'fr-CA', 'fr-CH'])(
	'a list is as people write it in %s, however long',
	(tag) => {
		const lists = new Intl.ListFormat(tag);
		for (const names of [
			[],
			['Ana'],
			['Ana', 'Bo'],
			['Ana', 'Bo', 'Chloé'],
			['Ana', 'Bo', 'Chloé', 'Dov']
		])
			expect(listed(tag, names)).toBe(lists.format(names));
	}
);
