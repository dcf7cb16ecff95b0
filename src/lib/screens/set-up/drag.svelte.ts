import type { Seat } from '$lib/core/seats';

/** A finger trembles; below this it is a tap. */
const FAR_ENOUGH = 8;

/** A row taken by its handle and put down elsewhere. The list changes only when it is let go. */
export class Drag {
	from = $state<Seat>();
	#by = $state(0);
	/** From one row to the next. */
	#pitch = $state(1);
	#rows = 0;
	#pressed: { readonly seat: Seat; readonly y: number } | undefined;
	/** The click that follows is the end of the drag and nothing else. */
	justDropped = false;
	readonly #move: (from: Seat, to: Seat) => void;

	constructor(move: (from: Seat, to: Seat) => void) {
		this.#move = move;
	}

	readonly to: Seat | undefined = $derived.by(() => {
		if (this.from === undefined) return undefined;
		const to = this.from + Math.round(this.#by / this.#pitch);
		return Math.min(this.#rows - 1, Math.max(0, to));
	});

	begin(event: PointerEvent & { currentTarget: HTMLElement }, seat: Seat, list: HTMLElement) {
		this.justDropped = false;
		if (event.button !== 0 || list.children.length < 2) return;
		const [first, second] = [...list.children].map((row) => row.getBoundingClientRect().top);
		this.#pitch = (second ?? 0) - (first ?? 0);
		this.#rows = list.children.length;
		this.#pressed = { seat, y: event.clientY };
		event.currentTarget.setPointerCapture(event.pointerId);
	}

	follow(event: PointerEvent) {
		if (!this.#pressed) return;
		this.#by = event.clientY - this.#pressed.y;
		if (Math.abs(this.#by) >= FAR_ENOUGH) this.from = this.#pressed.seat;
	}

	drop() {
		const { from, to } = this;
		this.justDropped = from !== undefined;
		this.cancel();
		if (from !== undefined && to !== undefined && from !== to) this.#move(from, to);
	}

	cancel() {
		this.#pressed = undefined;
		this.from = undefined;
		this.#by = 0;
	}

	/** How far a row is from its place: with the finger, or aside to make room. */
	shiftOf(seat: Seat): number {
		const { from, to } = this;
		if (from === undefined || to === undefined) return 0;
		if (seat === from) return this.#by;
		if (seat > from && seat <= to) return -this.#pitch;
		return seat < from && seat >= to ? this.#pitch : 0;
	}
}
