// The rules as they ship, in Node.
import { built } from '../build.mjs';
import { ms, times } from '../numbers.mjs';

/** @type {import('../run.mjs').Measure} */
export async function rules({ games }) {
	const { figures } = await built('rules');
	return games.flatMap((game) => {
		const { replayed, bare, replayedSome, appended } = figures(game);
		return [
			{
				what: `replay of 10,000 events · ${game}`,
				figure: ms(replayed),
				against: `${ms(bare)} for a bare loop`,
				ratio: times(replayed / bare),
				goal: '≤ 20 × a bare loop',
				met: replayed <= 20 * bare
			},
			{
				what: `one event more, after 1,000 · ${game}`,
				figure: `${(1000 * appended).toFixed(2)} µs`,
				against: `${ms(replayedSome)} to replay them`,
				ratio: `1/${Math.floor(replayedSome / appended)}`
			}
		];
	});
}
