import type { BySeat, Seat } from '$lib/core/seats';
import type { meta } from '../meta';
import type { RulePage } from './book';
import type { ArtifactId } from './catalogue';

// Tokens

export const PELLETS = ['red', 'green', 'blue', 'gold'] as const;
export type Pellet = (typeof PELLETS)[number];

export const TOKENS = ['vp', 'gears', ...PELLETS, 'workers'] as const;
export type Token = (typeof TOKENS)[number];

/** What artifacts and records are paid with. */
export const PAYABLE: readonly Token[] = [...PELLETS, 'gears'];

/** What lies in front of a seat and can be counted; `placed` workers are among the `workers`. */
export type Counter = Token | 'placed';

/** So many of each; what is not named is none. */
export type Tokens = Readonly<Partial<Record<Token, number>>>;

// Cards

export interface Location {
	readonly starting?: true;
	readonly name?: string;
	readonly cost?: number;
	/** From the top, when the table has read them out. */
	readonly spaces?: readonly Space[];
}

export interface Space {
	/** Absent until the table has read out what it shows. */
	readonly gain?: Tokens;
	readonly worker: boolean;
}

export interface Artifact {
	readonly id: ArtifactId;
	/** The owner's turn in which it was gained: its ability works from the next one on. */
	readonly gainedInTurn: number;
}

/** A tile, not a card; face down, so its points may not be known yet. */
export interface RecordTile {
	readonly points?: number;
	readonly cost?: Tokens;
}

/** What is printed on an artifact of this table's copy, as far as the table has read it out. */
export interface Printed {
	readonly points?: number;
	readonly cost?: Tokens;
}

// What is printed on this table's copy, as far as the table has read it out: no public source gives it

export interface PrintedBox {
	readonly artifacts: Readonly<Partial<Record<ArtifactId, Printed>>>;
	readonly records: readonly PrintedRecord[];
	readonly locations: readonly PrintedLocation[];
	/** What the spaces of the Starting Location show, from the top, and in which match they were read. */
	readonly startingSpaces?: readonly Tokens[];
	readonly startingFrom?: string;
	readonly startingBefore?: Known<readonly Tokens[]>;
	/** Which of the values of `artifacts` a match has taught: undoing the reading there takes them back. */
	readonly taught?: Readonly<Partial<Record<ArtifactId, TaughtPrint>>>;
}

/** What was known of a value before a match taught another one. */
export interface Known<Value> {
	/** In that match: once it says the same again, the reading has been taken back. */
	readonly inMatch?: Value;
	/** In the copy, which then has it again. */
	readonly inCopy?: Value;
}

export interface Taught<Value> extends Known<Value> {
	readonly from: string;
}

export interface TaughtPrint {
	readonly points?: Taught<number>;
	readonly cost?: Taught<Tokens>;
}

interface Met {
	/** The match in which it was met first, for a slip to be taken back there. */
	readonly from?: string;
}

export interface PrintedRecord extends Met {
	readonly points: number;
	readonly cost?: Tokens;
}

export interface PrintedLocation extends Met {
	readonly name: string;
	readonly cost?: number;
	readonly spaces?: readonly Tokens[];
}

interface Sides<Value> {
	readonly own: Value;
	readonly other: Value;
}

export type Difference =
	| ({ readonly of: 'points'; readonly artifact: ArtifactId } & Sides<number>)
	| ({ readonly of: 'cost'; readonly artifact: ArtifactId } & Sides<Tokens>)
	| ({ readonly of: 'location-cost'; readonly name: string } & Sides<number>)
	| ({ readonly of: 'location-spaces'; readonly name: string } & Sides<readonly Tokens[]>)
	| ({ readonly of: 'starting-spaces' } & Sides<readonly Tokens[]>);

// The table

export type Depth = 'scores' | 'everything';

export interface Holding extends Readonly<Record<Counter, number>> {
	readonly locations: readonly Location[];
	readonly artifacts: readonly Artifact[];
	readonly records: readonly RecordTile[];
	/** Turns went by without gears, pellets and places being recorded: they have to be counted. */
	readonly uncounted: boolean;
	/** Turns finished. */
	readonly turns: number;
	readonly turn: Turn;
}

/** What has happened in the turn that is being played. */
export interface Turn {
	readonly retrieved: boolean;
	/** Gained in the Retrieve phase, which the Duplicate Device may copy. */
	readonly brought: Tokens;
	readonly duplicated: boolean;
	readonly acted: boolean;
	/** CPU Replacing Tech has given its gold pellet. */
	readonly cpuPaid: boolean;
}

export interface Trigger {
	readonly reason: TriggerReason;
	readonly by: Seat;
	readonly round: number;
}

export interface ClockworkerState {
	readonly houseRules: HouseRules;
	readonly depth: Depth;
	readonly start: Seat;
	readonly seats: BySeat<Holding>;
	/** Cards of each artifact in this match, owned or not. */
	readonly copies: Readonly<Record<ArtifactId, number>>;
	readonly printed: Readonly<Partial<Record<ArtifactId, Printed>>>;
	/** How often values of the owner's copy were taken over: see `learn`, which learns none of them. */
	readonly takenOver: number;
	readonly endTileSeen: boolean;
	readonly trigger: Trigger | undefined;
	/** Who said that the match is over, whatever the rules say. */
	readonly calledBy: Seat | undefined;
}

// What can happen

/** One worker back from a Location; or several in one heap, when the table counts them together. */
export interface Brought {
	readonly gain: Tokens;
	readonly location?: number;
	readonly workers?: number;
	/** Of several workers, how many brought gears (for the Robotic Arm). */
	readonly withGears?: number;
}

export interface Placement {
	readonly workers: number;
	readonly location?: number;
	/** Counted from 0 at the top; the topmost empty ones unless said. */
	readonly spaces?: readonly number[];
}

interface InTurn {
	readonly seat: Seat;
}

interface Acted extends InTurn {
	/** The turn ends with the action, without a line of its own. */
	readonly passes?: true;
}

export type ClockworkerEvent =
	// 1. Retrieve
	| ({ readonly type: 'retrieved'; readonly brought: readonly Brought[] } & InTurn)
	| ({ readonly type: 'duplicated'; readonly token: Token } & InTurn)
	// 2. One action
	| ({ readonly type: 'recovered'; readonly gain?: Tokens; readonly location?: number } & Acted)
	| ({ readonly type: 'dispatched'; readonly to?: readonly Placement[] } & Acted)
	| ({
			readonly type: 'operated';
			readonly name?: string;
			readonly cost?: number;
			/** Gears paid, if not the cost less the −1 marker. */
			readonly paid?: number;
			readonly under?: 'minus' | 'plus';
			readonly spaces?: readonly Tokens[];
			/** What the top space shows, if the spaces are not read out. */
			readonly top?: Tokens;
			/** Which of several kinds the +1 marker gave. */
			readonly chosen?: Token;
			readonly workers?: number;
	  } & Acted)
	| ({
			readonly type: 'repaired';
			readonly artifact: ArtifactId;
			readonly paid?: Tokens;
			readonly points?: number;
	  } & Acted)
	| ({
			readonly type: 'communicated';
			readonly points?: number;
			readonly cost?: Tokens;
			readonly paid?: Tokens;
			/** The one resource that the Parabolic Antenna spared. */
			readonly saved?: Token;
			readonly endTile?: true;
	  } & Acted)
	| ({ readonly type: 'recharged' } & Acted)
	// Any time in one's turn
	| ({ readonly type: 'vended'; readonly times: number } & InTurn)
	| ({ readonly type: 'turnEnded' } & InTurn)
	// What the table sets right or reads out
	| ({ readonly type: 'adjusted'; readonly counter: Counter; readonly by: number } & InTurn)
	| ({ readonly type: 'counted'; readonly counter: Counter; readonly value: number } & InTurn)
	| ({ readonly type: 'added'; readonly card: AddedCard } & InTurn)
	| ({ readonly type: 'removed'; readonly card: RemovedCard } & InTurn)
	| ({ readonly type: 'recordRead'; readonly record: number; readonly points: number } & InTurn)
	| ({
			readonly type: 'locationRead';
			readonly location: number;
			readonly name?: string;
			readonly cost?: number;
			readonly spaces?: readonly Space[];
	  } & InTurn)
	| ({ readonly type: 'endTileSeen'; readonly seen: boolean } & InTurn)
	| ({ readonly type: 'called'; readonly over: boolean } & InTurn)
	| ({ readonly type: 'artifactRead'; readonly artifact: ArtifactId } & Printed)
	| { readonly type: 'copiesCounted'; readonly artifact: ArtifactId; readonly copies: number }
	/** What the owner's copy knew and the match did not, or had otherwise. */
	| ({ readonly type: 'valuesTakenOver' } & PrintedOptions)
	| { readonly type: 'depthChanged'; readonly depth: Depth };

export type AddedCard =
	| { readonly kind: 'location'; readonly name?: string }
	| { readonly kind: 'artifact'; readonly artifact: ArtifactId }
	| { readonly kind: 'record'; readonly points?: number };

export type RemovedCard =
	| { readonly kind: 'location'; readonly location: number }
	| { readonly kind: 'artifact'; readonly artifact: ArtifactId }
	| { readonly kind: 'record'; readonly record: number };

export type EventType = ClockworkerEvent['type'];
export type EventOf<T extends EventType> = Extract<ClockworkerEvent, { readonly type: T }>;

/** The six actions, in the order of the player aid. */
export const ACTIONS = [
	'recovered',
	'dispatched',
	'operated',
	'repaired',
	'communicated',
	'recharged'
] as const satisfies readonly EventType[];
export type Action = (typeof ACTIONS)[number];

/** Events that belong to the turn of their seat. */
export type TurnEvent = EventOf<Action | 'retrieved' | 'duplicated' | 'vended' | 'turnEnded'>;

// What the rules say

/** One counter of the acting seat moved, and what moved it. */
export interface Effect {
	readonly source: EffectSource;
	readonly counter: Counter;
	readonly by: number;
}

export type EffectSource =
	ArtifactId | 'space' | 'placing' | 'marker' | 'recharge' | 'cost' | 'table';

export type TriggerReason = 'end-tile' | 'twelve-cards';
/** A table may also call it a day, or count a match that it never tracked. */
export type EndReason = TriggerReason | 'called';

export type EndArtifact =
	'clockwork-god' | 'pick-up-ship' | 'robotic-government' | 'to-a-new-world';
export type ScoreSource = 'tokens' | 'printed' | 'records' | EndArtifact;

export type Objection =
	| { readonly term: 'no-such-seat'; readonly seat: Seat }
	| { readonly term: 'wrong-seat'; readonly expected: Seat }
	| { readonly term: 'game-over' }
	| { readonly term: 'second-action' }
	| { readonly term: 'retrieve-first' }
	| { readonly term: 'second-retrieve' }
	| { readonly term: 'retrieve-too-late' }
	| { readonly term: 'no-action-yet' }
	| { readonly term: 'cannot-pay'; readonly short: Tokens }
	| { readonly term: 'wrong-payment'; readonly cost: Tokens; readonly paid: Tokens }
	| { readonly term: 'wrong-gears'; readonly cost: number; readonly paid: number }
	| { readonly term: 'below-zero'; readonly counter: Counter; readonly value: number }
	| { readonly term: 'already-owned'; readonly artifact: ArtifactId }
	| {
			readonly term: 'no-copy-left';
			readonly artifact: ArtifactId;
			readonly owners: readonly Seat[];
	  }
	| { readonly term: 'not-owned'; readonly artifact: ArtifactId }
	| { readonly term: 'not-yet-active'; readonly artifact: ArtifactId }
	| { readonly term: 'thirteenth-card'; readonly cards: number }
	| { readonly term: 'no-worker-placed' }
	| { readonly term: 'one-from-each'; readonly most: number }
	| { readonly term: 'left-behind'; readonly least: number }
	| { readonly term: 'other-gain'; readonly location: number; readonly shown: Tokens }
	| { readonly term: 'not-on-top'; readonly token: Token }
	| {
			readonly term: 'spaces-differ';
			readonly location: number;
			readonly workers: number;
			readonly spaces: number;
	  }
	| { readonly term: 'more-placed'; readonly placed: number; readonly workers: number }
	| { readonly term: 'no-worker-in-hand'; readonly inHand: number; readonly needed: number }
	| { readonly term: 'nothing-dispatched' }
	| { readonly term: 'no-such-location'; readonly location: number }
	| { readonly term: 'no-empty-space'; readonly location: number; readonly empty: number }
	| { readonly term: 'not-topmost'; readonly location: number }
	| { readonly term: 'too-many-locations'; readonly most: number }
	| { readonly term: 'not-brought'; readonly token: Token }
	| { readonly term: 'already-duplicated' }
	| { readonly term: 'no-record-left'; readonly records: number }
	| { readonly term: 'past-the-end-tile'; readonly most: number }
	| { readonly term: 'no-such-record'; readonly record: number }
	| { readonly term: 'end-tile-early'; readonly record: number; readonly foretold: number }
	| { readonly term: 'end-tile-late'; readonly record: number; readonly foretold: number }
	| { readonly term: 'end-tile-again' };

export type HouseRules = Readonly<Record<keyof typeof meta.houseRules, boolean>>;

export interface Options extends PrintedOptions {
	readonly depth: Depth;
}

/** What the owner's copy gives to a match: when it begins, or when the table takes it over. */
interface PrintedOptions {
	readonly printed: Readonly<Partial<Record<ArtifactId, Printed>>>;
	/** What the spaces of the Starting Location show, from the top, if known. */
	readonly startingSpaces?: readonly Tokens[];
}

/** What is laid over the table: an action of a seat that asks for more, a card, a rule. */
export type Sheet =
	| { readonly what: Action | 'retrieve'; readonly seat: Seat }
	| { readonly what: 'location'; readonly seat: Seat; readonly location: number }
	| { readonly what: 'card' | 'printed'; readonly artifact: ArtifactId }
	| { readonly what: 'rule'; readonly page: RulePage };

export interface Clockworker {
	readonly state: ClockworkerState;
	readonly event: ClockworkerEvent;
	readonly houseRules: HouseRules;
	readonly options: Options;
	readonly endReason: EndReason;
	readonly scoreSource: ScoreSource;
	readonly tieBreak: 'locations';
	readonly objection: Objection;
	readonly effect: Effect;
	readonly printed: PrintedBox;
	readonly difference: Difference;
	readonly sheet: Sheet;
}
