const AT_THE_LATEST = 3_000;

/** Work that nobody waits for, once the page has loaded and its first screen stands. */
export function whenIdle(work: () => void): void {
	const soon = () => {
		// Safari knows no idle time
		if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_THE_LATEST });
		else setTimeout(work, AT_THE_LATEST / 2);
	};
	if (document.readyState === 'complete') soon();
	else addEventListener('load', soon, { once: true });
}
