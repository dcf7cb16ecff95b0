let text: string | undefined;

/** A file that was opened on one page and belongs to another: it is handed over once. */
export const handedOver = {
	give(file: string) {
		text = file;
	},
	take(): string | undefined {
		const file = text;
		text = undefined;
		return file;
	}
};
