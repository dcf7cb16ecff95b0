import type { TextSize, Theme } from '../preferences.svelte';

/** Which of the two colours of the browser's own frame counts. */
function media(colour: string | undefined, theme: Theme): string {
	if (theme === 'system') return `(prefers-color-scheme: ${colour ?? 'light'})`;
	return colour === theme ? 'all' : 'not all';
}

/** Puts the chosen looks on the page. A script of `app.html` does the same before the first paint. */
export function wear(theme: Theme, textSize: TextSize) {
	const { dataset } = document.documentElement;
	if (theme === 'system') delete dataset.theme;
	else dataset.theme = theme;
	dataset.textSize = textSize;
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
		meta.media = media(meta.dataset.colour, theme);
}
