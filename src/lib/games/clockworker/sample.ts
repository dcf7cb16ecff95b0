import type { Setup } from '$lib/core/game';
import { readEvent, readOptions } from './rules/read';
import type { Clockworker, ClockworkerEvent } from './rules/types';
import recorded from './sample.json';

/** Our own record is read like anybody's file, and is broken only if we broke it. */
function known<T>(reading: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
	if (!reading.ok) throw new Error('the sample match cannot be read');
	return reading.value;
}

/** A match as a careful table might play it. Its printed values are made up. */
export const sample: {
	readonly setup: Setup<Clockworker>;
	readonly events: readonly ClockworkerEvent[];
} = {
	setup: { ...recorded.setup, options: known(readOptions(recorded.setup.options)) },
	events: recorded.events.map((event) => known(readEvent(event)))
};
