import { formatsIn } from '../../formats';

const { counted } = formatsIn('en');

/** What the book says in every game. Loaded with the book: no table waits for it. */
export const book = {
	title: 'Look up',
	contents: (entries: number, pages: number) =>
		[
			...(entries > 0 ? [counted(entries, 'entry', 'entries')] : []),
			...(pages > 0 ? [counted(pages, 'page of rules', 'pages of rules')] : [])
		].join(' · '),
	contentsOfAll: (games: number, entries: number) =>
		`${counted(games, 'game', 'games')} · ${counted(entries, 'entry', 'entries')}`,
	placeholder: 'Card, rule, word…',
	all: 'All',
	rules: 'Rules',
	groupCount: (label: string, count: number) => `${label} ${count}`,
	otherName: (name: string) => `In French: ${name}`,
	rulings: 'Rulings',
	houseRule: (title: string) => `House rule “${title}”`,
	houseRuleWhere:
		'The switch is in “House rules” when a match is laid out, and under ⋯ in a match.',
	settingWhere: 'You choose it when a match is laid out.',
	playedHere: (rule: string) => `In this match: ${rule}.`,
	share: (title: string) => `Share: ${title}`,
	linkCopied: 'The link is copied.',
	notShared: 'This browser does not let the app share or copy.',
	nothingFound: 'Nothing like that here.',
	found: (count: number) => `${count} found`,
	noSuchEntry: 'There is no such page.',
	toBook: 'To the list of cards and rules',
	nextRule: (title: string) => `Next: ${title} →`
};
