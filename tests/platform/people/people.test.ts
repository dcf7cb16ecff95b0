import { describe, expect, test } from 'vitest';
import {
	alike,
	alsoSpelt,
	bySpelling,
	distinct,
	folded,
	identified,
	isNobody,
	met,
	tidy,
	type Person,
	type PersonId
} from '$lib/platform/people/people';

const LONG = 'x'.repeat(60);
const FOXES = '🦊'.repeat(30);

describe('Namesakes are told apart', () => {
	test.each([
		[
			['Ana', 'Bo'],
			['Ana', 'Bo']
		],
		[
			['Ana', 'Ana'],
			['Ana', 'Ana 2']
		],
		[
			['Ana', 'ANA', 'ana'],
			['Ana', 'ANA 2', 'ana 3']
		],
		[
			['Ana', 'Ana', 'Ana 2'],
			['Ana', 'Ana 3', 'Ana 2']
		],
		[
			['Zoë', 'Zoe\u0308'],
			['Zoë', 'Zoe\u0308 2']
		],
		[
			['نور', 'نور'],
			['نور', 'نور 2']
		],
		[
			[LONG, LONG],
			[LONG, `${'x'.repeat(58)} 2`]
		],
		[
			[FOXES, FOXES],
			[FOXES, `${'🦊'.repeat(29)} 2`]
		]
	])('%j sit down as %j', (names, seated) => {
		expect(distinct(names)).toEqual(seated);
		expect(distinct(names).every((name) => name.length <= 60)).toBe(true);
	});
});

test.each([
	['  Ana \t Maria ', 'Ana Maria'],
	['👩‍👩‍👧', '👩‍👩‍👧'],
	['נועה', 'נועה'],
	['\u200B\u202E', ''],
	['   ', ''],
	['7', '7']
])('of %j the eye sees %j', (typed, shown) => {
	expect(tidy(typed)).toBe(shown);
});

test('names are alike whatever their case, spaces and accents are made of', () => {
	expect(alike(' ana', 'Ana ')).toBe(true);
	expect(alike('Zoë', 'Zoe\u0308')).toBe(true);
	expect(alike('Zoë', 'Zoe')).toBe(false);
});

test('an unnamed seat is nobody in either language', () => {
	expect(['Player 3', 'Joueur 1', 'Ana', 'Player 9 lives'].map(isNobody)).toEqual([
		true,
		true,
		false,
		false
	]);
});

/** `Anna/Ana`: called Anna, once written Ana. */
function person(text: string): Person {
	const [name = '', ...spellings] = text.split('/');
	// safe: any text is an id
	return { id: `id-${name}` as PersonId, name, mark: 0, spellings };
}
const spelt = ({ name, spellings = [] }: Person) => [name, ...spellings].join('/');

describe('A person is written', () => {
	test.each([
		['Ana', 'Anna', 'Ana/Anna'],
		['Ana', 'ANA', 'Ana'],
		['Ana/Anna', 'anna', 'Ana/anna'],
		['Ana/ana', 'Anna', 'Ana/Anna']
	])('%s and also %s: %s', (known, also, both) => {
		expect(spelt(alsoSpelt(person(known), [also]))).toBe(both);
	});

	test('in so many ways that they can still be read', () => {
		const many = Array.from({ length: 80 }, (_, number) => `Ana ${number}`);
		expect(alsoSpelt(person('Ana'), many).spellings).toHaveLength(50);
	});
});

describe('Nobody sits on two seats', () => {
	test.each([
		{ seats: ['Anna', 'Bo'], ids: ['id-Anna', 'id-Bo'] },
		{ seats: ['Ana', 'Bo'], ids: ['id-Anna', 'id-Bo'] },
		{ seats: ['Ana', 'Anna'], ids: [undefined, 'id-Anna'] },
		{ seats: ['Anna', 'Ana'], ids: ['id-Anna', undefined] },
		{ seats: ['Ana', 'Hannah'], ids: ['id-Anna', undefined] },
		{ seats: ['Zoë', 'Zoë'], ids: [undefined, undefined] }
	])('$seats', ({ seats, ids }) => {
		const known = bySpelling([person('Anna/Ana/Hannah'), person('Bo')]);
		expect(identified(seats, (name) => known.get(folded(name)))).toEqual(ids);
	});
});

describe('People from elsewhere', () => {
	const news = (here: readonly string[], there: readonly string[]) =>
		met(here.map(person), there.map(person)).map(spelt);

	test.each<[what: string, here: string[], there: string[], changed: string[]]>([
		['are strangers', ['Ana'], ['Bo/Bob'], ['Bo/Bob']],
		['are those known here', ['Ana/Anna'], ['Ana/Anna'], []],
		['bring other spellings', ['Ana'], ['Ana/Anna'], ['Ana/Anna']],
		['take no spelling from somebody here', ['Ana', 'Bo'], ['Ana/Bo'], []],
		['are strangers without the spelling of somebody here', ['Ana/Nan'], ['Zoë/Nan'], ['Zoë']],
		['are two who are one here', ['Ana/Anna'], ['Anna/A', 'Ana/B'], ['Ana/Anna/A/B']]
	])('%s', (_, here, there, changed) => {
		expect(news(here, there)).toEqual(changed);
	});
});
