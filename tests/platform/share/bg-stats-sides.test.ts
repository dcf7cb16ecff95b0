import { describe, expect, test } from 'vitest';
import type { Match, MatchId } from '$lib/platform/match/match';
import type { GameMeta } from '$lib/platform/module';
import { bgStatsPlay } from '$lib/platform/share/bg-stats';

// What BG Stats is told of games in which not every seat plays for the most points of its own.

const meta: GameMeta = {
	title: 'Any game',
	icon: 'dice',
	bggId: 42,
	players: { from: 1, to: 4 },
	houseRules: {}
};

function played(points: readonly number[], places: readonly number[]): Match {
	const seats = ['Ana', 'Bo', 'Chloé', 'Dov'].slice(0, points.length);
	return {
		// safe: any text is an id
		id: 'evening' as MatchId,
		game: 'any',
		startedAt: 0,
		setup: { seats, start: 0, houseRules: {}, options: {} },
		result: { endedAt: 60_000, points, places }
	};
}

type PlayDetails = Parameters<typeof bgStatsPlay>[1];
function told(match: Match, more: Partial<PlayDetails> = {}) {
	const { seats } = match.setup;
	return bgStatsPlay(match, {
		meta,
		people: seats.map((name) => ({ name, id: name })),
		roles: seats.map(() => 'Red'),
		comments: [],
		...more
	});
}

describe('BG Stats is told', () => {
	test('the number at BoardGameGeek, and that the fewest points win', () => {
		expect(told(played([3, 9], [1, 2]))?.game).toMatchObject({ bggId: 42, highestWins: true });
		const lowest = told(played([3, 9], [1, 2]), { meta: { ...meta, lowestWins: true } });
		expect(lowest?.game).toMatchObject({ bggId: 42, highestWins: false });
		expect(lowest?.players.map(({ winner }) => winner)).toEqual([true, false]);
	});

	test('teams, and that all of the best one have won', () => {
		const play = told(played([4, 7, 4, 7], [3, 1, 3, 1]), {
			teams: [
				[0, 2],
				[1, 3]
			]
		});
		expect(play?.players.map(({ team, winner, rank }) => ({ team, winner, rank }))).toEqual([
			{ team: '1', winner: false, rank: 3 },
			{ team: '2', winner: true, rank: 1 },
			{ team: '1', winner: false, rank: 3 },
			{ team: '2', winner: true, rank: 1 }
		]);
	});

	test('the opponent that the game played, as one more player', () => {
		const play = told(played([20], [2]), {
			opponent: { name: 'The Automa', points: 31, place: 1 }
		});
		expect(play?.players).toEqual([
			{
				...{ name: 'Ana', sourcePlayerId: 'Ana', startPlayer: true },
				...{ score: 20, rank: 2, winner: false, role: 'Red' }
			},
			{
				...{ name: 'The Automa', sourcePlayerId: 'mainspring-any-opponent' },
				...{ startPlayer: false, score: 31, rank: 1, winner: true, role: '' }
			}
		]);
	});

	test('no team and no opponent where there is none', () => {
		const players = told(played([3, 9], [2, 1]))?.players ?? [];
		expect(players).toHaveLength(2);
		for (const player of players) expect(player).not.toHaveProperty('team');
	});
});
