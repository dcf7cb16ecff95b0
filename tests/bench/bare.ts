import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import type {
	ClockworkerEvent,
	ClockworkerState,
	Counter,
	Tokens
} from '$lib/games/clockworker/rules/types';

// The yardstick: the same rules for the same events, written straight onto one mutable state.
// No copies, no effects told, no care for readers. Only tests/bench measures against it.

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
export type BareState = Mutable<ClockworkerState>;
type Own = BareState['seats'][number];

export const thaw = (state: ClockworkerState): BareState =>
	// safe: a deep copy that nobody else holds
	structuredClone(state) as BareState;

function active(own: Own, id: ArtifactId): boolean {
	for (const artifact of own.artifacts)
		if (artifact.id === id) return artifact.gainedInTurn <= own.turns;
	return false;
}

function gain(state: BareState, own: Own, counter: Counter, by: number) {
	own[counter] += by;
	if (counter !== 'workers' || by <= 0 || !active(own, 'cpu-replacing-tech')) return;
	if (own.turn.cpuPaid && !state.houseRules.cpuEachTime) return;
	own.turn.cpuPaid = true;
	own.gold++;
}

function all(state: BareState, own: Own, tokens: Tokens) {
	if (tokens.vp) own.vp += tokens.vp;
	if (tokens.gears) own.gears += tokens.gears;
	if (tokens.red) own.red += tokens.red;
	if (tokens.green) own.green += tokens.green;
	if (tokens.blue) own.blue += tokens.blue;
	if (tokens.gold) own.gold += tokens.gold;
	if (tokens.workers) gain(state, own, 'workers', tokens.workers);
}

function pay(own: Own, tokens: Tokens = {}) {
	if (tokens.gears) own.gears -= tokens.gears;
	if (tokens.red) own.red -= tokens.red;
	if (tokens.green) own.green -= tokens.green;
	if (tokens.blue) own.blue -= tokens.blue;
	if (tokens.gold) own.gold -= tokens.gold;
}

function takeBack(own: Own, index: number | undefined) {
	const spaces = index === undefined ? undefined : own.locations[index]?.spaces;
	const top = spaces?.find((space) => space.worker);
	if (top) top.worker = false;
}

function trigger(state: BareState, seat: number) {
	if (state.trigger) return;
	let twelve = false;
	for (const own of state.seats)
		if (own.locations.length + own.artifacts.length >= 12) twelve = true;
	if (!twelve && !state.endTileSeen) return;
	const round = Math.max(
		...state.seats.map(({ turns, turn }) => (turn.acted || turn.retrieved ? turns + 1 : turns))
	);
	state.trigger = { reason: twelve ? 'twelve-cards' : 'end-tile', by: seat, round };
}

function endTurn(own: Own) {
	own.turns++;
	own.turn.retrieved = own.turn.duplicated = own.turn.acted = own.turn.cpuPaid = false;
	own.turn.brought = {};
}

export function playBare(state: BareState, events: readonly ClockworkerEvent[]) {
	for (const event of events) {
		if (!('seat' in event)) continue;
		const own = state.seats[event.seat];
		if (!own) continue;
		for (const other of state.seats) if (other !== own && other.turn.acted) endTurn(other);
		switch (event.type) {
			case 'retrieved': {
				let withGears = 0;
				for (const { gain: gained, location, workers = 1 } of event.brought) {
					all(state, own, gained);
					own.placed -= workers;
					if ((gained.gears ?? 0) > 0) withGears++;
					takeBack(own, location);
				}
				if (active(own, 'additional-robotic-arm'))
					own.gears += state.houseRules.armOncePerPhase ? Math.min(1, withGears) : withGears;
				own.turn.retrieved = true;
				break;
			}
			case 'duplicated':
				own.gears--;
				gain(state, own, event.token, 1);
				own.turn.duplicated = true;
				break;
			case 'recovered':
				own.placed--;
				if (event.gain) all(state, own, event.gain);
				takeBack(own, event.location);
				own.turn.acted = true;
				break;
			case 'dispatched':
				for (const { workers } of event.to ?? []) own.placed += workers;
				own.turn.acted = true;
				break;
			case 'operated': {
				const { cost = 0, under, workers = 0, spaces } = event;
				own.gears -= Math.max(0, under === 'minus' ? cost - 1 : cost);
				if (active(own, 'megaphone-advertisement')) own.vp += 3;
				if (active(own, 'product-administration-ai')) gain(state, own, 'workers', 1);
				own.placed += workers;
				own.locations.push({
					cost,
					...(spaces && {
						spaces: spaces.map((each, at) => ({ gain: each, worker: at < workers }))
					})
				});
				own.turn.acted = true;
				break;
			}
			case 'repaired':
				pay(own, event.paid);
				if (active(own, 'extended-memory')) own.vp += 2;
				if (event.artifact === 'emergency-toolkit') own.gears += 5;
				own.artifacts.push({ id: event.artifact, gainedInTurn: own.turns + 1 });
				own.turn.acted = true;
				break;
			case 'communicated':
				pay(own, event.paid);
				if (active(own, 'emotion-studying-device')) own.vp += 3;
				own.records.push(event.points === undefined ? {} : { points: event.points });
				if (event.endTile) state.endTileSeen = true;
				own.turn.acted = true;
				break;
			case 'recharged':
				own.gears += 2;
				own.turn.acted = true;
				break;
			case 'vended':
				own.gears -= 2 * event.times;
				own.gold += event.times;
				break;
			case 'adjusted':
				own[event.counter] += event.by;
				break;
			case 'turnEnded':
				endTurn(own);
				break;
		}
		if ('passes' in event) endTurn(own);
		trigger(state, event.seat);
	}
}
