/** The page about `key`, begun blank where there is none yet. */
export function pageOf<Key, Page>(ledger: Map<Key, Page>, key: Key, Blank: new () => Page): Page {
	let page = ledger.get(key);
	if (page === undefined) {
		page = new Blank();
		ledger.set(key, page);
	}
	return page;
}

export function count<Key>(ledger: Map<Key, number>, key: Key, more: number): void {
	ledger.set(key, (ledger.get(key) ?? 0) + more);
}

export const ascending = <Page>(ledger: ReadonlyMap<number, Page>): [number, Page][] =>
	[...ledger].sort(([a], [b]) => a - b);
