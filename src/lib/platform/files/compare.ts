import { equal } from '$lib/core/data/equal';
import type { Backup } from './backup';
import { inSlices } from '../device/slices';
import { people } from '../people/known-people.svelte';
import { readWholeMatch, type WholeMatch } from '../match/whole-match';
import type { LoadGame } from '../games';
import type { Person } from '../people/people';
import { matchStore } from '../storage/match-store';
import { printedStore } from '../storage/printed-store';

/** Matches compared at a time, before taps are let in. */
const SLICE = 25;

/** What a backup would bring, before anything is written. */
export interface Comparison {
	readonly fresh: readonly WholeMatch[];
	/** Known here, with fewer lines. */
	readonly longer: readonly { readonly file: WholeMatch; readonly lines: number }[];
	/** Known here, and something is told otherwise there: ours stays, lines that we lack come in. */
	readonly differing: readonly { readonly file: WholeMatch; readonly lines: number }[];
	/** Known here as something else, with other seats or another game: left out. */
	readonly unfit: number;
	/** Known here, just as they are there. */
	readonly same: number;
	readonly newPeople: readonly Person[];
	readonly newValues: number;
	readonly differingValues: number;
}

async function stored({ match }: WholeMatch, loadGame: LoadGame): Promise<WholeMatch | undefined> {
	const found = await matchStore.read(match.id);
	const read = found && (await readWholeMatch(found.match, found.log, loadGame));
	return read?.ok ? read.value : undefined;
}

/** Told on both sides, and not alike; what only one side tells comes in. */
const clash = (own: string | undefined, other: string | undefined) =>
	own !== undefined && other !== undefined && own !== other;

function isDiffering(own: WholeMatch, other: WholeMatch): boolean {
	if (clash(own.match.title, other.match.title) || clash(own.match.note, other.match.note))
		return true;
	if (own.match.startedAt !== other.match.startedAt) return true;
	const names = ({ match }: WholeMatch) => people.namesNow(match.setup.seats);
	if (!equal(names(own), names(other))) return true;
	const lines = new Map(own.log.map((entry) => [entry.id, entry]));
	return other.log.some((entry) => {
		const here = lines.get(entry.id);
		return here !== undefined && !equal(here, entry);
	});
}

/** Lines of the one can be read as lines of the other. */
const isSameTable = ({ match: own }: WholeMatch, { match: other }: WholeMatch) =>
	own.game === other.game && own.setup.seats.length === other.setup.seats.length;

/** Lines that are there and not here: in the log, or on the cover where ours is blank. */
function newLines(own: WholeMatch, other: WholeMatch): number {
	const known = new Set(own.log.map(({ id }) => id));
	const lines = other.log.filter(({ id }) => !known.has(id));
	const texts = (['title', 'note'] as const).filter(
		(field) => own.match[field] === undefined && other.match[field] !== undefined
	);
	return lines.length + texts.length;
}

/** What is printed on the cards, there and here. */
async function mergedValues({ copies }: Backup, loadGame: LoadGame) {
	const merged = await Promise.all(
		copies.map(async ({ game, facts }) => {
			const rules = (await loadGame(game))?.printed;
			if (!rules) return undefined;
			const own = rules.salvage(await printedStore.of(game));
			return rules.merge(own, rules.forSharing(rules.salvage(facts)));
		})
	);
	return merged.filter((each) => each !== undefined);
}

export async function compare(backup: Backup, loadGame: LoadGame): Promise<Comparison> {
	await people.load();
	const here = new Set(await matchStore.ids());
	const fresh: WholeMatch[] = [];
	const longer: { file: WholeMatch; lines: number }[] = [];
	const differing: { file: WholeMatch; lines: number }[] = [];
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
	const printed = await mergedValues(backup, loadGame);
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
