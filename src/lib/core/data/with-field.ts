type OptionalKey<T> = {
	[Key in keyof T]-?: object extends Pick<T, Key> ? Key : never;
}[keyof T];

/** A copy with another value in an optional field, or without the field. */
export function withField<T extends object, Key extends OptionalKey<T>>(
	event: T,
	field: Key,
	value: T[Key] | undefined
): T {
	const copy = { ...event, [field]: value };
	if (value === undefined) Reflect.deleteProperty(copy, field);
	return copy;
}
