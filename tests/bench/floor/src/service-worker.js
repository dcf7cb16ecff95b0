/// <reference lib="webworker" />
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// @ts-expect-error: the build puts the list in this place, and looks for it by this name
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/')));

worker.addEventListener('activate', (event) => {
	event.waitUntil(worker.clients.claim());
});
