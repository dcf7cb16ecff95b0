import { Search, type Findable } from '$lib/platform/search';
import { isRulePage, RULE_PAGES, type RulePage } from '../../rules/book';
import {
	ARTIFACT_IDS,
	artifactCard,
	isArtifact,
	type ArtifactId,
	type Moment
} from '../../rules/catalogue';
import { strings } from '../../strings';
import { book } from '../../strings/book';

export type BookEntry = ArtifactId | RulePage;

/** What the chips above the list choose. */
export const GROUPS = ['all', 'rules', 'end', 'retrieve', 'actions', 'other'] as const;
export type Group = (typeof GROUPS)[number];

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

// whoever learnt the game in one language looks things up in that one, whatever the screen speaks
const games = Object.values(strings);
const books = Object.values(book);

function artifact(id: ArtifactId): Findable<BookEntry> {
	const { moment, optional, often } = artifactCard(id);
	return {
		id,
		names: games.map(({ artifacts }) => artifacts[id].name),
		texts: [
			...games.flatMap(({ artifacts, tag }) => [artifacts[id].text, tag[moment]]),
			...books.flatMap((texts) => [
				...[texts.sentences[id], texts.keywords[id] ?? '', texts.when[moment]],
				...[texts.often[often], optional ? texts.may : texts.must, texts.groups[GROUP_OF[moment]]]
			])
		]
	};
}

const page = (id: RulePage): Findable<BookEntry> => ({
	id,
	names: books.map(({ rules }) => rules[id].title),
	texts: books.flatMap(({ rules }) => [
		rules[id].lead,
		...rules[id].passages.flatMap(({ title = '', lines }) => [title, ...lines])
	])
});

const search = new Search([...ARTIFACT_IDS.map(artifact), ...RULE_PAGES.map(page)]);

export const findInBook = (wanted: string): readonly BookEntry[] => search.find(wanted);

/** What is looked for: by words, and by when it works. */
export class BookSearch {
	wanted = $state('');
	group = $state<Group>('all');

	readonly #found = $derived(findInBook(this.wanted));
	readonly artifacts: readonly ArtifactId[] = $derived(
		this.#found
			.filter(isArtifact)
			.filter((id) => this.group === 'all' || this.group === GROUP_OF[artifactCard(id).moment])
	);
	readonly pages: readonly RulePage[] = $derived(
		this.group === 'all' || this.group === 'rules' ? this.#found.filter(isRulePage) : []
	);

	constructor() {
		// the first key that is typed finds the search awake
		findInBook('awake');
	}
}

/** What is found, in order, and after it the rest: rows that stay cost less than rows made anew. */
export const withRest = <T>(found: readonly T[], all: readonly T[]): readonly T[] => [
	...found,
	...all.filter((one) => !found.includes(one))
];
