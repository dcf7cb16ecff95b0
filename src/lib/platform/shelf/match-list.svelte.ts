import { inSlices } from '$lib/platform/device/slices';
import { bin } from '$lib/platform/storage/bin.svelte';
import { people } from '$lib/platform/people/known-people.svelte';
import type { Summary } from '$lib/core/score/summary';
import { withSummary } from '$lib/platform/match/cover';
import type { Match, MatchId } from '$lib/platform/match/match';
import { readMatch } from '$lib/platform/match/schema';
import { isNobody } from '$lib/platform/people/people';
import { database } from '$lib/platform/storage/database';
import { matchStore } from '$lib/platform/storage/match-store';

/** Read at a time: the newest show at once, and no tap waits for the others. */
const SLICE = 60;

/** After this time home offers a new match, although the disk has not answered. */
const PATIENCE = 1_000;

/** Another tab's rapid taps are read together. */
const SOON = 250;

const lastTouched = ({ lastAt, startedAt }: Match) => lastAt ?? startedAt;
const inOrder = (a: Match, b: Match) =>
	Number(a.sample ?? false) - Number(b.sample ?? false) || lastTouched(b) - lastTouched(a);

/** The matches on this device; what was touched last comes first, samples after all others. */
class MatchList {
	#all = $state.raw<readonly Match[]>([]);
	/** Worked out for matches whose covers have none: looking at them writes nothing. */
	#summaries = $state.raw<ReadonlyMap<MatchId, Summary>>(new Map());
	/** How often it was read: what an earlier reading still brings is out of date. */
	#reading = 0;
	/** The newest are here. */
	loaded = $state(false);
	/** Whether there are any is as clear as it will be for now. */
	known = $state(false);
	/** All are here. */
	complete = $state(false);

	/** With the names that people have by now. */
	readonly #named = $derived(
		this.#all.map((match): Match => ({
			...withSummary(match, this.#summaries.get(match.id)),
			setup: { ...match.setup, seats: people.namesNow(match.setup.seats) }
		}))
	);
	readonly matches = $derived(this.#named.filter(({ thrownAt }) => thrownAt === undefined));
	readonly thrown = $derived(this.#named.filter(({ thrownAt }) => thrownAt !== undefined));
	readonly running = $derived(this.matches.filter(({ result }) => !result));
	readonly finished = $derived(this.matches.filter(({ result }) => result));
	/** Without samples, which were not played here. */
	readonly ours = $derived(this.finished.filter(({ sample }) => !sample));

	async load() {
		const reading = ++this.#reading;
		const [ids] = await Promise.all([matchStore.ids(), people.reload().catch(() => {})]);
		const read: Match[] = [];
		const isStale = () => reading !== this.#reading;
		await inSlices(
			ids,
			SLICE,
			async (slice) => {
				for (const row of await matchStore.covers(slice)) {
					const match = readMatch(row);
					if (match.ok) read.push(match.value);
				}
				// the first time something shows as soon as it can; later, nothing flickers
				if (!this.loaded && !isStale()) this.#show(read);
			},
			isStale
		);
		if (isStale()) return;
		this.#show(read);
		this.complete = true;
		void bin.empty(this.thrown);
		// matches may be older than the list of people, or have come without it
		const strange = read.filter(
			({ sample, setup }) =>
				!sample && setup.seats.some((name) => !people.find(name) && !isNobody(name))
		);
		if (strange.length > 0) await people.sat(...strange).catch(() => {});
	}

	/** Loads it, and again when another tab has written, until the answer is called. */
	follow(loaded = () => {}): () => void {
		const load = () => {
			waiting = undefined;
			void this.load().then(loaded);
		};
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const impatient = setTimeout(() => (this.known = true), PATIENCE);
		const stop = database.tabs.listen(({ kind }) => {
			if (kind !== 'copies') waiting ??= setTimeout(load, SOON);
		});
		load();
		return () => {
			stop();
			clearTimeout(waiting);
			clearTimeout(impatient);
		};
	}

	/** Kept until the app is closed; a summary on the cover itself goes before. */
	addSummaries(found: ReadonlyMap<MatchId, Summary>) {
		if (found.size > 0) this.#summaries = new Map([...this.#summaries, ...found]);
	}

	#show(read: readonly Match[]) {
		this.#all = read.toSorted(inOrder);
		this.loaded = true;
		this.known = true;
	}
}

export const shelf = new MatchList();
