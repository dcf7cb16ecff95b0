const wanted = new Map<string, number>();

function want(name: string, by: 1 | -1) {
	const count = (wanted.get(name) ?? 0) + by;
	wanted.set(name, count);
	document.documentElement.classList.toggle(name, count > 0);
}

/**
 * A class of the whole document, until the answer is called. Not `html:has(…)`: the browser would
 * look for it again after every tap, in everything.
 */
export function onRoot(name: string): () => void {
	want(name, 1);
	return () => want(name, -1);
}
