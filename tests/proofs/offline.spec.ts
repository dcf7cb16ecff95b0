import { BareBrowser } from '../e2e/bare-browser';
import { games } from './games';
import { begin, expectHeading, offlineReady, troubleOf } from './play';
import { expect, test } from './proof';

type Route = readonly [path: string, heading: string];

/** Every kind of address that is of no match, and what stands above its page. */
const ROUTES: readonly Route[] = [
	['/', 'Mainspring'],
	['/new', 'New match'],
	['/settings', 'Settings'],
	['/history', 'Record book'],
	['/history/people', 'Record book'],
	['/history/statistics', 'Record book'],
	['/match/none', 'Mainspring'],
	['/no/such/page', 'Nothing here'],
	...[...games.values()].flatMap(({ book }) => book)
];

const routesOf = (match: string): readonly Route[] => [
	[`/match/${match}`, 'Player 2’s turn'],
	[`/match/${match}/count`, 'Count Player 1'],
	[`/match/${match}/result`, 'Player 1 and Player 2 lead'],
	[`/match/${match}/set-up`, 'Set up the table'],
	[`/match/${match}/book`, 'Look up']
];

test('every page opens in a new browser with the server gone', async ({ proof, server }, info) => {
	const profile = info.outputPath('profile');
	let bare = await BareBrowser.launch(profile);
	try {
		const routes = [...ROUTES];
		for (const [game, { action }] of games) {
			const match = await begin(bare, `${server.url}/new/${game}`);
			await bare.click(action);
			await bare.heading('Player 2’s turn');
			routes.push(...routesOf(match));
		}
		expect(games.size, 'games').toBeGreaterThan(0);
		await offlineReady(bare);
		await bare.close();
		await server.close();

		await proof.tries(proof.tried(1, 100), async (_, index) => {
			await bare.close();
			bare = await BareBrowser.launch(profile);
			const trouble = await troubleOf(bare);
			const first = index % routes.length;
			for (const [path, heading] of [...routes.slice(first), ...routes.slice(0, first)]) {
				await bare.goto(server.url + path);
				await expectHeading(bare, heading, path);
				expect(trouble, `errors at ${path}`).toEqual([]);
			}
		});
	} finally {
		await bare.close();
	}
});
