import { tick } from 'svelte';

const MILLISECONDS = 250;

/** Children that change places glide there instead of jumping, whenever what `order` reads changes. */
export function glide(list: () => HTMLElement | undefined, order: () => unknown): void {
	$effect.pre(() => {
		order();
		const places = [...(list()?.children ?? [])].map(
			(child) => [child, child.getBoundingClientRect()] as const
		);
		if (places.length > 0)
			void tick().then(() => places.forEach(([child, was]) => move(child, was)));
	});
}

function move(child: Element, was: DOMRect) {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const { left, top } = child.getBoundingClientRect();
	const [x, y] = [was.left - left, was.top - top];
	if (x === 0 && y === 0) return;
	child.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: MILLISECONDS });
}
