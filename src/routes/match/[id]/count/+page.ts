import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { opened } = await parent();
	return { View: opened.kind === 'open' ? await opened.game.views.Count() : undefined };
};
