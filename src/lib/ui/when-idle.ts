import { afterFrame } from './after-frame';

const AT_THE_LATEST = 3_000;

let stands: () => void;
const firstScreen = new Promise<void>((done) => {
	stands = done;
	// one that never comes keeps nobody waiting: a newer version may be what mends it
	setTimeout(done, AT_THE_LATEST);
});

/** Said by the page that has put the first screen together. */
export const firstScreenStands = (): (() => void) => afterFrame(() => stands());

/** Work that nobody waits for, once the first screen has been drawn. */
export function whenIdle(work: () => void): void {
	void firstScreen.then(() => {
		// Safari knows no idle time
		if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_THE_LATEST });
		else setTimeout(work, 100);
	});
}
