/** The service worker: makes the app work offline and tells when a newer version waits. */
export class Update {
	/** Everything is stored: from now on the app opens without a network. */
	offlineReady = $state(false);
	/** A newer version is stored and waits for `apply`. */
	updateReady = $state(false);
	/** It has been accepted; the old worker may take a second to finish what it is at. */
	applying = $state(false);

	#waiting: ServiceWorker | undefined;

	/** Answers whether a worker has stored all of the app already. */
	async register(): Promise<boolean> {
		// `vite dev` builds no worker
		if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false;
		// a private window may refuse: then the app runs, but only with a network
		const registration = await navigator.serviceWorker
			.register(workerUrl(), { scope: '/', updateViaCache: 'none' })
			.catch(() => undefined);
		if (!registration) return false;

		// without a controller the worker is the first one and nothing is newer than the page
		const { controller } = navigator.serviceWorker;
		if (controller) this.offlineReady = true;
		if (controller && registration.waiting) this.#offer(registration.waiting);
		this.#follow(registration.installing);
		registration.addEventListener('updatefound', () => this.#follow(registration.installing));

		document.addEventListener('visibilitychange', () => {
			// offline or a server in trouble: the next look will find the update
			if (document.visibilityState === 'visible') registration.update().catch(() => {});
		});
		return registration.active !== null;
	}

	/** The user accepted: the waiting worker takes over, and every page reloads under it. */
	apply(): void {
		this.applying = true;
		this.#waiting?.postMessage('skip-waiting');
	}

	#follow(worker: ServiceWorker | null): void {
		worker?.addEventListener('statechange', () => {
			if (worker.state === 'installed' && navigator.serviceWorker.controller) this.#offer(worker);
			if (worker.state === 'activated') this.offlineReady = true;
		});
	}

	#offer(worker: ServiceWorker): void {
		this.#waiting = worker;
		this.updateReady = true;
		// another tab may accept first; old pages under a new worker would miss their chunks
		navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
			once: true
		});
	}
}

/** Under our Trusted Types policy a worker's address must be a TrustedScriptURL, which `register` takes though its type says string. */
function workerUrl(): string {
	const url = '/service-worker.js';
	const policy = window.trustedTypes?.createPolicy('app-sw-url', { createScriptURL: (u) => u });
	return (policy?.createScriptURL(url) ?? url) as string;
}

export const update = new Update();
