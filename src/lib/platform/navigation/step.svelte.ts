import { goto } from '$app/navigation';
import { page } from '$app/state';

/** Which step of a screen is shown: kept in its address, so that a reload finds it again. */
export const step = {
	get current(): number {
		const at = Number(page.url.searchParams.get('step'));
		return Number.isInteger(at) && at > 0 ? at : 0;
	},
	/** In the place of the step before: the back button leaves the screen. */
	go: (to: number): Promise<void> =>
		// eslint-disable-next-line svelte/no-navigation-without-resolve -- the same page, another step
		goto(to === 0 ? page.url.pathname : `?step=${to}`, { replaceState: true, keepFocus: true })
};
