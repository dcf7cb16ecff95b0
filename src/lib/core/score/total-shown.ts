import type { Total } from '../game';

/** A total as figures; `12+` while some value is not known. */
export const totalShown = ({ points, atLeast }: Total): string => `${points}${atLeast ? '+' : ''}`;
