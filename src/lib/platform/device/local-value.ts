import { browser } from '$app/environment';

/** One small value in this browser. Where storage is switched off, it lasts for the visit. */
export function localValue(name: string) {
	const key = `mainspring:${name}`;
	return {
		read(): string | undefined {
			try {
				return browser ? (localStorage.getItem(key) ?? undefined) : undefined;
			} catch {
				return undefined;
			}
		},
		write(value: string) {
			try {
				localStorage.setItem(key, value);
			} catch {
				// the choice holds until the page is closed
			}
		},
		forget() {
			try {
				localStorage.removeItem(key);
			} catch {
				// nothing was ever written
			}
		}
	};
}
