import { setTimeout as pause } from 'node:timers/promises';
import { BareBrowser } from '../e2e/bare-browser';
import { begin, claimed, listen, playOn, reopen } from './play';
import { expect, test } from './proof';
import { expectKept, leftBy, readRows, Witness, type Left } from './witness';

test('what shows as recorded is on disk when the browser is killed', async ({
	proof,
	server
}, info) => {
	const profile = info.outputPath('profile');
	let bare = await BareBrowser.launch(profile);
	/** Nothing is left over from a try that failed half-way. */
	let sound = true;
	let lines = 0;

	/** The same profile at the same address in a new process, and the match that was cut off. */
	async function comeBack({ match, ...rest }: Left) {
		await reopen(bare, server.url, match);
		const rows = await bare.call(readRows, match);
		expectKept({ match, ...rest }, rows);
		expect(await bare.call(claimed, undefined), 'lines that the table shows').toBe(rows.length);
	}

	try {
		await proof.tries(proof.tried(3, 200), async (random) => {
			if (!sound) {
				await bare.close();
				bare = await BareBrowser.launch(profile);
			}
			sound = false;
			const witness = new Witness();
			await listen(bare, witness);
			const match = await begin(bare, `${server.url}/new`);
			await bare.call(playOn, { seed: random.seed, pause: random.between(0, 120) });
			await bare.until(`Number(document.querySelector('.last-line').dataset.recorded) > 0`);
			await pause(random.between(0, 1000));
			await bare.close();
			const left = leftBy(witness, match);
			lines += left.confirmed;
			// what this try wrote is looked at by the browser in which the next one plays
			bare = await BareBrowser.launch(profile);
			await comeBack(left);
			sound = true;
		});
		proof.figures = { lines };
	} finally {
		await bare.close();
	}
});
