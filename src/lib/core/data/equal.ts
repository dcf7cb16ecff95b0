/** A list or an object as JSON has it; a Map, a Date or another instance of a class is none. */
function isPlain(value: object): boolean {
	if (Array.isArray(value)) return true;
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Whether two values of plain data say the same, in whatever order their fields were written. A field
 * that is undefined counts as absent, as it does once the value has been through a file. Instances of
 * classes are equal only to themselves, since their fields do not say what they hold.
 */
export function equal(one: unknown, other: unknown): boolean {
	if (one === other || Object.is(one, other)) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
		return false;
	if (!isPlain(one) || !isPlain(other)) return false;
	if (Array.isArray(one) || Array.isArray(other))
		return (
			Array.isArray(one) &&
			Array.isArray(other) &&
			one.length === other.length &&
			one.every((item, index) => equal(item, other[index]))
		);
	for (const name of Object.keys(one))
		if (!equal(Reflect.get(one, name), Reflect.get(other, name))) return false;
	return Object.keys(other).every((name) => name in one || Reflect.get(other, name) === undefined);
}
