import { afterNavigate } from '$app/navigation';
import { places } from '../places';

/** A back key that leads to the page before this one, or home after a link from outside. Made by a page. */
export class CameFrom {
	/** The screen before this one; a page may keep it over a reload. */
	path = $state<string>();

	constructor() {
		afterNavigate(({ from, to }) => {
			// another side of the same page is no other screen
			if (from?.route.id && from.route.id !== to?.route.id) this.path = from.url.pathname;
		});
	}

	get href(): string {
		return this.path ?? places.home();
	}

	/** One step back, not one more page on the pile. */
	readonly onclick = (event: MouseEvent) => {
		if (this.path === undefined) return;
		event.preventDefault();
		history.back();
	};
}
