/** Shows the words of app.html for an app that cannot show any itself, until the answer is called. */
export function showNotStarted(): () => void {
	const notice = document.getElementById('not-started');
	if (notice) notice.hidden = false;
	return () => {
		if (notice) notice.hidden = true;
	};
}
