import type { ClockworkerEvent, EventOf, EventType } from '../../rules/types';

/** The event is one of these types, which the compiler then knows. */
export const isOneOf = <T extends EventType>(
	event: ClockworkerEvent,
	...types: readonly T[]
): event is EventOf<T> => types.some((type) => type === event.type);
