import type { Seat } from '$lib/core/seats';
import type { ClockworkerEvent } from '../../rules/types';

/** What every action's sheet is given: whose action, and whether it passes the turn. */
export interface ActionProps {
	acted: { readonly seat: Seat; readonly passes?: true };
	onclose: () => void;
}

/** The uses of the Self-Vending Machine that come before a payment. */
export const vended = (seat: Seat, times: number): readonly ClockworkerEvent[] =>
	times > 0 ? [{ type: 'vended', seat, times }] : [];
