import type { Effect, EffectSource } from '../rules/types';

/** Effects in a row with the same source are told together: `−1 gear, −1 red pellet (paid)`. */
export function bySource(
	all: readonly Effect[]
): readonly (readonly [source: EffectSource, moved: readonly Effect[]])[] {
	const groups: [EffectSource, Effect[]][] = [];
	for (const effect of all) {
		// how many workers went or came back is in the sentence already
		if (effect.source === 'placing') continue;
		const last = groups.at(-1);
		if (last?.[0] === effect.source) last[1].push(effect);
		else groups.push([effect.source, [effect]]);
	}
	return groups;
}
