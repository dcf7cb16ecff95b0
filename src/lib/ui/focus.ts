/** The first key in it gets the focus: what was tapped before is not there any more. */
export function focusFirst(node: HTMLElement): void {
	node.querySelector('button')?.focus({ preventScroll: true });
}

/** The title of the page, for whoever does not see that all of it has changed. */
export function focusTitle(): void {
	const title = document.querySelector('h1');
	if (!title) return;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
