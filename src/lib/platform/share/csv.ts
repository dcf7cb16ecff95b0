export type Cell = string | number | undefined;

/** A spreadsheet takes a text that begins so for a formula, and would run it. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

function written(cell: Cell): string {
	if (typeof cell === 'number') return `${cell}`;
	const text = cell ?? '';
	return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/**
 * Rows as spreadsheets read them; the mark at the beginning says that it is UTF-8. Where the decimal
 * sign is a comma they part cells with a semicolon.
 */
export const csv = (rows: readonly (readonly Cell[])[], separator: ',' | ';' = ','): string =>
	`\uFEFF${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
