/** What the page can be told about time. */
export interface TimeMachine {
	/** Time goes by at the table, and on every clock. */
	pass(milliseconds: number): void;
	/** The device's clock is set; no time goes by. */
	jump(milliseconds: number): void;
	/** The device's clock says this. */
	set(at: number): void;
}

/** Runs in the page before the app: clocks that the test moves. The tab remembers them over a reload. */
export function timeMachine(): void {
	const RealDate = Date;
	const performanceNow = performance.now.bind(performance);
	let offset = Number(sessionStorage.getItem('clock offset') ?? 0);
	let passed = 0;
	const shift = (by: number) => {
		offset += by;
		sessionStorage.setItem('clock offset', String(offset));
	};
	const now = () => RealDate.now() + offset;
	performance.now = () => performanceNow() + passed;
	window.Date = new Proxy(RealDate, {
		construct: (target, given: unknown[], newTarget: typeof Date) =>
			Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
		apply: () => new RealDate(now()).toString(),
		get: (target, key, receiver) =>
			key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)
	});
	const machine: TimeMachine = {
		pass(milliseconds) {
			passed += milliseconds;
			shift(milliseconds);
		},
		jump: shift,
		set: (at) => shift(at - now())
	};
	Object.assign(window, { timeMachine: machine });
}
