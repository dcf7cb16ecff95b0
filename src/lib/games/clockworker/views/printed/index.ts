import type { PrintedField, PrintedParts, PrintedSection } from '$lib/platform/module';
import { ARTIFACT_IDS, artifactCard, type ArtifactId } from '../../rules/catalogue';
import { locationsMet, recordsMet } from '../../rules/printed/facts';
import { knownPrint } from '../../rules/setup';
import type {
	Clockworker,
	Difference,
	PrintedBox,
	PrintedLocation,
	PrintedRecord
} from '../../rules/types';
import { book } from '../../strings/book';
import { bookWords } from '../book/book-words.svelte';
import { MOMENT_ICONS } from '../looks';
import { locationId, NEW_LOCATION, NEW_RECORD, recordId, START } from './field-ids';
import PrintSheet from './PrintSheet.svelte';

const words = ({ values }: typeof book.en) => ({
	...{ about: values.text, short: values.short, allKnown: values.allKnown, fill: values.fill }
});

function artifactField(copy: PrintedBox, id: ArtifactId): PrintedField {
	const { t, book } = bookWords;
	const { points, cost } = knownPrint(id, copy.artifacts);
	return {
		id,
		icon: MOMENT_ICONS[artifactCard(id).moment],
		title: t.artifacts[id].name,
		text: book.printedCost(cost && t.tokens(cost)),
		figure: points ?? '?',
		note: t.captions.vp,
		missing: [...(points === undefined ? ['points'] : []), ...(cost ? [] : ['cost'])]
	};
}

function recordField(record: PrintedRecord): PrintedField {
	const { t, book } = bookWords;
	return {
		id: recordId(record),
		...({ icon: 'record', tone: 'violet' } as const),
		title: t.points(`${record.points}`),
		text: book.printedCost(record.cost && t.tokens(record.cost)),
		removable: true
	};
}

function locationField(location: PrintedLocation): PrintedField {
	const { t, book } = bookWords;
	const { name, cost, spaces } = location;
	return {
		id: locationId(location),
		...({ icon: 'factory', tone: 'teal' } as const),
		title: name,
		text: [
			book.printedCost(cost === undefined ? undefined : t.few(cost, 'gears')),
			book.values.spaces(spaces?.map(t.tokens))
		].join('\n'),
		removable: true
	};
}

function sections(copy: PrintedBox): readonly PrintedSection[] {
	const { t, book } = bookWords;
	const v = book.values;
	const [records, locations] = [recordsMet(copy), locationsMet(copy)];
	return [
		{
			title: v.artifacts,
			note: `${ARTIFACT_IDS.length}`,
			fields: ARTIFACT_IDS.map((id) => artifactField(copy, id))
		},
		{
			...{ title: v.records, note: `${records.length}`, none: v.noRecords },
			fields: records.map(recordField),
			add: { id: NEW_RECORD, label: v.addRecord }
		},
		{
			title: v.start,
			fields: [
				{
					id: START,
					icon: 'factory',
					tone: 'teal',
					title: t.spaces,
					text: v.spaces(copy.startingSpaces?.map(t.tokens))
				}
			]
		},
		{
			...{ title: v.locations, note: `${locations.length}`, none: v.noLocations },
			fields: locations.map(locationField),
			add: { id: NEW_LOCATION, label: v.addLocation }
		}
	];
}

const without = (copy: PrintedBox, field: string): PrintedBox => ({
	...copy,
	records: copy.records.filter((record) => recordId(record) !== field),
	locations: copy.locations.filter((location) => locationId(location) !== field)
});

function titleOf(difference: Difference): string {
	const t = bookWords.book.values.difference;
	switch (difference.of) {
		case 'points':
		case 'cost':
			return t[difference.of](bookWords.t.artifacts[difference.artifact].name);
		case 'location-cost':
		case 'location-spaces':
			return t[difference.of](difference.name);
		case 'starting-spaces':
			return t['starting-spaces'];
	}
}

function shown(difference: Difference, side: 'own' | 'other'): string {
	const { t, book } = bookWords;
	switch (difference.of) {
		case 'points':
			return t.few(difference[side], 'vp');
		case 'location-cost':
			return t.few(difference[side], 'gears');
		case 'cost':
			return t.tokens(difference[side]);
		case 'location-spaces':
		case 'starting-spaces':
			return book.values.spaces(difference[side].map(t.tokens));
	}
}

export const printed: PrintedParts<Clockworker> = {
	words: { en: words(book.en), fr: words(book.fr) },
	values: ['points', 'cost'],
	sections,
	Sheet: PrintSheet,
	without,
	difference: (difference) => ({
		title: titleOf(difference),
		own: shown(difference, 'own'),
		other: shown(difference, 'other')
	})
};
