import type { ClientInit } from '@sveltejs/kit';
import { update } from '$lib/platform/update.svelte';

export const init: ClientInit = () => {
	// not awaited: the first screen does not wait for the worker
	void update.register();
};
