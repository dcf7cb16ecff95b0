import { countOf } from '../view';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const [{ default: Result }, parts] = await Promise.all([
		import('$lib/screens/result/Result.svelte'),
		countOf(parent)
	]);
	return { Result, ...parts };
};
