import { afterFrame } from './after-frame';

/** As long as app.html waits before it says that nothing comes. */
const NO_SCREEN = 12_000;
const NO_IDLE_TIME = 3_000;
/** For browsers without `requestIdleCallback`. */
const A_WHILE = 500;

let stands: () => void;
const firstScreen = new Promise<void>((done) => {
	stands = done;
	// a first screen that never comes must not hold the work back: a newer version may be what mends it
	setTimeout(done, NO_SCREEN);
});

/** Said by the page that has put the first screen together; the answer calls it off. */
export const firstScreenStands = (): (() => void) => afterFrame(() => stands());

/** Work that can wait until the first screen has been drawn. */
export function whenIdle(work: () => void): void {
	void firstScreen.then(() => {
		// Safari knows no idle time
		if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: NO_IDLE_TIME });
		else setTimeout(work, A_WHILE);
	});
}
