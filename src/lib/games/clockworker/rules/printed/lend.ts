import type { Stage } from '$lib/core/printed';
import { ARTIFACT_IDS, type ArtifactId } from '../catalogue';
import { alike } from '../holding';
import type { ClockworkerEvent, ClockworkerState, PrintedBox, Options, Printed } from '../types';
import { samePrint, sameSpaces } from './same';

/**
 * Before the first line a match is lent everything. While it runs, what was set right since counts.
 * Once it is over, gaps are filled, and nothing that was counted changes.
 */
export function lend(options: Options, copy: PrintedBox, stage: Stage): Options {
	const printed: Partial<Record<ArtifactId, Printed>> = {};
	for (const id of ARTIFACT_IDS) {
		const [told, read] = [options.printed[id], copy.artifacts[id]];
		const print = stage === 'over' ? { ...read, ...told } : { ...told, ...read };
		if (Object.keys(print).length > 0) printed[id] = print;
	}
	const isNew = ARTIFACT_IDS.some((id) => !samePrint(options.printed[id], printed[id]));
	const startingSpaces = stage === 'before' ? copy.startingSpaces : undefined;
	const lendsSpaces =
		startingSpaces !== undefined && !sameSpaces(options.startingSpaces, startingSpaces);
	if (!isNew && !lendsSpaces) return options;
	return { ...options, printed, ...(lendsSpaces && { startingSpaces }) };
}

/** What is read, if it is not what was told. */
const otherwise = <T>(
	told: T | undefined,
	read: T | undefined,
	isSame: (one: T, other: T) => boolean
): T | undefined =>
	told === undefined || read === undefined || isSame(told, read) ? undefined : read;

/** What both know, and the copy knows otherwise. */
export function amend(
	{ printed }: ClockworkerState,
	copy: PrintedBox
): readonly ClockworkerEvent[] {
	return ARTIFACT_IDS.flatMap((artifact): ClockworkerEvent[] => {
		const [told, read] = [printed[artifact], copy.artifacts[artifact]];
		const points = otherwise(told?.points, read?.points, (one, other) => one === other);
		const cost = otherwise(told?.cost, read?.cost, alike);
		if (points === undefined && !cost) return [];
		const print = { ...(points !== undefined && { points }), ...(cost && { cost }) };
		return [{ type: 'artifactRead', artifact, ...print }];
	});
}
