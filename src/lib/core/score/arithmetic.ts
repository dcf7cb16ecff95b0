/** How a score was reached, as figures: the same in every language. */
export type Arithmetic =
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

/** What the arithmetic comes to; a value not known yet counts nothing. */
export function resultOf(arithmetic: Arithmetic): number {
	switch (arithmetic.kind) {
		case 'sum':
			return arithmetic.values.reduce<number>((total, value) => total + (value ?? 0), 0);
		case 'each':
			return arithmetic.each * Math.floor(arithmetic.count / arithmetic.per);
		case 'threshold':
			return arithmetic.count >= arithmetic.needed ? arithmetic.points : 0;
	}
}

export const isComplete = (arithmetic: Arithmetic): boolean =>
	arithmetic.kind !== 'sum' || arithmetic.values.every((value) => value !== undefined);

/** `6 × ⌊5 ÷ 2⌋ = 12`, `4 + ? = 4`, `12 ≥ 12 → 10`. */
export function writtenOut(arithmetic: Arithmetic): string {
	const result = resultOf(arithmetic);
	switch (arithmetic.kind) {
		case 'sum': {
			const terms = arithmetic.values.map((value) => value ?? '?').join(' + ');
			return arithmetic.values.length > 1 ? `${terms} = ${result}` : terms || '0';
		}
		case 'each': {
			const { each, count, per } = arithmetic;
			const counted = per === 1 ? `${count}` : `⌊${count} ÷ ${per}⌋`;
			return `${each} × ${counted} = ${result}`;
		}
		case 'threshold': {
			const { count, needed } = arithmetic;
			return `${count} ${count >= needed ? '≥' : '<'} ${needed} → ${result}`;
		}
	}
}
