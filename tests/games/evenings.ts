import type { GameTypes, Setup } from '../../src/lib/core/game';
import type { Log } from '../../src/lib/core/log/log';
import type { Summary } from '../../src/lib/core/score/summary';

/** A finished match as a backup holds it. */
export interface Evening {
	readonly match: {
		readonly id: string;
		readonly game: string;
		readonly startedAt: number;
		readonly lastAt: number;
		readonly setup: Setup<GameTypes>;
		readonly result: {
			readonly endedAt: number;
			readonly points: readonly number[];
			readonly places: readonly number[];
			/** The stored name of the summary. */
			readonly tale: Summary | undefined;
		};
	};
	readonly log: Log<GameTypes>;
}

/** What `tests/games/<game>/evenings.ts` exports: finished matches, made up, the same each time. */
export interface Evenings {
	manyMatches(count: number): readonly Evening[];
}

/** As the app itself would have written them. */
export const backupOf = (matches: readonly unknown[]): string =>
	JSON.stringify({ format: 'mainspring-backup', version: 1, people: [], copies: [], matches });
