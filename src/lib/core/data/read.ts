import * as v from 'valibot';

/** Foreign data, read: either what it was meant to be, or the first thing wrong with it. */
export type Reading<T, P extends Problem = Problem> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export interface Problem {
	/** Dotted, from the outside in: `log.3.event.points`; empty for the whole value. */
	readonly field: string;
	/** `number`, `"red" | "green"`, `>=0` … as the schema puts it. */
	readonly expected: string;
	readonly received: string;
}

export type Schema<T> = v.GenericSchema<unknown, T>;

export const unreadable = (field: string, expected: string, received: string) =>
	({ ok: false, problem: { field, expected, received } }) as const;

/** The same problem, seen from one level further out. */
export const within = <T>(field: string, reading: Reading<T>): Reading<T> =>
	reading.ok
		? reading
		: {
				ok: false,
				problem: {
					...reading.problem,
					field: [field, reading.problem.field].filter(Boolean).join('.')
				}
			};

/** A short, safe picture of a value for an error message. */
export function glimpse(value: unknown): string {
	if (value === undefined) return 'nothing';
	if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
	if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
	return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
}

export function reader<T>(schema: Schema<T>): (value: unknown) => Reading<T> {
	return (value) => {
		try {
			const result = v.safeParse(schema, value, { abortEarly: true });
			if (result.success) return { ok: true, value: result.output };
			const [issue] = result.issues;
			return unreadable(
				v.getDotPath(issue) ?? '',
				issue.expected ?? (issue.type === 'check' ? issue.message : issue.type),
				glimpse(issue.input)
			);
		} catch {
			// a getter that throws, or nesting deeper than the stack: better not look again
			return unreadable('', 'readable data', typeof value);
		}
	};
}

/** One schema for each type of event; the compiler notices a missing one. */
export type EventSchemas<E extends { readonly type: string }> = {
	readonly [T in E['type']]: Schema<Omit<Extract<E, { readonly type: T }>, 'type'>>;
};

export function eventReader<E extends { readonly type: string }>(
	schemas: EventSchemas<E>
): (value: unknown) => Reading<E> {
	const readers = new Map(
		Object.entries<Schema<object>>(schemas).map(([type, schema]) => [type, reader(schema)])
	);
	const types = [...readers.keys()].join(' | ');
	const readType = reader(v.object({ type: v.string() }));

	return (value) => {
		const named = readType(value);
		if (!named.ok) return named;
		const { type } = named.value;
		const read = readers.get(type);
		if (!read) return unreadable('type', types, glimpse(type));
		const fields = read(value);
		// safe: EventSchemas<E> holds the schema of every type of event
		return fields.ok ? { ok: true, value: { type, ...fields.value } as E } : fields;
	};
}
