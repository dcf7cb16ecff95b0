import { ARTIFACT_IDS, type ArtifactId } from '../catalogue';
import { alike } from '../holding';
import type { Known, Printed, PrintedBox, Taught, TaughtPrint, Tokens } from '../types';

/** A value of the copy, and the match that taught it last. */
interface Learnt<T> {
	readonly value: T | undefined;
	readonly taught: Taught<T> | undefined;
}

/**
 * A value of the copy after a line, or its undo, has changed the value of the match. The states do not
 * say which of the two it was: a match that is back at what it had before it taught anything has taken
 * its reading back, and so has one that knows the value no more.
 */
export function learnValue<T>(
	{ value, taught }: Learnt<T>,
	before: T | undefined,
	after: T | undefined,
	isSame: (one: T, other: T) => boolean,
	match: string
): Learnt<T> {
	const same = (one: T | undefined, other: T | undefined) =>
		one === undefined || other === undefined ? one === other : isSame(one, other);
	if (same(before, after)) return { value, taught };
	const ours = taught?.from === match ? taught : undefined;
	if (ours && same(after, ours.inMatch)) return { value: ours.inCopy, taught: undefined };
	// what was known before this match is not forgotten with its reading
	if (after === undefined) return { value, taught };
	// nothing to remember: taking it back will not look like another reading
	if (before === undefined && same(value, after)) return { value, taught };
	return { value: after, taught: ours ?? { from: match, ...known(before, value) } };
}

const known = <T>(inMatch: T | undefined, inCopy: T | undefined): Known<T> => ({
	...(inMatch !== undefined && { inMatch }),
	...(inCopy !== undefined && { inCopy })
});

/** The copy with what matches have taught of an artifact; without the field where nothing is left. */
export function withTaught(
	{ taught, ...copy }: PrintedBox,
	artifact: ArtifactId,
	{ points, cost }: { readonly [Value in keyof TaughtPrint]: TaughtPrint[Value] | undefined }
): PrintedBox {
	const all = Object.entries({
		...taught,
		[artifact]: { ...(points && { points }), ...(cost && { cost }) }
	}).filter(([, values]) => Object.keys(values).length > 0);
	return all.length > 0 ? { ...copy, taught: Object.fromEntries(all) } : copy;
}

const setRight = <T>(
	taught: Taught<T> | undefined,
	value: T | undefined
): Taught<T> | undefined => {
	if (!taught) return undefined;
	const { inCopy, ...others } = taught;
	return { ...others, ...known(undefined, value) };
};

/** What was set right by hand is what a match goes back to that takes its reading back. */
export const taughtBelow = (
	{ taught }: PrintedBox,
	artifact: ArtifactId,
	print: Printed | undefined
) => ({
	points: setRight<number>(taught?.[artifact]?.points, print?.points),
	cost: setRight<Tokens>(taught?.[artifact]?.cost, print?.cost)
});

/** What was taught of the values that come in from another copy; what one's own says stays. */
export const mergedTaught = (
	own: PrintedBox,
	other: PrintedBox,
	merged: PrintedBox['artifacts']
): PrintedBox =>
	ARTIFACT_IDS.reduce((box, id) => {
		const [ours, theirs, now] = [own.artifacts[id], other.artifacts[id], merged[id]];
		if (!other.taught?.[id]) return box;
		const comesIn = {
			points: ours?.points === undefined && theirs?.points === now?.points,
			cost: !ours?.cost && !!theirs?.cost && !!now?.cost && alike(theirs.cost, now.cost)
		};
		return withTaught(box, id, {
			points: comesIn.points ? other.taught[id].points : box.taught?.[id]?.points,
			cost: comesIn.cost ? other.taught[id].cost : box.taught?.[id]?.cost
		});
	}, own);
