import { browser } from '$app/environment';
import { choices } from './choices.svelte';

/** Chromium's event, which no standard and no DOM library knows. */
interface InstallOffer extends Event {
	prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** iPads call themselves Macs, yet no Mac has a touch screen. */
const onIos = () =>
	/iPhone|iPad|iPod/.test(navigator.userAgent) ||
	(navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () =>
	matchMedia('(display-mode: standalone)').matches ||
	('standalone' in navigator && navigator.standalone === true);

/** How the app gets onto the home screen of this device. */
export class Install {
	#offer = $state.raw<InstallOffer>();
	#kept = choices({ installDeclined: [false, true] });

	/** By the browser's own question, by hand on iOS, or not at all. */
	readonly way = $derived.by((): 'question' | 'by-hand' | undefined => {
		if (this.#offer) return 'question';
		return browser && onIos() && !isInstalled() ? 'by-hand' : undefined;
	});

	get declined(): boolean {
		return this.#kept.installDeclined;
	}

	/** Early: the browser makes its offer once a visit and does not wait for a screen. */
	listen() {
		window.addEventListener('beforeinstallprompt', (event) => {
			if (!isOffer(event)) return;
			event.preventDefault();
			this.#offer = event;
		});
		window.addEventListener('appinstalled', () => (this.#offer = undefined));
	}

	async ask() {
		const offer = this.#offer;
		// each offer can be taken up once
		this.#offer = undefined;
		const answer = await offer?.prompt();
		if (answer?.outcome === 'dismissed') this.decline();
	}

	decline() {
		this.#kept.installDeclined = true;
	}
}

export const install = new Install();
