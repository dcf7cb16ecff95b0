import { ARTIFACT_IDS, artifactCard, type ArtifactId, type Moment } from '../catalogue';
import { ending } from '../end';
import { cardCount, CARDS_FOR_TWO_LOCATIONS, isActive } from '../holding';
import { seatToPlay } from '../order';
import type { Action, ClockworkerState, Holding } from '../types';

export interface Reminder {
	readonly of: ArtifactId | 'six-cards';
	readonly moment: Moment;
	readonly optional: boolean;
}

/** What an action sets off. */
const MOMENTS: Readonly<Record<Action | 'retrieved', readonly Moment[]>> = {
	retrieved: ['retrieve', 'worker-gained', 'own-turn'],
	recovered: ['worker-gained', 'own-turn'],
	dispatched: ['dispatch', 'own-turn'],
	operated: ['operation', 'worker-gained', 'own-turn'],
	repaired: ['repair', 'own-turn'],
	communicated: ['communicate', 'own-turn'],
	recharged: ['own-turn']
};

const WHOLE_TURN: readonly Moment[] = [...new Set(Object.values(MOMENTS).flat())];
const ANY_ACTION = WHOLE_TURN.filter((moment) => moment !== 'retrieve');

function isSpent({ turn }: Holding, id: ArtifactId, { houseRules }: ClockworkerState): boolean {
	if (id === 'instant-duplicate-device') return turn.duplicated;
	return id === 'cpu-replacing-tech' && turn.cpuPaid && !houseRules.cpuEachTime;
}

/** The same objects each time, so that Svelte draws a row anew only when its reminder changes. */
const ON_ARTIFACTS = Object.fromEntries(
	ARTIFACT_IDS.map((id) => {
		const { moment, optional } = artifactCard(id);
		return [id, { of: id, moment, optional }];
	})
	// safe: one for each
) as Readonly<Record<ArtifactId, Reminder>>;

/** Redevelopment of Civilization, which the Network outdoes. */
const SIX_CARDS: Reminder = { of: 'six-cards', moment: 'dispatch', optional: true };
const sixCardsCount = (own: Holding): boolean =>
	cardCount(own) >= CARDS_FOR_TWO_LOCATIONS && !isActive(own, 'steam-locomotive-network');

function momentsNow(
	{ depth }: ClockworkerState,
	{ turn }: Holding,
	doing: Action | 'retrieved' | undefined
): readonly Moment[] {
	if (doing) return MOMENTS[doing];
	if (turn.acted) return ['own-turn'];
	// the depth *what scores* does not record when the Retrieve phase is over
	if (depth === 'scores') return WHOLE_TURN;
	return turn.retrieved ? ANY_ACTION : MOMENTS.retrieved;
}

/** The Duplicate Device copies what has just come back, so it is offered a moment longer. */
const mayStillDuplicate = ({ turn }: Holding): boolean => !turn.acted;

/** What the seat to play should not forget: in the phase it is in, or in the action named. */
export function reminders(
	state: ClockworkerState,
	doing?: Action | 'retrieved'
): readonly Reminder[] {
	const own = state.seats[seatToPlay(state)];
	if (!own || ending(state)?.over) return [];
	const now = momentsNow(state, own, doing);
	const applies = (id: ArtifactId) =>
		now.includes(artifactCard(id).moment) ||
		(id === 'instant-duplicate-device' && !doing && mayStillDuplicate(own));

	// the table may have recorded a second copy, which reminds of nothing more
	const found = [...new Set(own.artifacts.map(({ id }) => id))]
		.filter((id) => isActive(own, id) && !isSpent(own, id, state) && applies(id))
		.map((id) => ON_ARTIFACTS[id]);
	return now.includes('dispatch') && sixCardsCount(own) ? [...found, SIX_CARDS] : found;
}
