/** The address stays good for as long as a slow phone may need to read it. */
const MINUTE = 60_000;

/** Saves a file among the browser's downloads. */
export function saveAs(name: string, content: string | Blob, type = 'application/json'): void {
	const url = URL.createObjectURL(
		content instanceof Blob ? content : new Blob([content], { type })
	);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}
