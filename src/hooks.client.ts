import type { ClientInit, HandleClientError } from '@sveltejs/kit';
import { slip } from '$lib/platform/failure.svelte';
import { install } from '$lib/platform/install.svelte';
import { update } from '$lib/platform/update.svelte';

export const init: ClientInit = () => {
	slip.listen();
	install.listen();
	// not awaited: the first screen does not wait for the worker
	void update.register();
};

export const handleError: HandleClientError = ({ error, status, message }) => {
	// a mistyped address is nobody's fault
	if (status !== 404) console.error(error);
	return { message, cause: error };
};
