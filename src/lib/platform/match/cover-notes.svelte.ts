import { createContext } from 'svelte';
import { onDay } from './cover';
import type { Match, MatchId } from './match';
import { matchStore } from '../storage/match-store';

/** What can be written on a cover; the day as `2026-11-17`. */
interface Noted {
	readonly title: string;
	readonly note: string;
	readonly day?: string | undefined;
}

/** What the table has written on the cover of a match: its name, and a note. */
export class CoverNotes {
	readonly #id: MatchId;
	#title: string;
	#note: string;
	#startedAt: number;
	/** A match that was only counted was played on another day, which the table knows. */
	readonly canMove: boolean;

	constructor({ id, title = '', note = '', startedAt, counted }: Match) {
		this.#id = id;
		this.canMove = counted === true;
		this.#title = $state(title);
		this.#note = $state(note);
		this.#startedAt = $state(startedAt);
	}

	/** As the cover says by now: another tab writes on it, too. */
	hear({ title = '', note = '', startedAt }: Match) {
		this.#title = title;
		this.#note = note;
		this.#startedAt = startedAt;
	}

	get title(): string {
		return this.#title;
	}
	get note(): string {
		return this.#note;
	}

	get startedAt(): number {
		return this.#startedAt;
	}

	/** As fields of the cover: an empty text is left out. */
	get edits() {
		return { title: this.#title || undefined, note: this.#note || undefined };
	}

	/** Only what was changed is written: another tab may have written the rest. */
	async write({ title, note, day }: Noted): Promise<void> {
		const kept = { title: title.trim(), note: note.trim() };
		const startedAt =
			this.canMove && day !== undefined
				? (onDay(day, this.#startedAt) ?? this.#startedAt)
				: this.#startedAt;
		await matchStore.editCover(
			this.#id,
			{
				...(kept.title !== this.#title && { title: kept.title || undefined }),
				...(kept.note !== this.#note && { note: kept.note || undefined })
			},
			startedAt === this.#startedAt ? undefined : startedAt
		);
		this.#title = kept.title;
		this.#note = kept.note;
		this.#startedAt = startedAt;
	}
}

export const [useCoverNotes, setCoverNotes] = createContext<CoverNotes>();
