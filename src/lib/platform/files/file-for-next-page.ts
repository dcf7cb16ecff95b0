import type { Fields } from './json-file';

let fields: Fields | undefined;

/** A file that was opened on one page and belongs to another: `take` gives it once. */
export const fileForNextPage = {
	give(file: Fields) {
		fields = file;
	},
	take(): Fields | undefined {
		const file = fields;
		fields = undefined;
		return file;
	}
};
