import type { Seat } from '$lib/core/seats';

const DURATION = 1200;
const STEPS_LEAST = 9;

/** Which seats light up, and for how long each: round the table, ever slower, to the one drawn. */
function drawnPath(from: Seat, to: Seat, seats: number) {
	const steps: Seat[] = [from];
	for (let seat = from; steps.length < STEPS_LEAST || seat !== to;) {
		seat = (seat + 1) % seats;
		steps.push(seat);
	}
	const weights = steps.map((_, step) => 1 + (step / 3) ** 2);
	const whole = weights.reduce((sum, weight) => sum + weight, 0);
	return steps.map((seat, step) => ({ seat, ms: (DURATION * (weights[step] ?? 0)) / whole }));
}

/** A draw that can be watched. What it shows is already decided. */
export class Draw {
	lit = $state<Seat>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	show(from: Seat, to: Seat, seats: number, done: () => void) {
		this.stop();
		const path = drawnPath(from, to, seats);
		const next = (step: number) => {
			const at = path[step];
			this.lit = at?.seat;
			if (at) this.#timer = setTimeout(() => next(step + 1), at.ms);
			else done();
		};
		next(0);
	}

	stop() {
		clearTimeout(this.#timer);
		this.lit = undefined;
	}
}
