import { afterNavigate } from '$app/navigation';
import { places } from '../places';

/**
 * The pages turned since one came here. The browser's own back key turns them back one by one; the
 * key of a page leaves them all behind at once, and none of them stays on the pile.
 */
export class Trail {
	/** The page before the first of these; undefined after a link from outside. */
	#origin = $state<string>();
	#pages = $state.raw<readonly string[]>([]);
	#at = $state(0);
	readonly #otherwise: () => string;

	constructor(otherwise: () => string = places.home) {
		this.#otherwise = otherwise;
		afterNavigate((navigation) => {
			const { from, to } = navigation;
			const path = to?.url.pathname ?? '';
			if (this.#pages.length === 0) {
				this.#origin = from?.route.id ? from.url.pathname : undefined;
				this.#pages = [path];
			} else if (navigation.type === 'popstate') {
				this.#at = Math.max(0, this.#at + navigation.delta);
			} else {
				this.#pages = [...this.#pages.slice(0, this.#at + 1), path];
				this.#at++;
			}
		});
	}

	/** A key that leaves for where one came from. */
	get out() {
		return this.#key(
			this.#origin === undefined ? 0 : this.#at + 1,
			this.#origin ?? this.#otherwise()
		);
	}

	/** A key that goes back to the last page of a kind, or else to this one. */
	to(isMeant: (path: string) => boolean, otherwise: string) {
		const pages = this.#pages.slice(0, this.#at);
		const last = pages.findLastIndex(isMeant);
		if (last >= 0) return this.#key(this.#at - last, pages[last] ?? otherwise);
		return this.#origin === undefined ? this.#key(0, otherwise) : this.out;
	}

	#key(steps: number, href: string) {
		return {
			href,
			onclick: (event: MouseEvent) => {
				if (steps === 0) return;
				event.preventDefault();
				history.go(-steps);
			}
		};
	}
}
