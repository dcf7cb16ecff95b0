export type Cell = string | number | undefined;

/** A spreadsheet takes a text that begins so for a formula, and would run it. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

function written(cell: Cell): string {
	if (typeof cell === 'number') return `${cell}`;
	const text = cell ?? '';
	return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Rows as every spreadsheet reads them; the mark at the beginning says that it is UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
	`\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
