import { countOf } from '../view';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const [{ default: Count }, parts] = await Promise.all([
		import('$lib/screens/count/Count.svelte'),
		countOf(parent)
	]);
	return { Count, ...parts };
};
