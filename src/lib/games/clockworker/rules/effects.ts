import type { ArtifactId } from './catalogue';
import { eachToken, isActive, isTracked, kindsOf, workersOn } from './holding';
import type {
	Brought,
	ClockworkerEvent,
	ClockworkerState,
	Counter,
	Effect,
	EffectSource,
	EventOf,
	Holding,
	HouseRules,
	Token,
	Tokens
} from './types';

const NONE: readonly Effect[] = [];

/** Notes each counter that moves, and the chain that follows when a worker is gained. */
class Ledger {
	readonly effects: Effect[] = [];
	#cpuPaid: boolean;

	constructor(
		readonly state: ClockworkerState,
		readonly own: Holding
	) {
		this.#cpuPaid = own.turn.cpuPaid;
	}

	move(source: EffectSource, counter: Counter, by: number) {
		if (by === 0 || !isTracked(this.state.depth, counter)) return;
		this.effects.push({ source, counter, by });
	}

	/** By hand, and so even what is not tracked. */
	setRight(counter: Counter, by: number) {
		if (by !== 0) this.effects.push({ source: 'table', counter, by });
	}

	/** A gain from the supply: new workers wake CPU Replacing Tech. */
	gain(source: EffectSource, token: Token, by: number) {
		this.move(source, token, by);
		if (token !== 'workers' || by <= 0 || !isActive(this.own, 'cpu-replacing-tech')) return;
		if (this.#cpuPaid && !this.state.houseRules.cpuEachTime) return;
		this.#cpuPaid = true;
		this.move('cpu-replacing-tech', 'gold', 1);
	}

	gainAll(source: EffectSource, tokens: Tokens) {
		eachToken(tokens, (token, by) => this.gain(source, token, by));
	}

	pay(tokens: Tokens) {
		eachToken(tokens, (token, by) => this.move('cost', token, -by));
	}

	/** What an artifact gives by itself, if its owner may use it already. */
	give(artifact: ArtifactId, token: Token, by: number) {
		if (isActive(this.own, artifact)) this.gain(artifact, token, by);
	}
}

/** Several workers counted in one heap each gained their share on their own. */
function gainBrought(ledger: Ledger, { gain, workers: bringers = 1 }: Brought) {
	const { workers = 0, ...rest } = gain;
	ledger.gainAll('space', rest);
	const times = Math.min(workers, bringers);
	for (let time = 0; time < times; time++)
		ledger.gain('space', 'workers', time === 0 ? workers - times + 1 : 1);
}

/** Only a worker that is there and brings gears counts for the Robotic Arm. */
const bringersOfGears = ({ gain: { gears = 0 }, workers = 1, withGears = 1 }: Brought): number =>
	Math.min(withGears, workers, gears);

function retrieving(ledger: Ledger, { brought }: EventOf<'retrieved'>) {
	let back = 0;
	let withGears = 0;
	for (const one of brought) {
		back += one.workers ?? 1;
		withGears += bringersOfGears(one);
		gainBrought(ledger, one);
	}
	ledger.move('placing', 'placed', -back);
	const bonus = ledger.state.houseRules.armOncePerPhase ? Math.min(withGears, 1) : withGears;
	ledger.give('additional-robotic-arm', 'gears', bonus);
}

/** What the Location costs here: one gear less under the −1 marker, never below nothing. */
export const gearsDue = ({
	cost,
	under
}: Pick<EventOf<'operated'>, 'cost' | 'under'>): number | undefined =>
	cost === undefined ? undefined : Math.max(0, cost - (under === 'minus' ? 1 : 0));

/** What the +1 marker gives: one resource of the top space, or by house rule all of it. */
function markerBonus(
	{ under, spaces, top = spaces?.[0], chosen }: EventOf<'operated'>,
	houseRules: HouseRules
): Tokens {
	if (under !== 'plus') return {};
	if (houseRules.markerGivesAll && top) return top;
	const kind = chosen ?? kindsOf(top ?? {})[0];
	return kind ? { [kind]: 1 } : {};
}

function operating(ledger: Ledger, event: EventOf<'operated'>) {
	ledger.move('cost', 'gears', -(event.paid ?? gearsDue(event) ?? 0));
	ledger.give('megaphone-advertisement', 'vp', 3);
	ledger.give('product-administration-ai', 'workers', 1);
	ledger.gainAll('marker', markerBonus(event, ledger.state.houseRules));
	ledger.move('placing', 'placed', event.workers ?? 0);
}

function repairing(ledger: Ledger, { artifact, paid }: EventOf<'repaired'>) {
	if (paid) ledger.pay(paid);
	if (artifact === 'emergency-toolkit') ledger.gain(artifact, 'gears', 5);
	if (artifact === 'extended-memory' && ledger.state.houseRules.memoryCountsItself)
		ledger.gain(artifact, 'vp', 2);
	ledger.give('extended-memory', 'vp', 2);
}

/** Those seen on a Location, but no more than are counted as placed at all. */
const workersTakenOff = (own: Holding, index: number): number =>
	Math.min(workersOn(own.locations[index]), Math.max(0, own.placed));

/** What an event does to the counters of its seat. Mandatory effects of artifacts are among it. */
export function effects(state: ClockworkerState, event: ClockworkerEvent): readonly Effect[] {
	const own = 'seat' in event ? state.seats[event.seat] : undefined;
	if (!own) return NONE;
	const ledger = new Ledger(state, own);

	switch (event.type) {
		case 'retrieved':
			retrieving(ledger, event);
			break;
		case 'duplicated':
			ledger.pay({ gears: 1 });
			ledger.gain('instant-duplicate-device', event.token, 1);
			break;
		case 'recovered':
			ledger.move('placing', 'placed', -1);
			if (event.gain) gainBrought(ledger, { gain: event.gain });
			break;
		case 'dispatched':
			for (const { workers } of event.to ?? []) ledger.move('placing', 'placed', workers);
			break;
		case 'operated':
			operating(ledger, event);
			break;
		case 'repaired':
			repairing(ledger, event);
			break;
		case 'communicated':
			if (event.paid) ledger.pay(event.paid);
			ledger.give('emotion-studying-device', 'vp', 3);
			break;
		case 'recharged':
			ledger.gain('recharge', 'gears', 2);
			break;
		case 'vended':
			ledger.pay({ gears: 2 * event.times });
			ledger.gain('self-vending-machine', 'gold', event.times);
			break;
		case 'adjusted':
			ledger.setRight(event.counter, event.by);
			break;
		case 'counted':
			ledger.setRight(event.counter, event.value - own[event.counter]);
			break;
		case 'removed':
			if (event.card.kind === 'location')
				ledger.move('placing', 'placed', -workersTakenOff(own, event.card.location));
			break;
		case 'turnEnded':
		case 'added':
		case 'recordRead':
		case 'locationRead':
		case 'endTileSeen':
		case 'called':
		case 'artifactRead':
		case 'copiesCounted':
		case 'valuesTakenOver':
		case 'depthChanged':
			return NONE;
	}
	return ledger.effects;
}
