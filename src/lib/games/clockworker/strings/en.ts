import type { BySeat, Seat } from '$lib/core/seats';
import { signed, formatsIn } from '$lib/platform/formats';
import { isArtifact, type ArtifactId } from '../rules/catalogue';
import type { Matter } from '../rules/counting';
import { cardCount, kindsOf } from '../rules/holding';
import type {
	Action,
	ClockworkerEvent,
	ClockworkerState,
	Counter,
	Effect,
	EffectSource,
	EndArtifact,
	EndReason,
	HouseRules,
	Objection,
	ScoreSource,
	Space,
	Token,
	Tokens
} from '../rules/types';
import { valuesIn } from '../rules/printed/take-over';
import type { Worth } from '../rules/advice/worth';
import { bySource } from './by-source';

const { counted, list, noun } = formatsIn('en');

const artifacts: Readonly<Record<ArtifactId, { readonly name: string; readonly text: string }>> = {
	'clockwork-god': {
		name: 'Clockwork God',
		text: 'End: 10 VP if you have 12 cards.'
	},
	'pick-up-ship': { name: 'Pick Up Ship', text: 'End: 1 VP for each Location.' },
	'robotic-government': {
		name: 'Robotic Government',
		text: 'End: 1 VP for each Worker, placed or not.'
	},
	'to-a-new-world': {
		name: 'To A New World',
		text: 'End: 6 VP for each pair of Artifacts, this one counted.'
	},
	'additional-robotic-arm': {
		name: 'Additional Robotic Arm',
		text: 'Retrieve: 1 more Gear for each Worker that brings Gears.'
	},
	'cpu-replacing-tech': {
		name: 'CPU Replacing Tech',
		text: 'New Worker: take 1 gold Pellet, once a turn.'
	},
	'emergency-toolkit': { name: 'Emergency ToolKit', text: 'At once: take 5 Gears.' },
	'emotion-studying-device': {
		name: 'Emotion Studying Device',
		text: 'Each Record you gain: 3 VP.'
	},
	'extended-memory': {
		name: 'Extended Memory',
		text: 'Each Artifact you gain from now on: 2 VP.'
	},
	'instant-duplicate-device': {
		name: 'Instant Duplicate Device',
		text: 'Retrieve: you may pay 1 Gear to copy 1 resource you just gained.'
	},
	'megaphone-advertisement': {
		name: 'Megaphone Advertisement',
		text: 'Each Location you gain: 3 VP.'
	},
	'parabolic-antenna': {
		name: 'Parabolic Antenna',
		text: 'Communicate costs 1 resource less, of your choice.'
	},
	'product-administration-ai': {
		name: 'Product Administration AI',
		text: 'Each Location you gain: 1 Worker.'
	},
	'self-vending-machine': {
		name: 'Self-Vending Machine',
		text: 'In your turn, as often as you like: 2 Gears for 1 gold Pellet.'
	},
	'steam-locomotive-network': {
		name: 'Steam Locomotive Network',
		text: 'Dispatch to as many Locations as you like.'
	},
	'synchronization-tech': {
		name: 'Synchronization Tech',
		text: 'Dispatch onto any empty space, not only the topmost.'
	}
};

/** As short as a chip wants it, and part of the whole name. */
const shortNames = {
	'clockwork-god': 'Clockwork God',
	'pick-up-ship': 'Pick Up Ship',
	'robotic-government': 'Government',
	'to-a-new-world': 'New World',
	'additional-robotic-arm': 'Robotic Arm',
	'cpu-replacing-tech': 'CPU',
	'emergency-toolkit': 'ToolKit',
	'emotion-studying-device': 'Emotion',
	'extended-memory': 'Memory',
	'instant-duplicate-device': 'Duplicate',
	'megaphone-advertisement': 'Megaphone',
	'parabolic-antenna': 'Antenna',
	'product-administration-ai': 'Administration AI',
	'self-vending-machine': 'Vending Machine',
	'steam-locomotive-network': 'Locomotive',
	'synchronization-tech': 'Synchronization'
} satisfies Readonly<Record<ArtifactId, string>>;

const nouns: Readonly<Record<Counter, readonly [one: string, other: string]>> = {
	vp: ['VP', 'VP'],
	gears: ['gear', 'gears'],
	red: ['red pellet', 'red pellets'],
	green: ['green pellet', 'green pellets'],
	blue: ['blue pellet', 'blue pellets'],
	gold: ['gold pellet', 'gold pellets'],
	workers: ['worker', 'workers'],
	placed: ['placed worker', 'placed workers']
};

const few = (count: number, counter: Counter) => counted(count, ...nouns[counter]);

const tokens = (all: Tokens) =>
	list(kindsOf(all).map((token) => few(all[token] ?? 0, token))) || 'nothing';

const sources: Readonly<Record<Exclude<EffectSource, ArtifactId>, string>> = {
	space: 'brought back',
	placing: 'moved',
	marker: '+1 Resource marker',
	recharge: 'Recharge',
	cost: 'paid',
	table: 'by hand'
};

const sourceName = (source: EffectSource) =>
	isArtifact(source) ? artifacts[source].name : sources[source];

const moves = ({ counter, by }: Effect) => `${signed(by)} ${noun(Math.abs(by), ...nouns[counter])}`;

const card = (index: number) => (index === 0 ? 'the Starting Location' : `Location ${index}`);

function objection(of: Objection, names: BySeat<string>): string {
	const who = (seat: Seat) => names[seat] ?? `seat ${seat + 1}`;
	switch (of.term) {
		case 'no-such-seat':
			return `Nobody sits at seat ${of.seat + 1}.`;
		case 'wrong-seat':
			return `It is ${who(of.expected)}’s turn.`;
		case 'game-over':
			return 'The match is over: everybody has had the last turn.';
		case 'second-action':
			return 'The action of this turn has been played: one a turn.';
		case 'retrieve-first':
			return 'Retrieve comes first: workers are still on the Locations.';
		case 'second-retrieve':
			return 'Retrieve has been done in this turn.';
		case 'retrieve-too-late':
			return 'Retrieve comes before the action.';
		case 'no-action-yet':
			return 'No action has been played in this turn.';
		case 'cannot-pay':
			return `Not enough to pay: ${tokens(of.short)} short.`;
		case 'wrong-payment':
			return `It costs ${tokens(of.cost)}; paid was ${tokens(of.paid)}.`;
		case 'wrong-gears':
			return `It costs ${few(of.cost, 'gears')} here; paid was ${of.paid}.`;
		case 'below-zero':
			return `That leaves ${few(of.value, of.counter)}: below nothing.`;
		case 'already-owned':
			return `${artifacts[of.artifact].name} is already there: never two of the same.`;
		case 'no-copy-left':
			return of.owners.length > 0
				? `No copy of ${artifacts[of.artifact].name} is left: ${list(of.owners.map(who))} ${noun(of.owners.length, 'has it', 'have them')}.`
				: `No copy of ${artifacts[of.artifact].name} is in this match.`;
		case 'not-owned':
			return `${artifacts[of.artifact].name} is not among these cards.`;
		case 'not-yet-active':
			return `${artifacts[of.artifact].name} works from the next turn on.`;
		case 'thirteenth-card':
			return `${of.cards} cards are there already: nobody passes 12.`;
		case 'no-worker-placed':
			return 'No worker stands there to come back.';
		case 'one-from-each':
			return `Retrieve takes one worker from each Location: ${of.most} at most.`;
		case 'left-behind':
			return `Retrieve is for every Location: ${few(of.least, 'workers')} at least should come back.`;
		case 'other-gain':
			return `By the card, ${card(of.location)} gives ${tokens(of.shown)} here.`;
		case 'not-on-top':
			return `The top space shows no ${nouns[of.token][0]}.`;
		case 'spaces-differ':
			return `${few(of.workers, 'workers')} on ${counted(of.spaces, 'space', 'spaces')}: each takes one.`;
		case 'more-placed':
			return `${few(of.placed, 'placed')}, but only ${few(of.workers, 'workers')} in all.`;
		case 'no-worker-in-hand':
			return `${few(of.needed, 'workers')} wanted, ${of.inHand} in hand.`;
		case 'nothing-dispatched':
			return 'Dispatch places one worker at least.';
		case 'no-such-location':
			return 'There is no such Location.';
		case 'no-empty-space':
			return `Not enough room on ${card(of.location)}: ${counted(of.empty, 'space', 'spaces')} empty.`;
		case 'not-topmost':
			return `On ${card(of.location)} the topmost empty space comes first.`;
		case 'too-many-locations':
			return of.most === 1
				? 'Dispatch goes to one Location; to two with 6 cards.'
				: `Dispatch goes to ${of.most} Locations at most.`;
		case 'not-brought':
			return `No ${nouns[of.token][0]} came in this Retrieve phase to copy.`;
		case 'already-duplicated':
			return 'The Duplicate Device has been used: once a phase.';
		case 'no-record-left':
			return `All ${of.records} Records are taken.`;
		case 'past-the-end-tile':
			return `At this table ${of.most} Records are the most that can be taken: the End tile ends the match before another one.`;
		case 'no-such-record':
			return 'There is no such Record.';
		case 'end-tile-early':
			return `By the count the End tile shows with Record ${of.foretold}; this is Record ${of.record}.`;
		case 'end-tile-late':
			return `By the count the End tile shows with Record ${of.foretold}; this is Record ${of.record}, and the tile has not been seen before it.`;
		case 'end-tile-again':
			return 'The End tile has come up already.';
	}
}

function sentenceOf(event: ClockworkerEvent, hidesTotals = false): string {
	switch (event.type) {
		case 'retrieved': {
			const workers = event.brought.reduce((sum, each) => sum + (each.workers ?? 1), 0);
			return `retrieved ${few(workers, 'workers')}`;
		}
		case 'duplicated':
			return `copied a ${nouns[event.token][0]}`;
		case 'recovered':
			return 'recovered a worker';
		case 'dispatched': {
			const workers = (event.to ?? []).reduce((sum, each) => sum + each.workers, 0);
			return workers > 0 ? `dispatched ${few(workers, 'workers')}` : 'dispatched';
		}
		case 'operated':
			return event.name ? `took the Location ${event.name}` : 'took a Location';
		case 'repaired':
			return `repaired ${artifacts[event.artifact].name}`;
		case 'communicated': {
			const points =
				event.points === undefined || hidesTotals
					? 'took a Record, face down'
					: `took a Record of ${event.points} VP`;
			return event.endTile ? `${points}; the End tile came up` : points;
		}
		case 'recharged':
			return 'recharged';
		case 'vended':
			return `used the Self-Vending Machine ${event.times === 1 ? 'once' : `${event.times} times`}`;
		case 'turnEnded':
			return 'ended the turn';
		case 'adjusted':
			return `${signed(event.by)} ${noun(Math.abs(event.by), ...nouns[event.counter])}`;
		case 'counted':
			return `counted ${few(event.value, event.counter)}`;
		case 'added':
			switch (event.card.kind) {
				case 'location':
					return 'has one Location more';
				case 'artifact':
					return `has ${artifacts[event.card.artifact].name}`;
				case 'record':
					return event.card.points === undefined || hidesTotals
						? 'has one Record more'
						: `has one Record more: ${event.card.points} VP`;
			}
			break;
		case 'removed':
			switch (event.card.kind) {
				case 'location':
					return `does not have ${card(event.card.location)}`;
				case 'artifact':
					return `does not have ${artifacts[event.card.artifact].name}`;
				case 'record':
					return `does not have Record ${event.card.record + 1}`;
			}
			break;
		case 'recordRead':
			return hidesTotals
				? `read Record ${event.record + 1}`
				: `read Record ${event.record + 1}: ${event.points} VP`;
		case 'locationRead':
			return event.name ? `named a Location: ${event.name}` : `read ${card(event.location)}`;
		case 'endTileSeen':
			return event.seen ? 'saw the End tile' : 'took back the End tile';
		case 'called':
			return event.over ? 'ended the match' : 'took the match up again';
		case 'artifactRead': {
			const points = event.points === undefined ? '' : ` ${event.points} VP`;
			const cost = event.cost ? ` costs ${tokens(event.cost)}` : '';
			return `${artifacts[event.artifact].name}:${points}${cost}`;
		}
		case 'copiesCounted':
			return `${artifacts[event.artifact].name}: ${counted(event.copies, 'copy', 'copies')} in this match`;
		case 'valuesTakenOver':
			return `${counted(valuesIn(event), 'printed value', 'printed values')} taken over from the copy`;
		case 'depthChanged':
			return event.depth === 'everything'
				? 'Keeping track of everything'
				: 'Keeping track of what scores';
	}
}

export const en = {
	artifacts,
	tokens,
	few,
	objection,

	describe(event: ClockworkerEvent, names: BySeat<string>, hidesTotals = false): string {
		const did = sentenceOf(event, hidesTotals);
		// whose turn it was has nothing to do with it
		if (event.type === 'called') return `The table ${did}`;
		return 'seat' in event ? `${names[event.seat] ?? '?'} ${did}` : did;
	},

	effects: (all: readonly Effect[]): string =>
		bySource(all)
			.map(([source, moved]) => `${moved.map(moves).join(', ')} (${sourceName(source)})`)
			.join(', '),

	saysItAll: ({ type }: ClockworkerEvent): boolean => type === 'adjusted',

	terms: {
		'end-tile': 'The End tile came up',
		'twelve-cards': 'A 12th card was taken',
		called: 'The table ended the match',
		tokens: 'VP tokens',
		printed: 'Printed on Artifacts',
		records: 'Records',
		'clockwork-god': artifacts['clockwork-god'].name,
		'pick-up-ship': artifacts['pick-up-ship'].name,
		'robotic-government': artifacts['robotic-government'].name,
		'to-a-new-world': artifacts['to-a-new-world'].name
	} satisfies Readonly<Record<EndReason | ScoreSource, string>>,

	ownedName: (card: string): string => (isArtifact(card) ? artifacts[card].name : card),

	houseRules: {
		cpuEachTime: {
			title: 'CPU Replacing Tech every time',
			text: 'Off: one gold Pellet a turn. On: one each time you gain Workers.'
		},
		armOncePerPhase: {
			title: 'Robotic Arm once a phase',
			text: 'Off: 1 Gear for each Worker that brings Gears. On: 1 Gear in all.'
		},
		markerGivesAll: {
			title: '+1 marker gives the whole space',
			text: 'Off: one resource of the top space. On: all that it shows.'
		},
		memoryCountsItself: {
			title: 'Extended Memory counts itself',
			text: 'Off: 2 VP from the next Artifact on. On: for itself too.'
		},
		shipSkipsStart: {
			title: 'Pick Up Ship skips the Starting Location',
			text: 'Off: every Location counts. On: all but the Starting one.'
		}
	} satisfies Readonly<Record<keyof HouseRules, { title: string; text: string }>>,

	counters: {
		vp: 'VP tokens',
		gears: 'Gears',
		red: 'Red pellets',
		green: 'Green pellets',
		blue: 'Blue pellets',
		gold: 'Gold pellets',
		workers: 'Workers',
		placed: 'Workers placed'
	} satisfies Readonly<Record<Counter, string>>,
	/** Under the figure, where the shape alone might not be known yet. */
	captions: {
		vp: 'VP',
		gears: 'gears',
		red: 'red',
		green: 'green',
		blue: 'blue',
		gold: 'gold',
		workers: 'workers',
		placed: 'placed'
	} satisfies Readonly<Record<Counter, string>>,

	actions: {
		recovered: 'Recover',
		dispatched: 'Dispatch',
		operated: 'Operation',
		repaired: 'Repair',
		communicated: 'Communicate',
		recharged: 'Recharge'
	} satisfies Readonly<Record<Action, string>>,

	cards: (count: number) => counted(count, 'card', 'cards'),
	records: (count: number) => counted(count, 'record', 'records'),
	locations: (count: number) => counted(count, 'location', 'locations'),
	artifactCount: (count: number) => counted(count, 'artifact', 'artifacts'),
	starts: 'Start player',

	cardsGauge: (most: number, target: number) => `${most} / ${target} cards`,
	leads: (leaders: readonly string[]) =>
		`${list(leaders)} ${noun(leaders.length, 'has', 'have')} most`,
	recordsGauge: (left: number) => counted(left, 'record', 'records'),
	beforeEndTile: 'before the End tile',
	endTileNext: 'The End tile is next',
	endTileOut: 'The End tile is out',
	recordsTaken: (taken: number) => counted(taken, 'record taken', 'records taken'),

	done: 'done',

	triggered: {
		called: () => 'The table ended the match.',
		'twelve-cards': (who: string) => `${who} took a 12th card.`,
		'end-tile': (who: string) => `The End tile came up in ${who}’s turn.`
	} satisfies Readonly<Record<EndReason, (who: string) => string>>,

	tableau: 'Tableau',
	tableauOf: (name: string) => `${name}’s tableau`,
	startingLocation: 'Starting Location',
	location: 'Location',
	record: 'Record',
	faceDown: 'face down',
	costs: (gears: number) => `costs ${few(gears, 'gears')}`,
	tag: {
		end: 'end',
		'at-once': 'at once',
		retrieve: 'Retrieve',
		dispatch: 'Dispatch',
		operation: 'Operation',
		repair: 'Repair',
		communicate: 'Communicate',
		'worker-gained': 'new worker',
		'own-turn': 'your turn'
	},
	inHand: (workers: number) => `workers · ${workers} in hand`,

	lookUp: 'Card, rule, “gear”…',
	lookUpCard: 'Name, effect, “gear”…',
	optional: 'optional',
	youPay: 'You pay',
	placedNote: 'placed',
	ownedNote: 'in all',
	nothingFound: 'No card like that.',
	endRules: 'How the match ends',
	sixCardsRule: 'The rule of 6 cards',
	workersCounted: 'on cards and in hand',
	locationsTitle: 'Locations',
	locationsCounted: 'with the starting one',
	/** By what the number of Locations or Workers decides something. */
	matters: {
		'clockwork-god': artifacts['clockwork-god'].name,
		'pick-up-ship': artifacts['pick-up-ship'].name,
		'robotic-government': artifacts['robotic-government'].name,
		'to-a-new-world': artifacts['to-a-new-world'].name,
		'tie-break': 'the tie-break'
	} satisfies Readonly<Record<Matter, string>>,
	countsFor: (matters: readonly string[]) =>
		matters.length > 0 ? `Counts for ${list(matters)}` : '',
	shortNames,
	/** In a sum that stands on one line: `14 tokens + 18 printed`. */
	sumParts: {
		tokens: 'tokens',
		printed: 'printed',
		records: 'records',
		'clockwork-god': shortNames['clockwork-god'],
		'pick-up-ship': shortNames['pick-up-ship'],
		'robotic-government': shortNames['robotic-government'],
		'to-a-new-world': shortNames['to-a-new-world']
	} satisfies Readonly<Record<ScoreSource, string>>,
	/** What an artifact counts at the end, beside its sum. */
	sourceNotes: {
		'clockwork-god': '10 with 12 cards or more',
		'pick-up-ship': '1 for each Location',
		'robotic-government': '1 for each Worker',
		'to-a-new-world': '6 for every 2 Artifacts'
	} satisfies Readonly<Record<EndArtifact, string>>,
	artifactsTitle: 'Artifacts',
	artifactsNote: (count: number, printed: number, atTheEnd: number) =>
		count === 0
			? '0'
			: atTheEnd > 0
				? `${count} · ${printed} printed + ${atTheEnd} at the end`
				: `${count} · ${printed} printed`,
	askPrinted: (name: string) => `How many VP are printed on ${name}?`,
	readPrinted: (name: string) => `${name}: printed VP`,
	printedKept: 'Kept. Another key changes it.',
	askedOnce: 'Asked once, and kept for every match.',
	notNow: 'Not now',
	changePrinted: 'Change a printed value, or a card twice',
	onceMore: (name: string) => `${name} once more`,
	recordsTitle: 'Records',
	recordsNote: (count: number, points: number) => `${count} · ${few(points, 'vp')}`,
	askRecord: (number: number) => `How many VP does Record ${number} show?`,
	otherRecord: 'other',
	cardsOnly: (count: number) => noun(count, 'card', 'cards'),
	retrieveGains: (gain: Tokens) => `Retrieve: ${tokens(gain)}`,
	allHere: (workers: number) => `${workers} here`,
	endTileQuestion: 'Did the End tile come up?',
	endTileYes: 'Yes, last round',
	endTileNo: 'No',
	endTileWillShow: 'By the count this record brings up the End tile.',
	printedUnknown: 'printed ?',
	passByItselfText: 'With “What scores”, an action ends the turn.',
	space: (number: number) => `Space ${number}`,
	spacesShown: (spaces: readonly Space[]) =>
		spaces
			.map(({ gain, worker }) => `${gain ? tokens(gain) : '?'}${worker ? ' ●' : ''}`)
			.join(' · '),
	sixCards: {
		title: 'Redevelopment of Civilization',
		text: 'With 6 cards, Dispatch may go to two Locations.'
	},

	endTurn: (next: string | undefined) =>
		next === undefined ? 'End the last turn' : `End turn → ${next}`,
	retrieve: 'Retrieve',
	retrieveText: 'Topmost worker of each Location: what did they bring?',
	retrieveEach: 'Worker by worker',
	retrieveTogether: 'All together',
	workersBack: 'Workers back',
	withGears: 'of them with gears',
	worker: (number: number) => `Worker ${number}`,
	duplicateTitle: 'Copy for 1 gear?',
	vend: '2 gears → 1 gold',

	nameLocation: 'Name the Location',
	operationTitle: 'Take a Location',
	name: 'Name (if you like)',
	locationName: 'Name of the Location',
	cost: 'Cost in gears',
	marker: 'Above the card',
	markers: { none: 'No marker', minus: '−1 Gear', plus: '+1 Resource' },
	topSpace: 'The top space shows',
	emptySpaces: (count: number) => counted(count, 'space empty', 'spaces empty'),
	placeWorkers: 'Workers placed on it',

	recoverTitle: 'Recover a worker',
	recoverText: 'What did the space give?',
	dispatchTitle: 'Dispatch workers',
	dispatchWhere: (index: number, name?: string) =>
		name ?? (index === 0 ? 'Starting Location' : `Location ${index}`),

	repairTitle: 'Repair an artifact',
	copiesLeft: (count: number) => `${count} left`,
	hasIt: (name: string) => `${name} has it.`,
	takenBy: (names: readonly string[]) => `Taken: ${list(names)}.`,
	notInMatch: 'Not in this match.',
	printedCost: 'Its printed cost (asked once)',
	payTitle: (name: string) => `Pay for ${name}`,
	costIs: (cost: Tokens) => `Cost: ${tokens(cost)}`,
	proposed: 'Proposed, cheapest first; change it if you paid otherwise.',
	vendFirst: 'Self-Vending Machine first: times',

	communicateTitle: 'Take a record',
	communicateText: 'How many VP does it show?',
	later: 'Face down, later',
	endTileSeen: 'The End tile came up',
	endTileNotYet: 'By the count not yet; say so if it did.',
	recordCost: 'What it cost',
	tileShown: (points: number, cost: Tokens) => `${points} VP: ${tokens(cost)}`,
	antenna: 'Parabolic Antenna spares',
	nothingSpared: 'nothing',
	none: 'none',

	back: 'Back',
	close: 'Close',

	setRight: 'Set right',
	correct: {
		who: 'Who',
		what: 'What',
		artifact: 'Which artifact',
		counter: 'Which counter',
		token: 'Which token',
		more: 'More or less',
		amount: 'How many',
		times: 'How often',
		gain: 'What it brought',
		paid: 'What was paid',
		gearsPaid: 'Gears paid',
		callItOver: 'The match is over'
	},
	addLocation: 'Add a location',
	addRecord: 'Add a record',
	addArtifact: 'Add an artifact',
	removeCard: 'Remove',
	printedVp: 'Printed VP',
	recordVp: 'VP on the tile',
	spaces: 'Spaces from the top',
	addSpace: 'Add a space',
	workerThere: 'worker there',

	depth: 'Keep track of',
	depths: { scores: 'What scores', everything: 'Everything' },
	depthText: {
		scores: 'Cards, records, VP tokens and workers.',
		everything: 'Gears, pellets and the Retrieve phase too.'
	},
	setUp: {
		box: (players: number) =>
			players === 2
				? {
						title: 'Leave out cards without the 2-player icon',
						text: 'Locations and Artifacts alike: they stay in the box.'
					}
				: {
						title: 'Every card is in the match',
						text: 'The 2-player icon does not matter with three or four.'
					},
		artifacts: (cards: number, once: number, twice: number) => ({
			title: `Lay out ${cards} Artifacts`,
			text: twice === 0 ? 'One of each.' : `${once} of them once, ${twice} twice.`
		}),
		locations: (faceUp: number) => ({
			title: `Turn up ${faceUp} Locations in a row`,
			text: 'The −1 Gear marker lies above the second from the right, the +1 Resource marker above the rightmost.'
		}),
		records: (faceUp: number, above: number, below: number) => ({
			title: `End tile under ${above} Records`,
			text: `Lay ${faceUp} face up. Count ${above} from the top of the pile and slide the End tile under them; ${below} stay below it.`
		}),
		workers: (workers: number, placed: number, inHand: number) => ({
			title: `${few(workers, 'workers')} for everyone`,
			text: `With a Starting Location: ${placed} fill its spaces, ${inHand} stay in hand.`
		}),
		gears: { title: 'Gears, in turn order' },
		starter: (name: string) => ({
			title: `${name} gets the start player marker`,
			text: 'It stays there for the whole match. Play goes clockwise.'
		}),
		endTile: 'End'
	},
	startHint: 'By the rulebook: whoever last repaired a machine.',
	countAfresh: 'Gears, pellets and placed workers were not tracked so far: set them right here.',
	counted: 'They are right now',
	copiesTitle: 'Copies in this match',
	endTileSwitch: 'The End tile is out',

	points: (points: string) => `${points} VP`,
	pointsTerm: 'VP',
	tieBreaks: {
		locations: (count: number) => counted(count, 'location', 'locations')
	},
	decidedBy: { locations: 'decided by Locations' },
	seatNote({ seats }: ClockworkerState, seat: Seat): string | undefined {
		const own = seats[seat];
		return own && en.cards(cardCount(own));
	},
	worthNow: ({ printed, own, others }: Worth) =>
		`Now: ${list([
			...(printed ? [`${printed} printed`] : []),
			...(own ? [`${own} from its effect`] : []),
			...others.map(({ artifact, points }) => `${points} from ${artifacts[artifact].name}`)
		])}.`,
	pellet: (token: Token) => nouns[token][0]
};

export type Strings = typeof en;
