import { saveAs } from '../files/save-as';

/** What became of it; `dismissed` is no failure. */
export type Shared = 'shared' | 'saved' | 'copied' | 'dismissed' | 'failed';

const isDismissal = (error: unknown) =>
	error instanceof DOMException && error.name === 'AbortError';

export async function copyText(text: string): Promise<Shared> {
	try {
		await navigator.clipboard.writeText(text);
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
	if (!share || canShare?.call(navigator, page) === false) return copyText(url);
	try {
		await share.call(navigator, page);
		return 'shared';
	} catch (error) {
		return isDismissal(error) ? 'dismissed' : copyText(url);
	}
}

export const canCopyPicture = (): boolean =>
	typeof ClipboardItem === 'function' && 'clipboard' in navigator;

export async function copyPicture(picture: Blob): Promise<Shared> {
	try {
		await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
		return 'copied';
	} catch {
		return 'failed';
	}
}

/** Whether the device's own sheet takes a file; it decides what the key says. */
export function canShareFile(file: File): boolean {
	// browsers know neither function everywhere, whatever the types say
	const { share, canShare } = navigator as Partial<Navigator>;
	return share !== undefined && canShare?.call(navigator, { files: [file] }) === true;
}

/** Hands a picture on: with the device's own sheet, else as a download, else by the clipboard. */
export async function sharePicture(file: File, title: string): Promise<Shared> {
	if (canShareFile(file)) {
		try {
			await navigator.share({ files: [file], title });
			return 'shared';
		} catch (error) {
			if (isDismissal(error)) return 'dismissed';
		}
	}
	if (!('download' in HTMLAnchorElement.prototype)) return copyPicture(file);
	saveAs(file.name, file);
	return 'saved';
}
