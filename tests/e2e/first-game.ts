import { givenByGames } from './given-by-games';

/** What `tests/games/<game>/shell.ts` exports: how a test of the shell plays that game. */
interface Played {
	/** The key of an action that asks nothing and ends the turn. */
	readonly action: string;
	/** A key for points that stays where it is when it is tapped, in each language. */
	readonly counter: Readonly<Record<'en' | 'fr', string>>;
	/** Recorded plays, by the number of players. */
	readonly plays: Readonly<Record<2 | 4, string>>;
	/** Where the points of its made-up evenings come from. */
	readonly sources: readonly string[];
}

const [first] = (await givenByGames<Played>('shell.ts')).values();
if (!first) throw new Error('no game can be played');

/** The tests of the shell play one game, whichever comes first: what they ask holds in all. */
export const { action, counter, plays, sources } = first;
