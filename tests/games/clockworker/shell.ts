import { en } from '../../../src/lib/games/clockworker/strings/en';
import { fr } from '../../../src/lib/games/clockworker/strings/fr';

/** It asks nothing and ends the turn. */
export const action = 'Recharge';

/** A key for points that stays where it is when it is tapped. */
export const counter = { en: en.more(en.counters.vp), fr: fr.more(fr.counters.vp) };

/** Recorded plays, by the number of players. */
export const plays = { 2: 'two-end-tile', 4: 'four-end-tile' };

/** Where the points of the made-up evenings come from. */
export const sources = ['VP tokens', 'Printed on Artifacts', 'Records'];
