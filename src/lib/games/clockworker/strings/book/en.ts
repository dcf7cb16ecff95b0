import { formatsIn } from '$lib/platform/formats';
import type { ChainId, RulePage, RulingId } from '../../rules/book';
import type { ArtifactId, Frequency, Moment } from '../../rules/catalogue';
import { en as game } from '../en';

const { counted, list, noun } = formatsIn('en');

/** A passage of a rules page. */
export interface Passage {
	readonly title?: string;
	readonly lines: readonly string[];
}

export interface RuleText {
	readonly title: string;
	/** The whole page in one sentence. */
	readonly lead: string;
	readonly passages: readonly Passage[];
}

export interface RulingText {
	readonly question: string;
	/** What the rulebooks say, or that they say nothing. */
	readonly readings: string;
	/** What the app does unless told otherwise. */
	readonly here: string;
}

const sentences: Readonly<Record<ArtifactId, string>> = {
	'clockwork-god':
		'When points are counted, you get 10 VP if 12 cards lie before you; this one is among them.',
	'pick-up-ship': 'When points are counted, every Location before you is worth 1 VP.',
	'robotic-government':
		'When points are counted, every Worker you own is worth 1 VP, on a card or in hand.',
	'to-a-new-world':
		'When points are counted, every two Artifacts before you are worth 6 VP; this one is among them.',
	'additional-robotic-arm':
		'For each Worker that brings Gears home in your Retrieve phase, you get 1 Gear more.',
	'cpu-replacing-tech': 'When you gain a new Worker, you also get 1 gold Pellet.',
	'emergency-toolkit': 'As soon as you have repaired it, you get 5 Gears.',
	'emotion-studying-device': 'Whenever you gain a Record, you get 3 VP tokens.',
	'extended-memory': 'Whenever you gain another Artifact, you get 2 VP tokens.',
	'instant-duplicate-device':
		'For 1 Gear, your Retrieve phase brings one thing more of a kind that it has just brought.',
	'megaphone-advertisement': 'Whenever you gain a Location, you get 3 VP tokens.',
	'parabolic-antenna': 'A Record costs you 1 resource less; you choose which.',
	'product-administration-ai': 'Whenever you gain a Location, you get a new Worker.',
	'self-vending-machine': 'In your turn you may swap 2 Gears for 1 gold Pellet.',
	'steam-locomotive-network': 'One Dispatch may reach every one of your Locations.',
	'synchronization-tech':
		'Workers that you Dispatch may skip spaces: no need to begin at the top (an Operation still does).'
};

/** What people call things that the cards call otherwise. */
const keywords: Readonly<Partial<Record<ArtifactId, string>>> = {
	'clockwork-god': 'twelve points bonus final scoring scores',
	'pick-up-ship': 'rescue space factory factories points final scoring scores',
	'robotic-government': 'robot points final scoring',
	'to-a-new-world': 'pairs points final scoring',
	'additional-robotic-arm': 'cog money robot',
	'cpu-replacing-tech': 'joker wild yellow robot',
	'emergency-toolkit': 'cog money immediate instant',
	'emotion-studying-device': 'tile points bulb',
	'extended-memory': 'points bulb repair',
	'instant-duplicate-device': 'copy double cog resource pay gained',
	'megaphone-advertisement': 'factory points bulb',
	'parabolic-antenna': 'discount cheaper record',
	'product-administration-ai': 'factory robot',
	'self-vending-machine': 'exchange trade convert joker cog',
	'steam-locomotive-network': 'train place several robot as many as you like any number',
	'synchronization-tech': 'place empty topmost choose any robot'
};

const chains: Readonly<Record<ChainId, string>> = {
	'location-worker-gold':
		'One Operation: the Location brings a Worker, and the Worker brings 1 gold Pellet.',
	'location-worker-point':
		'Each Location brings a Worker, and each Worker is 1 VP more at the end.',
	'location-points': 'Each Location makes 4 VP: 3 at once, 1 at the end.',
	'location-points-worker': 'One Operation sets off both: 3 VP and 1 Worker.',
	'artifact-points': 'Each further Artifact makes 2 VP at once, every second one 6 VP at the end.',
	'cards-and-pairs': 'An Artifact helps both: a card towards 12, and half a pair.',
	'record-points': 'Records cost 1 resource less and bring 3 VP each.',
	'any-space-anywhere': 'One Dispatch reaches any empty space of any of your Locations.',
	'gears-to-gold': 'What the Arm brings in can be swapped at once: 2 Gears for 1 gold Pellet.',
	'five-gears-to-gold': 'The 5 Gears make 2 gold Pellets, and 1 Gear is left.',
	'copied-worker-gold':
		'A copied Worker is a new Worker: it brings the gold Pellet, if none has come this turn.',
	'copied-worker-point': 'Copying a Worker is 1 VP more at the end.',
	'copied-gear': 'A copied Gear gets nothing from the Arm.'
};

const rulings: Readonly<Record<RulingId, RulingText>> = {
	'cpu-how-often': {
		question: 'Every time, or once a turn?',
		readings: 'English rulebook: every time. French rulebook: once a turn.',
		here: 'Default: once a turn.'
	},
	'arm-how-often': {
		question: 'For each Worker, or once a phase?',
		readings: 'The English rulebook leaves it open. The French one counts each Worker with Gears.',
		here: 'Default: 1 Gear for each such Worker.'
	},
	'marker-gives': {
		question: 'What does the +1 Resource marker give?',
		readings: 'English rulebook: one resource. French rulebook: what the top space shows.',
		here: 'Default: one resource of the top space.'
	},
	'memory-itself': {
		question: 'Does it pay for itself?',
		readings: '“Whenever” says yes, “from later turns on” says no.',
		here: 'Default: no, only from the next Artifact on.'
	},
	'ship-start': {
		question: 'Does the Starting Location count?',
		readings: 'Neither rulebook says.',
		here: 'Default: yes, it is a Location like any other.'
	},
	'records-no-cards': {
		question: 'Are Records cards?',
		readings: 'The rulebooks list cards without them.',
		here: 'No: Records are tiles, towards neither 6 nor 12.'
	},
	'odd-artifacts': {
		question: 'What if the number is odd?',
		readings: 'Neither rulebook says.',
		here: 'An Artifact without a partner counts nothing: 5 make two pairs, 12 VP.'
	},
	'ai-then-cpu': {
		question: 'Product Administration AI and CPU Replacing Tech: do they chain?',
		readings: 'Neither rulebook says.',
		here: 'Yes: a Location brings a Worker, and that Worker brings 1 gold Pellet.'
	},
	'duplicate-what': {
		question: 'What can be copied, and how often?',
		readings: 'Neither rulebook says.',
		here: 'Once a phase: a Gear, a Pellet or a Worker. A copied Gear gets nothing from the Robotic Arm.'
	},
	'arm-when': {
		question: 'Outside the Retrieve phase too?',
		readings: 'Neither rulebook says.',
		here: 'No: not with Recover, not with Recharge, not with the +1 Resource marker.'
	},
	'end-for-all': {
		question: 'Who has a last turn?',
		readings:
			'English rulebook: all have the same number of turns. French rulebook: up to the right of the start player.',
		here: 'Both come to the same, so there is nothing to choose.'
	},
	'records-face-down': {
		question: 'May everybody see how it stands?',
		readings: 'Records lie face down, so a table may like not to know.',
		here: 'Default: totals show. “Hide totals until the end” covers totals and Records.'
	}
};

const DISPATCH =
	'As many Workers as you like go onto one Location, topmost empty space first. With 6 cards: onto two Locations.';

const rules: Readonly<Record<RulePage, RuleText>> = {
	'set-up': {
		title: 'Set-up',
		lead: 'What goes where before the first turn.',
		passages: []
	},
	turn: {
		title: 'A turn',
		lead: 'First everybody at work comes home, then you do one thing.',
		passages: [
			{
				title: '1 · Retrieve',
				lines: [
					'The topmost Worker of each of your Locations comes back, and you gain what its space shows.',
					'This is no choice: every Location with Workers gives one back.',
					'Your own Worker coming home is not a gained Worker.'
				]
			},
			{
				title: '2 · One action',
				lines: [
					'You play exactly one of the six actions, and only one you can carry out in full.',
					'Then the player on your left goes on.'
				]
			},
			{
				title: 'New Artifacts',
				lines: [
					'An Artifact works from your next turn on.',
					'Only the Emergency ToolKit acts at once, and four others at the very end.'
				]
			}
		]
	},
	actions: {
		title: 'The six actions',
		lead: 'One of them in each turn. At the table, hold a key to read about it.',
		passages: [
			{
				title: game.actions.recovered,
				lines: ['One more topmost Worker comes back from one Location; you gain its space.']
			},
			{
				title: game.actions.dispatched,
				lines: [DISPATCH]
			},
			{
				title: game.actions.operated,
				lines: [
					'Pay a Location’s Gears and take it. You may place Workers on it, from the top. The row slides to the right, and a new card comes in on the left.'
				]
			},
			{
				title: game.actions.repaired,
				lines: ['Pay an Artifact’s Pellets and take it, if a copy is left and you have none yet.']
			},
			{
				title: game.actions.communicated,
				lines: [
					'Pay for a Record and lay it face down before you. The gap is filled; if the End tile comes up, it goes aside and the gap is filled once more.'
				]
			},
			{ title: game.actions.recharged, lines: ['Take 2 Gears.'] }
		]
	},
	'six-cards': {
		title: game.sixCards.title,
		lead: 'With 6 cards or more, your Dispatch may go to two Locations.',
		passages: [
			{ title: game.actions.dispatched, lines: [DISPATCH] },
			{
				title: 'What counts',
				lines: ['The Starting Location, your Locations and your Artifacts, all together.']
			},
			{
				title: 'How it works',
				lines: [
					'You share out your Workers between both as you like, each from its topmost empty space.',
					'One Location is enough, if you prefer.',
					'With the Steam Locomotive Network there is no limit anyway.'
				]
			}
		]
	},
	gold: {
		title: 'Gold Pellets',
		lead: 'When you pay, gold stands for red, green or blue.',
		passages: [
			{
				title: 'Never the other way round',
				lines: ['Where gold itself is asked for, no other colour will do.']
			},
			{
				title: 'Where it comes from',
				lines: [
					'From spaces that show it, from CPU Replacing Tech and from the Self-Vending Machine.'
				]
			},
			{
				title: 'In the app',
				lines: [
					'It proposes to pay with colours first and to use gold for what is missing. You may pay otherwise.'
				]
			}
		]
	},
	markers: {
		title: 'The two markers',
		lead: 'They lie above the row of Locations and stay there while the row slides.',
		passages: [
			{
				title: '−1 Gear',
				lines: [
					'Above the second Location from the right: it costs 1 Gear less, but never less than nothing.'
				]
			},
			{
				title: '+1 Resource',
				lines: [
					'Above the rightmost Location: whoever takes it gains, at once, a resource of its top space.'
				]
			}
		]
	},
	end: {
		title: 'The end',
		lead: 'Once the end is triggered, the round is played to its end; then the match is over.',
		passages: [
			{
				title: 'What triggers it',
				lines: [
					'Somebody’s 12th card: Starting Location, Locations and Artifacts together.',
					'Or the End tile comes up when a Record has been taken.'
				]
			},
			{
				title: 'Then',
				lines: [
					'The seats after that one play once more, up to the right of the start player.',
					'If it is the last seat’s turn, the match is over when that turn ends. A second trigger changes nothing.'
				]
			}
		]
	},
	scoring: {
		title: 'Scoring',
		lead: 'Four things are added up; Locations and left-over resources are worth nothing.',
		passages: [
			{
				lines: [
					'VP tokens',
					'VP printed on Artifacts',
					'Artifacts that count at the end',
					'VP of Records'
				]
			},
			{
				title: 'Ties',
				lines: [
					'Most VP wins. If two are level, more Locations wins.',
					'If they are level there too, they share the place.'
				]
			}
		]
	},
	icons: {
		title: 'What the signs mean',
		lead: 'Each thing has a shape of its own, so that bad light does no harm.',
		passages: []
	}
};

export const en = {
	contents: (cards: number, pages: number) =>
		`${counted(cards, 'artifact', 'artifacts')} · ${counted(pages, 'page of rules', 'pages of rules')}`,
	sentences,
	keywords,
	chains,
	rulings,
	rules,
	when: {
		end: 'End of the game',
		'at-once': 'At once',
		retrieve: 'Retrieve phase',
		dispatch: 'Dispatch',
		operation: 'When you gain a Location',
		repair: 'When you gain an Artifact',
		communicate: 'Communicate',
		'worker-gained': 'When you gain a Worker',
		'own-turn': 'Any time in your turn'
	} satisfies Readonly<Record<Moment, string>>,
	must: 'mandatory',
	may: 'optional',
	often: {
		'at-the-end': 'once',
		once: 'once',
		'every-time': 'every time',
		'each-worker': 'for each such Worker',
		'once-a-turn': 'once a turn',
		'once-a-phase': 'once a phase',
		'as-wanted': 'as often as you like'
	} satisfies Readonly<Record<Frequency, string>>,
	groups: {
		end: 'End of game',
		retrieve: 'Retrieve',
		actions: 'Actions',
		other: 'Other'
	},
	chainsTitle: 'Together with',
	printedTitle: 'Printed on the card',
	printedVp: (points: number | undefined) =>
		points === undefined ? 'VP: not known' : `${points} VP`,
	printedCost: (cost: string | undefined) =>
		cost === undefined ? 'cost: not known' : `costs ${cost}`,
	copies: (withTwo: number, withMore: number) =>
		withTwo === withMore
			? `${counted(withTwo, 'copy', 'copies')} with 2, 3 or 4 players`
			: `${counted(withTwo, 'copy', 'copies')} with 2 players, ${withMore} with 3 or 4`,
	here: 'In this match',
	left: (left: number) => (left <= 0 ? 'none left' : `${left} left`),
	owners: (names: readonly string[]) =>
		names.length === 0
			? 'Nobody has it yet'
			: `${list(names)} ${noun(names.length, 'has', 'have')} it`,
	worthTitle: 'Worth now',
	worthIf: 'What it would be worth',
	ownsIt: 'has it',
	unknownPrint: 'printed VP not counted',
	endTileAt: (players: number, record: number) => ({
		players: `${players} players`,
		record: `Record ${record}`
	}),
	endTileTitle: 'When the End tile comes up',
	endTileText: 'Counting the Records of all players, it comes up when this one is taken.',
	cardsNow: (name: string, cards: number, reach: string) =>
		`${name}: ${counted(cards, 'card', 'cards')}, ${reach}`,
	reach: { one: 'one Location', two: 'two Locations', any: 'any number of Locations' },
	stillPlays: {
		title: 'Who still plays?',
		players: 'Players',
		starts: 'Who began the match?',
		triggered: 'In whose turn was the end triggered?',
		seat: (number: number) => `Player ${number}`,
		result: (names: readonly string[]) =>
			names.length === 0
				? 'Nobody: the match is over when this turn ends.'
				: `${list(names)} still ${noun(names.length, 'plays', 'play')}, once${names.length > 1 ? ' each' : ''}.`,
		done: 'has played',
		triggers: 'triggers it',
		plays: 'plays on'
	},
	setUp: {
		players: 'Players',
		gears: (gears: readonly number[]) => `Gears in turn order: ${gears.join(', ')}`,
		first: 'The first one starts and keeps the marker for the whole match.'
	},
	legend: {
		tokens: 'Tokens',
		actions: 'Actions',
		moments: 'When an Artifact works',
		others: 'Elsewhere',
		card: 'Cards: Locations and Artifacts',
		record: 'Records',
		flag: 'Start player',
		endTile: 'End tile, at the end of the row of Records',
		vpNote: 'a light bulb in the box'
	},

	values: {
		text: 'The rulebooks give only one of these numbers. Read the others from your cards once; the app keeps them for every match.',
		short: 'VP and costs, read out once',
		fill: {
			points: (left: number) => `Fill in the VP (${left})`,
			cost: (left: number) => `Fill in the costs (${left})`
		},
		allKnown: 'All Artifacts are known.',
		artifacts: 'Artifacts',
		records: 'Records met',
		noRecords: 'None yet. Each Record taken in a match shows up here.',
		locations: 'Locations met',
		noLocations: 'None yet. Each Location that somebody names shows up here.',
		start: 'Starting Location',
		startText: 'The spaces from the top; the same for everybody.',
		spaces: (spaces: readonly string[] | undefined) => spaces?.join(' · ') ?? 'spaces not known',
		addRecord: 'Add a Record',
		addLocation: 'Add a Location',
		nameNeeded: 'A Location is known by its name: type it first.',
		spaceNeeded: 'Tap what each space shows, or take the space away.',
		vp: 'Printed VP',
		cost: 'Printed cost',
		notKnown: 'Not known',
		difference: {
			points: (name: string) => `${name}: VP`,
			cost: (name: string) => `${name}: cost`,
			'location-cost': (name: string) => `${name}: cost`,
			'location-spaces': (name: string) => `${name}: spaces`,
			'starting-spaces': 'Starting Location: spaces'
		}
	},
	met: 'Met before'
};

export type BookStrings = typeof en;
