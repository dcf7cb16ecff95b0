import { afterNavigate } from '$app/navigation';

/** Brings what was opened into sight, as much of it as there is room for. Called by a component. */
export function showAfterMoves(opened: () => HTMLElement | undefined): void {
	afterNavigate(({ type }) => {
		const element = opened();
		// the browser itself restores the place on the way back
		if (!element || type === 'popstate') return;
		const { top, bottom } = element.getBoundingClientRect();
		if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'start' });
	});
}

/** To where the page begins: what is told above it stays in sight, unless it was put aside. */
export function toTop(): void {
	document.querySelector('.page')?.scrollIntoView();
}
