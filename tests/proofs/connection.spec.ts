import { startMatch } from '../e2e/table';
import { expect, pageTest as test } from './proof';
import { readRows, testify, Witness, WITNESSED } from './witness';

/** Runs in the page before the app: keeps hold of every connection to the database. */
function keepConnections(): void {
	const kept = new Set<IDBDatabase>();
	Object.assign(window, { kept });
	// eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this`
	const { open } = IDBFactory.prototype;
	IDBFactory.prototype.open = function (this: IDBFactory, ...given: [string, number?]) {
		const request = open.apply(this, given);
		request.addEventListener('success', () => kept.add(request.result));
		return request;
	};
}

/** How a connection is lost: as by a page that closes it, or as a browser does that has to. */
const WAYS = ['closed', 'taken away'] as const;
type Way = (typeof WAYS)[number];

/** Runs in the page: taps, and loses the connection between two taps. */
async function tapAndLose(given: { way: Way; before: number; after: number; pause: number }) {
	const { way, before, after, pause } = given;
	const tap = async () => {
		const key = document.querySelector<HTMLElement>('[aria-label="VP tokens: one more"]');
		if (!key) throw new Error('no key to tap');
		key.click();
		// a write may be under way or done when the connection goes
		if (pause > 0) await new Promise((done) => setTimeout(done, pause));
	};
	const { kept } = window as unknown as { kept: Set<IDBDatabase> };
	const lose = () => {
		for (const db of kept) {
			db.close();
			if (way === 'taken away') db.dispatchEvent(new Event('close'));
		}
		kept.clear();
	};
	for (let taps = 0; taps < before; taps++) await tap();
	lose();
	for (let taps = 0; taps < after; taps++) await tap();
}

test('a lost connection to the database loses no tap and doubles none', async ({
	context,
	page,
	proof
}) => {
	const witness = new Witness();
	await context.exposeBinding(WITNESSED, (_, text: string) => witness.hear(text));
	await context.addInitScript(testify);
	await context.addInitScript(keepConnections);
	await startMatch(page, ['Ana', 'Bo']);
	const match = new URL(page.url()).pathname.split('/')[2] ?? '';
	const line = page.locator('.last-line');

	await proof.tries(proof.tried(8, 100), async (random) => {
		// whatever the last try left behind: a table that has everything on disk
		await page.reload();
		await expect(line).toHaveAttribute('data-recorded', /\d/);
		const had = Number(await line.getAttribute('data-recorded'));
		const given = {
			way: random.of(WAYS),
			before: random.between(0, 3),
			after: random.between(1, 3),
			pause: random.of([0, 1, 2, 5, 40])
		};
		await page.evaluate(tapAndLose, given);
		const expected = had + given.before + given.after;
		const how = `${given.way}, ${given.before} taps before, ${given.after} after, ${given.pause} ms apart`;
		await expect(line, `lines recorded (${how})`).toHaveAttribute('data-recorded', `${expected}`, {
			timeout: 3000
		});
		const rows = await page.evaluate(readRows, match);
		expect(rows.length, `lines on disk (${how})`).toBe(expected);
		expect(new Set(rows.map(({ id }) => id)).size, `different lines (${how})`).toBe(expected);
		expect(
			rows.slice(had).map(({ id }) => id),
			`lines in the order of the taps (${how})`
		).toEqual(
			witness
				.attempted(match)
				.slice(-(expected - had))
				.map(({ id }) => id)
		);
	});
});
