import { Search, type Findable } from '$lib/screens/book/search';
import { RULE_PAGES, rulingsOn, type RulePage } from '../../games/clockworker/rules/book';
import {
	ARTIFACT_IDS,
	artifactCard,
	isArtifact,
	type ArtifactId,
	type Moment
} from '../../games/clockworker/rules/catalogue';
import { strings } from '../../games/clockworker/strings';
import { book } from '../../games/clockworker/strings/book';

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

/** What somebody asks about an entry is a word to find it by. */
const asked = (entry: BookEntry): readonly string[] =>
	books.flatMap(({ rulings }) =>
		rulingsOn(entry).flatMap((id) => [rulings[id].question, rulings[id].here])
	);

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
			]),
			...asked(id)
		]
	};
}

const page = (id: RulePage): Findable<BookEntry> => ({
	id,
	names: books.map(({ rules }) => rules[id].title),
	texts: [
		...books.flatMap(({ rules, stillPlays, endTileTitle }) => [
			rules[id].lead,
			...rules[id].passages.flatMap(({ title = '', lines }) => [title, ...lines]),
			...(id === 'end' ? [stillPlays.title, endTileTitle] : [])
		]),
		...asked(id)
	]
});

const search = new Search([...ARTIFACT_IDS.map(artifact), ...RULE_PAGES.map(page)]);

export const findInBook = (wanted: string): readonly BookEntry[] => search.find(wanted);

const groupOf = (entry: BookEntry): Group =>
	isArtifact(entry) ? GROUP_OF[artifactCard(entry).moment] : 'rules';

/** What is looked for: by words, and by when it works. */
export class BookSearch {
	wanted = $state('');
	group = $state<Group>('all');

	readonly found: readonly BookEntry[] = $derived(
		findInBook(this.wanted).filter((entry) => this.group === 'all' || this.group === groupOf(entry))
	);
	readonly artifacts: readonly ArtifactId[] = $derived(this.found.filter(isArtifact));

	constructor() {
		// the first key that is typed finds the search awake
		findInBook('awake');
	}
}

/** What is found, in order, and after it the rest: rows that stay cost less than rows made anew. */
export const withRest = (found: readonly BookEntry[]): readonly BookEntry[] => [
	...found,
	...findInBook('').filter((entry) => !found.includes(entry))
];
