import { describe, expect, test } from 'vitest';
import { callName } from '$lib/ui/signs/call-name';

describe('A name in a title', () => {
	test('stays as it is while it fits', () => {
		expect(callName(['Ana Maria', 'Bo'], 0)).toBe('Ana Maria');
	});

	test('is its first word if it is long', () => {
		expect(callName(['Bartholomew Featherstone', 'Bo'], 0)).toBe('Bartholomew');
		expect(callName(['  Bartholomew\tFeatherstone', 'Bo'], 0)).toBe('Bartholomew');
	});

	test('but not where somebody else goes by that word', () => {
		const names = ['Maria Featherstone', 'Maria Weatherby', 'Bo'];
		expect(callName(names, 0)).toBe('Maria Featherstone');
		expect(callName(names, 1)).toBe('Maria Weatherby');
	});

	test('of one long word stays whole', () => {
		expect(callName(['Maximiliane-Alexandra'], 0)).toBe('Maximiliane-Alexandra');
	});

	test('is nothing for a seat that is not there', () => {
		expect(callName(['Ana'], 3)).toBe('');
	});
});
