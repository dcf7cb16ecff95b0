import type { Seat } from '$lib/core/seats';

/** What every action's sheet is given: whose action, and whether it passes the turn. */
export interface ActionProps {
	acted: { readonly seat: Seat; readonly passes?: true };
	onclose: () => void;
}
