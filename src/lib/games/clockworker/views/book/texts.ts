import type { Locale } from '$lib/platform/locale.svelte';
import type { BookEntry, BookPage, BookTexts, Passage, Ruling } from '$lib/platform/module';
import { oftenAt, RULE_PAGES, ruling, RULING_IDS, type RulePage } from '../../rules/book';
import { ARTIFACT_IDS, artifactCard, type ArtifactId, type Moment } from '../../rules/catalogue';
import { copiesOf } from '../../rules/setup';
import { ACTIONS } from '../../rules/types';
import { strings } from '../../strings';
import { book } from '../../strings/book';
import { ACTION_LOOKS, MOMENT_ICONS } from '../looks';
import { PAGE_ICONS } from './page-icons';

/** What the chips above the list choose. */
const GROUPS = ['end', 'retrieve', 'actions', 'other'] as const;
type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<Moment, Group>> = {
	end: 'end',
	'at-once': 'other',
	retrieve: 'retrieve',
	dispatch: 'actions',
	operation: 'actions',
	repair: 'actions',
	communicate: 'actions',
	'worker-gained': 'other',
	'own-turn': 'other'
};

function entry(locale: Locale, id: ArtifactId): BookEntry {
	const [game, texts] = [strings[locale], book[locale]];
	const { moment, optional, often } = artifactCard(id);
	const { name, text } = game.artifacts[id];
	const must = optional ? texts.may : texts.must;
	return {
		id,
		title: name,
		lead: texts.sentences[id],
		text,
		icon: MOMENT_ICONS[moment],
		group: GROUP_OF[moment],
		// `Retrieve phase · optional · once a phase`
		timing: (houseRules) =>
			[texts.when[moment], must, texts.often[oftenAt(id, houseRules)]].join(' · '),
		note: texts.copies(copiesOf(id, 2), copiesOf(id, 4)),
		searchTerms: [
			...[game.tag[moment], texts.keywords[id] ?? '', texts.when[moment], texts.often[often], must]
		]
	};
}

function passages(locale: Locale, id: RulePage): readonly Passage[] {
	const all = book[locale].rules[id].passages;
	if (id !== 'actions') return all;
	return all.map((passage, index) => {
		const action = ACTIONS[index];
		return { ...passage, ...(action && ACTION_LOOKS[action]) };
	});
}

function page(locale: Locale, id: RulePage): BookPage {
	const { rules, stillPlays, endTileTitle } = book[locale];
	const { title, lead } = rules[id];
	return {
		...{ id, title, lead, passages: passages(locale, id) },
		...PAGE_ICONS[id],
		searchTerms: id === 'end' ? [stillPlays.title, endTileTitle] : []
	};
}

const rulings = (locale: Locale): readonly Ruling[] =>
	RULING_IDS.map((id) => {
		const { on, houseRule, setting } = ruling(id);
		return {
			...{ on, ...book[locale].rulings[id] },
			...(houseRule && { houseRule }),
			...(setting && { setting: true })
		};
	});

const textsIn = (locale: Locale): BookTexts => ({
	entries: ARTIFACT_IDS.map((id) => entry(locale, id)),
	pages: RULE_PAGES.map((id) => page(locale, id)),
	groups: GROUPS.map((id) => ({ id, label: book[locale].groups[id] })),
	rulings: rulings(locale),
	contents: book[locale].contents(ARTIFACT_IDS.length, RULE_PAGES.length),
	placeholder: strings[locale].lookUp
});

export const texts: Readonly<Record<Locale, BookTexts>> = { en: textsIn('en'), fr: textsIn('fr') };
