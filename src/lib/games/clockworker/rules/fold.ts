import type { ClockworkerEvent } from './types';

const sameField = <T extends object>(one: T, other: T, ...fields: readonly (keyof T)[]) =>
	fields.every((field) => one[field] === other[field]);

/** Rapid taps on one counter or one figure are one line of the log. */
export function fold(
	earlier: ClockworkerEvent,
	later: ClockworkerEvent
): ClockworkerEvent | undefined {
	if (earlier.type === 'adjusted' && later.type === 'adjusted')
		return sameField(earlier, later, 'seat', 'counter')
			? { ...later, by: earlier.by + later.by }
			: undefined;
	if (earlier.type === 'counted' && later.type === 'counted')
		return sameField(earlier, later, 'seat', 'counter') ? later : undefined;
	if (earlier.type === 'recordRead' && later.type === 'recordRead')
		return sameField(earlier, later, 'seat', 'record') ? later : undefined;
	if (earlier.type === 'artifactRead' && later.type === 'artifactRead')
		return sameField(earlier, later, 'artifact') ? { ...earlier, ...later } : undefined;
	if (earlier.type === 'copiesCounted' && later.type === 'copiesCounted')
		return sameField(earlier, later, 'artifact') ? later : undefined;
	return undefined;
}
