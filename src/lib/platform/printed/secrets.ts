import type { GameTypes } from '$lib/core/game';
import type { Match } from '../match/match';
import type { GameModule } from '../module';

type Game<G extends GameTypes> = Pick<GameModule<G>, 'rules' | 'printed'>;

/**
 * What may be learnt from a match: while its table hides the totals, nothing that lies face down, or the
 * book would show it before the end.
 */
export const withoutSecrets = <G extends GameTypes>(
	{ rules, printed }: Game<G>,
	{ hideTotals }: Pick<Match, 'hideTotals'>,
	state: G['state']
): G['state'] =>
	hideTotals && printed && rules.ending(state)?.over !== true
		? printed.withoutFaceDown(state)
		: state;
