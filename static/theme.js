// The looks chosen in the settings, before anything is painted; lib/platform/appearance.ts goes on
// from here. No choice: the system decides.
try {
	const theme = localStorage.getItem('mainspring:theme');
	const textSize = localStorage.getItem('mainspring:textSize');
	const { dataset } = document.documentElement;
	if (textSize) dataset.textSize = textSize;
	if (theme === 'light' || theme === 'dark') {
		dataset.theme = theme;
		for (const meta of document.querySelectorAll('meta[name=theme-color]'))
			meta.media = meta.dataset.colour === theme ? 'all' : 'not all';
	}
} catch {
	// storage is blocked: the system decides
}
