/** How a score was reached, as figures: the same in every language. */
export type Working =
	| { readonly kind: 'sum'; readonly values: readonly (number | undefined)[] }
	| {
			readonly kind: 'each';
			readonly each: number;
			readonly count: number;
			readonly per: number;
	  }
	| {
			readonly kind: 'threshold';
			readonly points: number;
			readonly count: number;
			readonly needed: number;
	  };

/** What the working comes to; a value not known yet counts nothing. */
export function resultOf(working: Working): number {
	switch (working.kind) {
		case 'sum':
			return working.values.reduce<number>((total, value) => total + (value ?? 0), 0);
		case 'each':
			return working.each * Math.floor(working.count / working.per);
		case 'threshold':
			return working.count >= working.needed ? working.points : 0;
	}
}

export const isComplete = (working: Working): boolean =>
	working.kind !== 'sum' || working.values.every((value) => value !== undefined);

/** `6 × ⌊5 ÷ 2⌋ = 12`, `4 + ? = 4`, `12 ≥ 12 → 10`. */
export function writtenOut(working: Working): string {
	const result = resultOf(working);
	switch (working.kind) {
		case 'sum': {
			const terms = working.values.map((value) => value ?? '?').join(' + ');
			return working.values.length > 1 ? `${terms} = ${result}` : terms || '0';
		}
		case 'each': {
			const { each, count, per } = working;
			const counted = per === 1 ? `${count}` : `⌊${count} ÷ ${per}⌋`;
			return `${each} × ${counted} = ${result}`;
		}
		case 'threshold': {
			const { count, needed } = working;
			return `${count} ${count >= needed ? '≥' : '<'} ${needed} → ${result}`;
		}
	}
}
