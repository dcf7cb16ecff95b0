/// <reference lib="webworker" />
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
	__WB_MANIFEST: { url: string; revision: string | null }[];
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// every page is the same shell; the client finds the route in the address
registerRoute(new NavigationRoute(createHandlerBoundToURL('/')));

self.addEventListener('activate', (event) => {
	event.waitUntil(self.clients.claim());
});

// sent by platform/update.svelte.ts when the user accepts an update
self.addEventListener('message', (event) => {
	if (event.data === 'skip-waiting') void self.skipWaiting();
});
