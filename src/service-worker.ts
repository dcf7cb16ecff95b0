/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { matchPrecache, precache } from 'workbox-precaching';

/** Not in TypeScript's library yet: rules by which the browser answers without asking the worker. */
interface RoutedInstall extends ExtendableEvent {
	addRoutes?(rule: {
		condition: { urlPattern: { pathname: string } };
		source: { cacheName: string };
	}): Promise<void>;
}

declare const self: ServiceWorkerGlobalScope & {
	__WB_MANIFEST: { url: string; revision: string | null }[];
};

precache(self.__WB_MANIFEST);

// what never changes is handed out past the worker: the scripts of a start need not wait for it
self.addEventListener('install', (event: RoutedInstall) => {
	const routed = event.addRoutes?.({
		condition: { urlPattern: { pathname: '/_app/immutable/*' } },
		source: { cacheName: cacheNames.precache }
	});
	// a browser without such rules asks the worker, which answers from the same cache
	if (routed) event.waitUntil(routed.catch(() => {}));
});

self.addEventListener('activate', (event) => {
	event.waitUntil(self.clients.claim());
});

/** What is stored under an address. Every page is the same shell; the client finds its route there. */
async function stored({ url, mode }: Request): Promise<Response | undefined> {
	const file = await matchPrecache(url);
	return file ?? (mode === 'navigate' ? matchPrecache('/') : undefined);
}

self.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET') return;
	// where the cache itself fails, there may still be a network
	const answer = stored(request).catch(() => undefined);
	event.respondWith(answer.then((response) => response ?? fetch(request)));
});

// sent by platform/device/update.svelte.ts when the user accepts an update
self.addEventListener('message', (event) => {
	if (event.data === 'skip-waiting') void self.skipWaiting();
});
