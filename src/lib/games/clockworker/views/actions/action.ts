import type { Seat } from '$lib/core/seats';
import { preferences } from '$lib/platform/preferences.svelte';
import type { ClockworkerEvent, ClockworkerState } from '../../rules/types';

/** What every action's sheet is given: whose action, and whether it passes the turn. */
export interface ActionProps {
	acted: { readonly seat: Seat; readonly passes?: true };
	onclose: () => void;
}

/** With *what scores* an action ends the turn, unless this device wants to end it by hand. */
export const actedBy = ({ depth }: ClockworkerState, seat: Seat): ActionProps['acted'] => ({
	seat,
	...(depth === 'scores' && preferences.passByItself && { passes: true })
});

/** The uses of the Self-Vending Machine that come before a payment. */
export const vended = (seat: Seat, times: number): readonly ClockworkerEvent[] =>
	times > 0 ? [{ type: 'vended', seat, times }] : [];
