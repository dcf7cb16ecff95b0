/** The first key in it gets the focus: what was tapped before is not there any more. */
export function focusFirst(node: HTMLElement): void {
	node.querySelector('button')?.focus({ preventScroll: true });
}

/** Before a sheet goes: the browser lays out a page that has changed to find out what else can have its focus. */
export function leaveSheet(): void {
	document.querySelector<HTMLElement>('dialog :focus')?.blur();
}

/** Moves the focus to the page's title, so that a screen reader says that the page has changed. */
export function focusTitle(): void {
	const title = document.querySelector('h1');
	if (!title) return;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
