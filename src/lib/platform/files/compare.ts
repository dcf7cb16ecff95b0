import type { GameTypes } from '$lib/core/game';
import type { Backup } from './backup';
import { inSlices } from '../device/slices';
import { people } from '../people/known-people.svelte';
import { readMatchWithLog, type MatchFile } from './match-file';
import type { LoadGame } from '../games';
import { PrintedValues } from '../printed/printed-values.svelte';
import type { Person } from '../people/people';
import { storage } from '../storage/storage';

/** Matches looked at between two breaths. */
const SLICE = 25;

/** What a backup would bring, before anything is written. */
export interface Comparison {
	readonly fresh: readonly MatchFile[];
	/** Known here, with fewer lines. */
	readonly longer: readonly { readonly file: MatchFile; readonly lines: number }[];
	/** Known here, and something is told otherwise there: ours stays, lines that we lack come in. */
	readonly differing: readonly { readonly file: MatchFile; readonly lines: number }[];
	/** Known here as something else, with other seats or another game: left out. */
	readonly unfit: number;
	/** Known here, just as they are there. */
	readonly same: number;
	readonly newPeople: readonly Person[];
	readonly newValues: number;
	readonly differingValues: number;
}

async function stored({ match }: MatchFile, loadGame: LoadGame): Promise<MatchFile | undefined> {
	const found = await storage.match(match.id);
	const read = found && (await readMatchWithLog(found.match, found.log, loadGame));
	return read?.ok ? read.value : undefined;
}

/** Told on both sides, and not alike; what only one side tells comes in. */
const clash = (own: string | undefined, other: string | undefined) =>
	own !== undefined && other !== undefined && own !== other;

function isDiffering(own: MatchFile, other: MatchFile): boolean {
	if (clash(own.match.title, other.match.title) || clash(own.match.note, other.match.note))
		return true;
	if (own.match.startedAt !== other.match.startedAt) return true;
	const names = ({ match }: MatchFile) => people.namesNow(match.setup.seats);
	if (JSON.stringify(names(own)) !== JSON.stringify(names(other))) return true;
	const lines = new Map(own.log.map((entry) => [entry.id, JSON.stringify(entry)]));
	return other.log.some((entry) => clash(lines.get(entry.id), JSON.stringify(entry)));
}

/** Lines of the one can be read as lines of the other. */
const isSameTable = ({ match: own }: MatchFile, { match: other }: MatchFile) =>
	own.game === other.game && own.setup.seats.length === other.setup.seats.length;

/** Lines that are there and not here: in the log, or on the cover where ours is blank. */
function newLines(own: MatchFile, other: MatchFile): number {
	const known = new Set(own.log.map(({ id }) => id));
	const lines = other.log.filter(({ id }) => !known.has(id));
	const marks = (['title', 'note'] as const).filter(
		(mark) => own.match[mark] === undefined && other.match[mark] !== undefined
	);
	return lines.length + marks.length;
}

/** What is printed on the cards, there and here. */
export async function values({ copies }: Backup, loadGame: LoadGame) {
	const found = await Promise.all(
		copies.map(async ({ game, facts }) => {
			const module = await loadGame(game);
			if (!module?.printed) return undefined;
			const rules = module.printed;
			const own = await new PrintedValues<GameTypes>(game, rules).load();
			return { own, other: rules.forSharing(rules.salvage(facts)) };
		})
	);
	return found.filter((each) => each !== undefined);
}

export async function compare(backup: Backup, loadGame: LoadGame): Promise<Comparison> {
	await people.load();
	const here = new Set(await storage.matchIds());
	const fresh: MatchFile[] = [];
	const longer: { file: MatchFile; lines: number }[] = [];
	const differing: { file: MatchFile; lines: number }[] = [];
	let [same, unfit] = [0, 0];
	await inSlices(backup.matches, SLICE, async (slice) => {
		for (const file of slice) {
			const own = here.has(file.match.id) ? await stored(file, loadGame) : undefined;
			const lines = own ? newLines(own, file) : 0;
			// what was thrown away comes back
			if (own && !isSameTable(own, file)) unfit++;
			else if (!own || own.match.thrownAt !== undefined) fresh.push(file);
			else if (isDiffering(own, file)) differing.push({ file, lines });
			else if (lines > 0) longer.push({ file, lines });
			else same++;
		}
	});
	const printed = (await values(backup, loadGame)).map(({ own, other }) =>
		own.rules.merge(own.facts, other)
	);
	return {
		fresh,
		longer,
		differing,
		unfit,
		same,
		newPeople: people.news(backup.people),
		newValues: printed.reduce((sum, { added }) => sum + added, 0),
		differingValues: printed.reduce((sum, { differences }) => sum + differences.length, 0)
	};
}
