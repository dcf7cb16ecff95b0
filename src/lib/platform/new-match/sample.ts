import type { GameTypes } from '$lib/core/game';
import type { Entry, EntryId } from '$lib/core/log/log';
import { thisDevice } from '../device/this-device';
import type { Match, MatchId } from '../match/match';
import type { GameModule } from '../module';
import { matchStore } from '../storage/match-store';

const MINUTE = 60_000;

/** Puts the sample on the shelf, taken back to its beginning: redo steps through it. */
export async function layOutSample(
	game: string,
	sample: NonNullable<GameModule<GameTypes>['sample']>
): Promise<MatchId> {
	const { setup, events } = await sample();
	// safe: the brand only keeps ids of matches apart from other strings
	const id = crypto.randomUUID() as string as MatchId;
	const startedAt = Date.now() - events.length * MINUTE;
	const stamp = (clock: number) => ({
		// safe: any text is an id
		id: `${id}-${clock}` as EntryId,
		at: startedAt + clock * MINUTE,
		device: thisDevice(),
		clock
	});
	const played = events.map((event, index): Entry<GameTypes> => ({
		...stamp(index + 1),
		kind: 'played',
		event
	}));
	const undone = played.toReversed().map(({ id: target }, index): Entry<GameTypes> => ({
		...stamp(played.length + index + 1),
		kind: 'undone',
		target
	}));
	const match: Match = { id, game, startedAt, setup, sample: true };
	await matchStore.add(match, [...played, ...undone]);
	return id;
}
