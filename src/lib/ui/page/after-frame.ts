/** Does what can wait until the next frame has been drawn; the answer calls it off. */
export function afterFrame(work: () => void): () => void {
	let timer: ReturnType<typeof setTimeout>;
	// a frame asks for this before it is drawn
	const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}
