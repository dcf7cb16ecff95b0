// What many runs come to.

/**
 * The value below which that share of them lies.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
	if (values.length === 0) throw new Error('nothing was measured');
	const sorted = [...values].sort((a, b) => a - b);
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)] ?? NaN;
	const above = sorted[Math.ceil(at)] ?? NaN;
	return below + (above - below) * (at % 1);
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {number} value */
export const ms = (value) =>
	`${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value)} ms`;

/** @param {readonly number[]} values */
export const summed = (values) => `${ms(median(values))} (p90 ${ms(quantile(values, 0.9))})`;

/** @param {number} bytes */
export const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {number} ratio */
export const times = (ratio) => `${ratio.toFixed(2)} ×`;
