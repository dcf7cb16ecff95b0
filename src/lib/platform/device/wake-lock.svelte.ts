import { browser } from '$app/environment';
import { preferences } from '../preferences.svelte';

type Lock = Pick<WakeLockSentinel, 'released' | 'release'>;

export const canKeepAwake = browser && 'wakeLock' in navigator;

const askBrowser = (): Promise<Lock> => navigator.wakeLock.request('screen');

/** Keeps the screen on while the calling component is there, if the device can and people want it. */
export function keepAwake(request = canKeepAwake ? askBrowser : undefined) {
	$effect(() => {
		if (!request || !preferences.keepAwake) return;
		const listening = new AbortController();
		const { signal } = listening;
		let lock: Lock | undefined;
		let asking = false;

		async function take() {
			if (asking || lock?.released === false || document.visibilityState === 'hidden') return;
			asking = true;
			try {
				lock = await request?.();
			} catch {
				// a low battery, or no touch yet: the next touch asks again
			}
			asking = false;
			if (signal.aborted) await lock?.release();
		}

		void take();
		// a hidden page loses its lock; Safari gives one only after a touch
		document.addEventListener('visibilitychange', () => void take(), { signal });
		document.addEventListener('click', () => void take(), { signal });
		return () => {
			listening.abort();
			void lock?.release();
		};
	});
}
