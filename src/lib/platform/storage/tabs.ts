import type { MatchId } from '../match/match';
import type { Row } from './schema';

/** What has come to disk in another tab or window. */
export type News =
	| { readonly kind: 'line'; readonly match: MatchId; readonly row: Row }
	/** More than one line, or what stands on the cover; `replaced` if lines have gone, too. */
	| { readonly kind: 'match'; readonly match: MatchId; readonly replaced?: true }
	| { readonly kind: 'copies' | 'people' | 'shelf' };

/** Every tab and window of the app on this device: each hears what the others have written. */
export class Tabs {
	readonly #name: string;
	#channel: BroadcastChannel | undefined;

	constructor(name: string) {
		this.#name = name;
	}

	/** Opened when it is first needed: pages are also rendered where there are no tabs. */
	get #open(): BroadcastChannel | undefined {
		if (typeof BroadcastChannel === 'undefined') return undefined;
		return (this.#channel ??= new BroadcastChannel(this.#name));
	}

	broadcast(news: News): void {
		this.#open?.postMessage(news);
	}

	/** Until the answer is called. */
	listen(hear: (news: News) => void): () => void {
		const onmessage = ({ data }: MessageEvent<unknown>) => {
			// safe: whatever has a kind is looked at by it; rows are read before they are believed
			if (typeof data === 'object' && data !== null && 'kind' in data) hear(data as News);
		};
		const channel = this.#open;
		channel?.addEventListener('message', onmessage);
		return () => channel?.removeEventListener('message', onmessage);
	}
}
