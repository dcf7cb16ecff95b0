import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BareBrowser } from '../e2e/bare-browser';
import { Disk, held, noDisks } from './disk';
import { begin, claimed, listen, playOn, reopen, stopPlaying } from './play';
import { expect, test } from './proof';
import { expectKept, leftBy, readRows, Witness, type Left } from './witness';

test('what shows as recorded is on disk when the power fails', async ({ proof, server }, info) => {
	const at = (name: string) => info.outputPath(name);
	const why = await noDisks(at('trial.img'), at('trial'));
	if (why !== undefined) {
		proof.skip(why);
		test.skip(true, why);
	}

	const disk = await Disk.make(at('disk.img'), at('disk'));
	const profile = (mounted: Disk) => join(mounted.folder, 'profile');
	let bare = await BareBrowser.launch(profile(disk));
	let witness = new Witness();
	let sound = true;
	let lines = 0;
	await listen(bare, witness);

	/** The disk as the cut left it, in another machine so to speak. */
	async function comeBack({ match, ...rest }: Left) {
		const copy = await Disk.mount(at('copy.img'), at('copy'));
		// it names a process that lives on here, as it would not after a power cut
		await rm(join(profile(copy), 'SingletonLock'), { force: true });
		const other = await BareBrowser.launch(profile(copy));
		try {
			await reopen(other, server.url, match);
			const rows = await other.call(readRows, match);
			expectKept({ match, ...rest }, rows, 0);
			expect(await other.call(claimed, undefined), 'lines that the table shows').toBe(rows.length);
		} finally {
			await other.close();
			await copy.remove();
		}
	}

	try {
		await proof.tries(proof.tried(2, 50), async (random) => {
			if (!sound) {
				await bare.close();
				bare = await BareBrowser.launch(profile(disk));
				witness = new Witness();
				await listen(bare, witness);
			}
			sound = false;
			const match = await begin(bare, `${server.url}/new`);
			await bare.call(playOn, { seed: random.seed, pause: random.between(0, 120) });
			await bare.until(`Number(document.querySelector('.last-line').dataset.recorded) > 0`);
			await pause(random.between(0, 1500));
			// the copy takes a moment in which nothing may move
			bare.signal('SIGSTOP');
			await held(bare.group);
			const { confirmed } = leftBy(witness, match);
			await disk.copy(at('copy.img'));
			bare.signal('SIGCONT');
			// what was on its way to the witness has arrived when this is answered
			await bare.call(stopPlaying, undefined);
			lines += confirmed;
			await comeBack({ ...leftBy(witness, match), confirmed });
			sound = true;
		});
		proof.figures = { lines };
	} finally {
		await bare.close();
		await disk.remove();
	}
});
