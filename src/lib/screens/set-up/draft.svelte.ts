import { equal } from '$lib/core/data/equal';
import { readOptions, type GameTypes } from '$lib/core/game';
import type { BySeat, Seat } from '$lib/core/seats';
import { defaultHouseRules, knownHouseRules } from '$lib/platform/house-rules';
import { MARKS, type LaidTable } from '$lib/platform/match/match';
import type { GameMeta, GameModule } from '$lib/platform/module';
import { people } from '$lib/platform/people/known-people.svelte';
import { lastTable } from '$lib/platform/new-match/last-table';
import { alike, distinct, isNobody, tidy, type Person } from '$lib/platform/people/people';
import { words } from '$lib/platform/words.svelte';

/** A place at the table. `mark` is the person's own, chosen for this match, or just the next one. */
export interface Place {
	readonly id: number;
	readonly name: string;
	readonly mark: number;
	readonly markIs: 'next' | 'own' | 'chosen';
}

/** The table as it is being laid, before there is a match. */
export class Draft {
	readonly game: string;
	readonly #module: GameModule<GameTypes>;
	readonly players: GameMeta['players'];
	readonly #meta: GameMeta;
	readonly #known: readonly Person[] = people.all;
	readonly #last: LaidTable | undefined;

	#asLast: LaidTable | undefined;

	/** As many as may sit down: a place that is taken away and comes back keeps its name. */
	#places = $state.raw<readonly Place[]>([]);
	#starter = $state(0);
	count = $state(0);
	options = $state.raw<object>({});
	houseRules = $state.raw<GameTypes['houseRules']>({});
	hideTotals = $state(false);

	constructor(game: string, meta: GameMeta, module: GameModule<GameTypes>) {
		this.game = game;
		this.players = meta.players;
		this.#module = module;
		this.#meta = meta;
		this.#last = lastTable(game);
		this.empty();
		this.again();
	}

	readonly seats = $derived.by((): BySeat<Place> => this.#places.slice(0, this.count));
	readonly start: Seat = $derived.by(() =>
		Math.max(
			0,
			this.seats.findIndex(({ id }) => id === this.#starter)
		)
	);

	/** What each seat will be called: unnamed ones are numbered, namesakes too. */
	readonly names = $derived.by(() =>
		distinct(this.seats.map(({ name }, seat) => tidy(name) || words.t.playerFallback(seat + 1)))
	);
	readonly renamed = $derived.by(() =>
		this.names.filter((name, seat) => {
			const typed = tidy(this.seats[seat]?.name ?? '');
			return typed !== '' && typed !== name;
		})
	);

	readonly laid: LaidTable = $derived.by(() => ({
		game: this.game,
		setup: {
			seats: this.names,
			start: this.start,
			houseRules: this.houseRules,
			options: this.options
		},
		marks: this.seats.map(({ mark }) => mark),
		hideTotals: this.hideTotals
	}));

	/** People who are not sitting here yet, those of last time first. */
	readonly guests = $derived.by(() =>
		this.#known.filter(({ name }) => !this.seats.some((place) => alike(place.name, name)))
	);

	/**
	 * `laid` while the fields are exactly as `again()` filled them in, `waiting` once they differ; undefined
	 * where this game has not been played on this device.
	 */
	readonly last = $derived.by(() => {
		if (!this.#last) return undefined;
		return equal(this.laid, this.#asLast) ? 'laid' : 'waiting';
	});

	/** All of last time's table. */
	again() {
		if (!this.#last) return;
		this.#fill(this.#last);
		this.#asLast = this.laid;
	}

	/** All places are empty, and nothing is agreed on. */
	empty() {
		this.#sitDown([], []);
		this.count = Math.max(this.players.from, this.count);
		this.#starter = 0;
		this.options = this.#module.options;
		this.houseRules = defaultHouseRules(this.#meta);
		this.hideTotals = false;
	}

	#fill({ setup, marks, hideTotals }: LaidTable) {
		const { from, to } = this.players;
		this.#sitDown(
			people.namesNow(setup.seats).map((name) => (isNobody(name) ? '' : name)),
			marks ?? []
		);
		this.count = Math.min(to, Math.max(from, setup.seats.length));
		this.#starter = setup.start;
		const options = readOptions(this.#module.rules, setup.options);
		this.options = options.ok ? options.value : this.#module.options;
		this.houseRules = knownHouseRules(this.#meta, setup.houseRules);
		this.hideTotals = hideTotals === true;
	}

	#sitDown(names: BySeat<string>, marks: BySeat<number>) {
		const left = Array.from({ length: MARKS }, (_, mark) => mark).filter(
			(mark) => !marks.includes(mark)
		);
		this.#places = Array.from({ length: this.players.to }, (_, id): Place => {
			const own = marks[id];
			return {
				id,
				name: names[id] ?? '',
				mark: own ?? left.shift() ?? id % MARKS,
				markIs: own === undefined ? 'next' : 'own'
			};
		});
	}

	#change(seat: Seat, change: Partial<Place>) {
		this.#places = this.#places.map((place, other) =>
			other === seat ? { ...place, ...change } : place
		);
	}

	rename(seat: Seat, name: string) {
		this.#change(seat, { name });
	}

	/** Once a name is complete: a person who played before gets the old mark back, if it is free. */
	recognise(seat: Seat) {
		const place = this.#places[seat];
		const person = place && this.#known.find(({ name }) => alike(name, place.name));
		if (!person || place.markIs === 'chosen') return;
		const holder = this.#places.find(({ mark }) => mark === person.mark);
		const isFree = holder?.markIs === 'next' || holder?.id === place.id;
		if (isFree) this.#swap(seat, person.mark, 'own');
	}

	/** Takes a mark for this seat; the seat that had it gets the other one. */
	choose(seat: Seat, mark: number) {
		this.#swap(seat, mark, 'chosen');
	}

	#swap(seat: Seat, mark: number, markIs: Place['markIs']) {
		const before = this.#places[seat]?.mark ?? mark;
		this.#places = this.#places.map((place, other) => {
			if (other === seat) return { ...place, mark, markIs };
			return place.mark === mark ? { ...place, mark: before, markIs: 'next' } : place;
		});
	}

	/** A known person sits down: here, or on the first empty place; at a full table nothing happens. */
	sit(person: Person, here: Seat | undefined) {
		const seat = this.placeFor(here);
		if (seat === undefined) return;
		this.count = Math.max(this.count, seat + 1);
		this.#places = this.#places.map((place, other) =>
			other >= this.count && alike(place.name, person.name) ? { ...place, name: '' } : place
		);
		this.rename(seat, person.name);
		this.recognise(seat);
	}

	placeFor(here: Seat | undefined): Seat | undefined {
		if (here !== undefined && here < this.count) return here;
		const empty = this.seats.findIndex(({ name }) => tidy(name) === '');
		if (empty >= 0) return empty;
		return this.count < this.players.to ? this.count : undefined;
	}

	/** The others close up, and the same player starts. */
	move(from: Seat, to: Seat) {
		const moved = this.#places[from];
		if (!moved) return;
		this.#places = this.#places.toSpliced(from, 1).toSpliced(to, 0, moved);
	}

	letStart(seat: Seat) {
		this.#starter = this.seats[seat]?.id ?? 0;
	}
}
