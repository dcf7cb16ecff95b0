import { ranking } from '$lib/core/score/ranking';
import type { Finished } from '$lib/core/statistics';
import { ARTIFACT_IDS } from '$lib/games/clockworker/rules/catalogue';
import { Chance } from '../games/clockworker/random-match';

const CARDS = ARTIFACT_IDS.slice(0, 16);
const EVERYBODY = ['tokens', 'printed', 'records'];
const AT_THE_END = ['clockwork-god', 'pick-up-ship', 'robotic-government', 'to-a-new-world'];
const PEOPLE = ['Ana', 'Bo', 'Chloé', 'Dov', 'Eve', 'Finn'];

/** Four players, each with half of 16 cards, and points from seven sources. */
export function finishedMatches(length: number): readonly Finished[] {
	const chance = new Chance(12);
	const seats = [0, 1, 2, 3];
	const bySeat = <T>(of: (seat: number) => T) => seats.map(of);
	return Array.from({ length }, (_, index) => {
		const owner = AT_THE_END.map(() => chance.below(4));
		const sources = Object.fromEntries([
			...EVERYBODY.map((source) => [source, bySeat(() => chance.below(30))] as const),
			...AT_THE_END.map(
				(source, card) =>
					[source, bySeat((seat) => (seat === owner[card] ? chance.below(12) : null))] as const
			)
		]);
		const points = bySeat((seat) =>
			Object.values(sources).reduce((sum, row) => sum + (row[seat] ?? 0), 0)
		);
		return {
			id: `match-${index}`,
			game: 'clockworker',
			at: chance.below(1e9),
			minutes: chance.happens(80) ? 30 + chance.below(60) : undefined,
			people: bySeat((seat) => PEOPLE[(index + seat) % PEOPLE.length]),
			start: chance.below(4),
			points,
			places: ranking(points, [{ name: 'cards', figures: points.map(() => chance.below(8)) }])
				.places,
			summary: {
				reason: chance.happens(50) ? 'cards' : 'records',
				by: chance.below(4),
				rounds: 8 + chance.below(6),
				tracked: true,
				sources,
				owned: bySeat(() => CARDS.filter(() => chance.happens(50)))
			}
		};
	});
}
