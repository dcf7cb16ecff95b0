import type { Setup } from '$lib/core/game';
import { rules } from '$lib/games/clockworker/rules';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import {
	TOKENS,
	type Clockworker,
	type ClockworkerEvent,
	type ClockworkerState,
	type EventOf,
	type Placement,
	type Token,
	type Tokens
} from '$lib/games/clockworker/rules/types';

// The yardstick: the same rules for the events of a tracked match, written straight onto one
// mutable state. No copies, no effects, no care for readers. Only tests/bench measures against it.

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
type BareState = Mutable<ClockworkerState>;
type Own = BareState['seats'][number];

/** A deep copy; seat by seat, for one `structuredClone` of all keeps shared parts shared. */
function thaw(state: ClockworkerState): BareState {
	const { seats, ...rest } = state;
	// safe: nothing of a clone is held elsewhere
	return {
		...structuredClone(rest),
		seats: seats.map((own) => structuredClone(own))
	} as BareState;
}

function active(own: Own, id: ArtifactId): boolean {
	for (const artifact of own.artifacts)
		if (artifact.id === id && artifact.gainedInTurn <= own.turns) return true;
	return false;
}

function gainWorkers(state: BareState, own: Own, by: number) {
	own.workers += by;
	if (by <= 0 || (own.turn.cpuPaid && !state.houseRules.cpuEachTime)) return;
	if (!active(own, 'cpu-replacing-tech')) return;
	own.turn.cpuPaid = true;
	own.gold++;
}

function gain(state: BareState, own: Own, token: Token, by: number) {
	if (token === 'workers') gainWorkers(state, own, by);
	else own[token] += by;
}

/** All but the workers, which may wake the CPU. */
function gainTokens(own: Own, tokens: Tokens) {
	if (tokens.vp) own.vp += tokens.vp;
	if (tokens.gears) own.gears += tokens.gears;
	if (tokens.red) own.red += tokens.red;
	if (tokens.green) own.green += tokens.green;
	if (tokens.blue) own.blue += tokens.blue;
	if (tokens.gold) own.gold += tokens.gold;
}

function pay(own: Own, tokens: Tokens) {
	if (tokens.vp) own.vp -= tokens.vp;
	if (tokens.gears) own.gears -= tokens.gears;
	if (tokens.red) own.red -= tokens.red;
	if (tokens.green) own.green -= tokens.green;
	if (tokens.blue) own.blue -= tokens.blue;
	if (tokens.gold) own.gold -= tokens.gold;
	if (tokens.workers) own.workers -= tokens.workers;
}

/** Several workers in one heap each gain on their own. */
function gainBrought(state: BareState, own: Own, gained: Tokens, bringers: number) {
	gainTokens(own, gained);
	const { workers = 0 } = gained;
	const times = Math.min(workers, bringers);
	for (let time = 0; time < times; time++)
		gainWorkers(state, own, time === 0 ? workers - times + 1 : 1);
}

function takeBack(own: Own, index: number | undefined) {
	const spaces = index === undefined ? undefined : own.locations[index]?.spaces;
	const top = spaces?.find((space) => space.worker);
	if (top) top.worker = false;
}

function place(own: Own, { location: index, workers, spaces: chosen }: Placement) {
	const spaces = index === undefined ? undefined : own.locations[index]?.spaces;
	if (!spaces) return;
	let left = workers;
	for (let at = 0; at < spaces.length; at++) {
		const space = spaces[at];
		if (!space || (chosen ? !chosen.includes(at) : space.worker || left <= 0)) continue;
		space.worker = true;
		left--;
	}
}

function retrieve(state: BareState, own: Own, { brought }: EventOf<'retrieved'>) {
	const { vp, gears, red, green, blue, gold, workers } = own;
	let withGears = 0;
	for (const one of brought) {
		const back = one.workers ?? 1;
		gainBrought(state, own, one.gain, back);
		own.placed -= back;
		withGears += Math.min(one.withGears ?? 1, back, one.gain.gears ?? 0);
		takeBack(own, one.location);
	}
	if (withGears > 0 && active(own, 'additional-robotic-arm'))
		own.gears += state.houseRules.armOncePerPhase ? 1 : withGears;

	const sum: Own['turn']['brought'] = {};
	if (own.vp !== vp) sum.vp = own.vp - vp;
	if (own.gears !== gears) sum.gears = own.gears - gears;
	if (own.red !== red) sum.red = own.red - red;
	if (own.green !== green) sum.green = own.green - green;
	if (own.blue !== blue) sum.blue = own.blue - blue;
	if (own.gold !== gold) sum.gold = own.gold - gold;
	if (own.workers !== workers) sum.workers = own.workers - workers;
	own.turn.retrieved = true;
	own.turn.brought = sum;
}

function operate(state: BareState, own: Own, event: EventOf<'operated'>) {
	const { name, cost, under, workers = 0, spaces, top = spaces?.[0], chosen } = event;
	own.gears -= event.paid ?? Math.max(0, (cost ?? 0) - (under === 'minus' ? 1 : 0));
	if (active(own, 'megaphone-advertisement')) own.vp += 3;
	if (active(own, 'product-administration-ai')) gainWorkers(state, own, 1);
	if (under === 'plus') {
		const kind = chosen ?? (top && TOKENS.find((token) => (top[token] ?? 0) > 0));
		if (state.houseRules.markerGivesAll && top) gainBrought(state, own, top, 1);
		else if (kind) gain(state, own, kind, 1);
	}
	own.placed += workers;
	own.locations.push({
		...(name !== undefined && { name }),
		...(cost !== undefined && { cost }),
		...(spaces && { spaces: spaces.map((each, at) => ({ gain: each, worker: at < workers })) })
	});
}

function repair(state: BareState, own: Own, { artifact, paid, points }: EventOf<'repaired'>) {
	if (paid) pay(own, paid);
	if (artifact === 'emergency-toolkit') own.gears += 5;
	if (artifact === 'extended-memory' && state.houseRules.memoryCountsItself) own.vp += 2;
	if (active(own, 'extended-memory')) own.vp += 2;
	own.artifacts.push({ id: artifact, gainedInTurn: own.turns + 1 });
	if (points !== undefined) (state.printed[artifact] ??= {}).points = points;
}

const hasTwelve = (own: Own | undefined): boolean =>
	own !== undefined && own.locations.length + own.artifacts.length >= 12;

function trigger(state: BareState, moved: number) {
	const { trigger: before, endTileSeen, seats } = state;
	if (before && (before.reason === 'end-tile' ? endTileSeen : hasTwelve(seats[before.by]))) return;
	let by = endTileSeen || hasTwelve(seats[moved]) ? moved : -1;
	for (let seat = 0; by < 0 && seat < seats.length; seat++) if (hasTwelve(seats[seat])) by = seat;
	state.trigger = undefined;
	if (by < 0) return;
	let round = 1;
	for (const { turns, turn } of seats)
		round = Math.max(round, turn.retrieved || turn.acted ? turns + 1 : turns);
	state.trigger = { reason: endTileSeen ? 'end-tile' : 'twelve-cards', by, round };
}

function endTurn(own: Own) {
	own.turns++;
	own.turn.retrieved = own.turn.duplicated = own.turn.acted = own.turn.cpuPaid = false;
	own.turn.brought = {};
}

/** One event of the seat; whether it was its action. */
function play(state: BareState, own: Own, event: ClockworkerEvent): boolean {
	switch (event.type) {
		case 'retrieved':
			retrieve(state, own, event);
			return false;
		case 'duplicated':
			own.gears--;
			gain(state, own, event.token, 1);
			own.turn.duplicated = true;
			return false;
		case 'recovered':
			own.placed--;
			if (event.gain) gainBrought(state, own, event.gain, 1);
			takeBack(own, event.location);
			return true;
		case 'dispatched':
			for (const placement of event.to ?? []) {
				own.placed += placement.workers;
				place(own, placement);
			}
			return true;
		case 'operated':
			operate(state, own, event);
			return true;
		case 'repaired':
			repair(state, own, event);
			return true;
		case 'communicated':
			if (event.paid) pay(own, event.paid);
			if (active(own, 'emotion-studying-device')) own.vp += 3;
			own.records.push({
				...(event.points !== undefined && { points: event.points }),
				...(event.cost && { cost: event.cost })
			});
			if (event.endTile) state.endTileSeen = true;
			return true;
		case 'recharged':
			own.gears += 2;
			return true;
		case 'vended':
			own.gears -= 2 * event.times;
			own.gold += event.times;
			return false;
		case 'adjusted':
			own[event.counter] += event.by;
			return false;
		case 'turnEnded':
			endTurn(own);
			return false;
		default:
			throw new Error(`a random match has no ${event.type}`);
	}
}

/** Of artifacts alone: a random match takes over nothing else. */
function takeOver(state: BareState, { printed }: EventOf<'valuesTakenOver'>) {
	state.takenOver++;
	for (const id in printed) {
		const artifact = id as ArtifactId; // safe: no event has another key there
		Object.assign((state.printed[artifact] ??= {}), printed[artifact]);
	}
}

export function playBare(
	setup: Setup<Clockworker>,
	events: readonly ClockworkerEvent[]
): ClockworkerState {
	const state = thaw(rules.setup(setup));
	for (const event of events) {
		if (event.type === 'valuesTakenOver') {
			takeOver(state, event);
			continue;
		}
		const own = 'seat' in event ? state.seats[event.seat] : undefined;
		if (!own || !('seat' in event)) throw new Error(`${event.type} is of no seat`);
		// a correction of the table belongs to no turn, so it ends none
		if (event.type !== 'adjusted')
			for (const other of state.seats) if (other !== own && other.turn.acted) endTurn(other);
		if (play(state, own, event)) own.turn.acted = true;
		if ('passes' in event) endTurn(own);
		trigger(state, event.seat);
	}
	return state;
}
