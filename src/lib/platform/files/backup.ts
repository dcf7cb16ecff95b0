import * as v from 'valibot';
import { reader, within, type Reading } from '$lib/core/data/read';
import { inSlices } from '../device/slices';
import { isOfKind, readKind, type Fields } from './json-file';
import type { Match } from '../match/match';
import { readMatch } from '../match/schema';
import type { LoadGame } from '../games';
import { readWholeMatch, type MatchProblem, type WholeMatch } from '../match/whole-match';
import { readPeople, type Person } from '../people/people';
import { matchStore } from '../storage/match-store';
import { peopleStore } from '../storage/people-store';
import { printedStore } from '../storage/printed-store';

// All that this device knows, in one file: to keep elsewhere, or to move to another device.

const KIND = { format: 'mainspring-backup', version: 1 } as const;
const SLICE = 25;

export interface Backup {
	readonly matches: readonly WholeMatch[];
	/** Matches that could not be read, and why; the others are as good as ever. */
	readonly broken: readonly MatchProblem[];
	readonly people: readonly Person[];
	/** What is printed on the cards, game by game: read by the rules of the game. */
	readonly copies: readonly { readonly game: string; readonly facts: unknown }[];
	/** The file of one match, and no backup. */
	readonly alone?: true;
}

export const ofOneMatch = (file: WholeMatch): Backup => ({
	matches: [file],
	broken: [],
	people: [],
	copies: [],
	alone: true
});

/** The bin and the samples; what cannot be read now may be read by a later version. */
const staysBehind = ({ thrownAt, sample }: Match) => thrownAt !== undefined || sample === true;

/** Written piece by piece: a shelf of years is too much for one string. */
export async function writeBackup(savedAt: number): Promise<Blob> {
	const [ids, people, copies] = await Promise.all([
		matchStore.ids(),
		peopleStore.all(),
		printedStore.all()
	]);
	const head = JSON.stringify({ ...KIND, savedAt, people, copies });
	const pieces = [`${head.slice(0, -1)},"matches":[`];
	let isFirst = true;
	await inSlices(ids, SLICE, async (slice) => {
		for (const id of slice) {
			const stored = await matchStore.read(id);
			const cover = stored && readMatch(stored.match);
			if (!stored || (cover?.ok && staysBehind(cover.value))) continue;
			pieces.push(
				`${isFirst ? '' : ','}\n${JSON.stringify({ match: stored.match, log: stored.log })}`
			);
			isFirst = false;
		}
	});
	return new Blob([...pieces, ']}'], { type: 'application/json' });
}

export const isBackup = (fields: Fields): boolean => isOfKind(fields, KIND);

const readList = reader(v.array(v.looseObject({})));
const readCopies = reader(
	v.array(v.object({ game: v.pipe(v.string(), v.maxLength(40)), facts: v.unknown() }))
);

/** Says what is wrong with a file that is none, and never throws. */
export async function readBackup(fields: Fields, loadGame: LoadGame): Promise<Reading<Backup>> {
	const file = readKind(fields, KIND);
	if (!file.ok) return file;
	const list = within('matches', readList(file.value.matches));
	if (!list.ok) return list;
	const copies = readCopies(file.value.copies);
	const rows = readList(file.value.people);

	const matches = new Map<string, WholeMatch>();
	const broken: MatchProblem[] = [];
	await inSlices(list.value, SLICE, async (slice) => {
		for (const { match: cover, log } of slice) {
			const read = await readWholeMatch(cover, log, loadGame);
			// a match that is there twice is one match
			if (read.ok) matches.set(read.value.match.id, read.value);
			else broken.push(read.problem);
		}
	});
	const people = readPeople(rows.ok ? rows.value : []);
	return {
		ok: true,
		value: { matches: [...matches.values()], broken, people, copies: copies.ok ? copies.value : [] }
	};
}
