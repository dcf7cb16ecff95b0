/** All that there is to say of a value without parts; of one with parts, only what it is. */
function labelOf(value: unknown): string {
	if (Array.isArray(value)) return 'list';
	return typeof value === 'object' && value !== null
		? 'object'
		: `${typeof value} ${String(value)}`;
}

/** The items of a list, or the fields of an object by name. */
function partsOf(value: unknown): readonly unknown[] {
	if (Array.isArray(value)) return value;
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value)
		.filter(([, field]) => field !== undefined)
		.sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * A total order over plain data, the same on every device: 0 only where the values are `equal`. Where
 * both are of one kind, the one with more parts comes later. The order says nothing else about them.
 */
export function compare(one: unknown, other: unknown): number {
	const [label, otherLabel] = [labelOf(one), labelOf(other)];
	if (label !== otherLabel) return label < otherLabel ? -1 : 1;
	const [parts, otherParts] = [partsOf(one), partsOf(other)];
	if (parts.length !== otherParts.length) return parts.length - otherParts.length;
	for (const [index, part] of parts.entries()) {
		const order = compare(part, otherParts[index]);
		if (order !== 0) return order;
	}
	return 0;
}
