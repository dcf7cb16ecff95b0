import type { ClientInit, HandleClientError } from '@sveltejs/kit';
import { whenIdle } from '$lib/ui/page/when-idle';
import { prepareForFailure, uncaughtErrors } from '$lib/platform/failure/failure.svelte';
import { install } from '$lib/platform/device/install.svelte';
import type { MatchId } from '$lib/platform/match/match';
import { matchStore } from '$lib/platform/storage/match-store';
import { update } from '$lib/platform/device/update.svelte';

/** The disk is asked while the scripts of the page are still on their way. */
function readAhead() {
	const [, id] = /^\/match\/([^/]+)/.exec(location.pathname) ?? [];
	// safe: an id that is not in the database finds nothing
	if (id) matchStore.readAhead(id as MatchId);
}

/** Manifest and icon, which the browser reads but which the first screen does not show. */
function giveLinks() {
	for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
		link.href = link.dataset.later ?? '';
}

/** Vite asks for a style sheet once. One that did not come is asked for until it does. */
function insistOnSheets() {
	const again = ({ target }: Event) => {
		if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
			setTimeout(() => target.replaceWith(target.cloneNode()), 1_000);
	};
	addEventListener('error', again, { capture: true });
}

export const init: ClientInit = () => {
	readAhead();
	insistOnSheets();
	uncaughtErrors.listen();
	install.listen();
	// it fetches the whole app: the first screen goes first
	whenIdle(() => {
		giveLinks();
		void update.register().then((isStored) => isStored || prepareForFailure());
	});
};

export const handleError: HandleClientError = ({ error, status, message }) => {
	// a mistyped address is no fault of the app
	if (status !== 404) console.error(error);
	return { message, cause: error };
};
