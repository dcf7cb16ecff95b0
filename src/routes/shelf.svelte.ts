import { readMatch, type Match } from '$lib/platform/match';
import { storage } from '$lib/platform/storage';

/** The matches on this device, newest first. */
class ShelfState {
	matches = $state.raw<readonly Match[]>([]);
	loaded = $state(false);

	async load() {
		const rows = await storage.matches();
		this.matches = rows.flatMap((row) => {
			const match = readMatch(row);
			return match.ok ? [match.value] : [];
		});
		this.loaded = true;
	}
}

export const shelf = new ShelfState();
