import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { opened } = await parent();
	const [{ default: SetUpList }, list] = await Promise.all([
		import('$lib/screens/set-up/SetUpList.svelte'),
		opened.kind === 'open' ? opened.game.setUpList?.() : undefined
	]);
	return { SetUpList, list };
};
