/**
 * Whether two values of plain data say the same, in whatever order their fields were written. A field
 * that is undefined counts as absent, as it does once the value has been through a file.
 */
export function equal(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
		return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	for (const name of names)
		if (!equal(Reflect.get(one, name), Reflect.get(other, name))) return false;
	return true;
}
