// The theme chosen in the settings, before anything is painted. No choice: the system decides.
try {
	const theme = localStorage.getItem('mainspring:theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// storage is blocked: the system decides
}
