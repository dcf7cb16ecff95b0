/** What became of it; somebody who thinks better of it has not failed. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

const isDismissal = (error: unknown) =>
	error instanceof DOMException && error.name === 'AbortError';

async function copyLink(url: string): Promise<Shared> {
	try {
		await navigator.clipboard.writeText(url);
		return 'copied';
	} catch {
		return 'failed';
	}
}

/** Hands a page on: with the device's own sheet where there is one, else by the clipboard. */
export async function sharePage(title: string, text: string, path: string): Promise<Shared> {
	const url = new URL(path, location.origin).href;
	const page = { title, text, url };
	// browsers know neither function everywhere, whatever the types say
	const { share, canShare } = navigator as Partial<Navigator>;
	if (!share || canShare?.call(navigator, page) === false) return copyLink(url);
	try {
		await share.call(navigator, page);
		return 'shared';
	} catch (error) {
		return isDismissal(error) ? 'dismissed' : copyLink(url);
	}
}
