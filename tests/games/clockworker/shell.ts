import { en as shellEn } from '../../../src/lib/platform/strings/en';
import { fr as shellFr } from '../../../src/lib/platform/strings/fr';
import { en } from '../../../src/lib/games/clockworker/strings/en';
import { fr } from '../../../src/lib/games/clockworker/strings/fr';

/** It asks nothing and ends the turn. */
export const action = 'Recharge';

/** A key for points that stays where it is when it is tapped. */
export const counter = {
	en: shellEn.fields.more(en.counters.vp),
	fr: shellFr.fields.more(fr.counters.vp)
};

/** Recorded plays, by the number of players. */
export const plays = { 2: 'two-end-tile', 4: 'four-end-tile' };

/** Where the points of the made-up evenings come from. */
export const sources = ['VP tokens', 'Printed on Artifacts', 'Records'];
