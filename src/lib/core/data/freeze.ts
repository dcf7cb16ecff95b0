/** Freezes what is not frozen yet, all the way down; shared parts are done once. */
export function freeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(freeze);
	}
	return value;
}

/** In development a write to a state throws at once; in production freezing would cost time. */
export const frozenInDev: <T>(state: T) => T = import.meta.env.DEV ? freeze : (state) => state;
