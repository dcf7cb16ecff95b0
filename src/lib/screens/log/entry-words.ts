import type { GameTypes, HouseRuleValue } from '$lib/core/game';
import { inOne } from '$lib/core/log/history';
import { isChange, type ChangeEntry, type CorrectedEntry, type Entry } from '$lib/core/log/log';
import type { GameStrings } from '$lib/platform/module';
import type { Strings } from '$lib/platform/strings/en';
import type { Table } from '$lib/platform/match/table.svelte';

/** The event that a correction is about, as it was first written; rapid taps as the one they make. */
function correctedEvent<G extends GameTypes>(
	{ target, folded = [] }: CorrectedEntry<G>,
	{ log, rules }: Table<G>
): G['event'] | undefined {
	const ids = new Set([target, ...folded]);
	const [first, ...others] = log.flatMap((entry) =>
		entry.kind === 'played' && ids.has(entry.id) ? [entry.event] : []
	);
	return first && inOne(rules, first, ...others);
}

/** What an event did, in a sentence that keeps the table's secrets. */
export const eventSentence = <G extends GameTypes>(
	event: G['event'],
	{ setup, hidesTotals }: Table<G>,
	game: GameStrings<G>
): string => game.describe(event, setup.seats, hidesTotals);

/** What an entry did, in words: what undo and redo say they will touch. */
export function entryWords<G extends GameTypes>(
	entry: ChangeEntry<G>,
	table: Table<G>,
	game: GameStrings<G>,
	t: Strings
): string {
	switch (entry.kind) {
		case 'played':
			return eventSentence(entry.event, table, game);
		case 'corrected': {
			const event = correctedEvent(entry, table);
			const what = event ? eventSentence(event, table, game) : '?';
			return entry.event ? t.correction(what) : t.withdrawal(what);
		}
		case 'agreed':
			return t.agreement(
				Object.entries<HouseRuleValue | undefined>(entry.houseRules).map(
					([rule, value = false]) => {
						const said = game.houseRules[rule];
						const reading = typeof value === 'string' ? (said?.readings?.[value] ?? value) : value;
						return { title: said?.title ?? rule, reading };
					}
				)
			);
	}
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What has just been written, in a sentence to be read aloud. */
export function announcementOf<G extends GameTypes>(
	entry: Entry<G>,
	table: Table<G>,
	game: GameStrings<G>,
	t: Strings
): string {
	if (!isChange(entry)) {
		if (table.takenBack.length > 1) return t.undoneMany(table.takenBack.length);
		const change = table.log.find(({ id }) => id === entry.target);
		if (!change || !isChange(change)) return '';
		const said = entryWords(change, table, game, t);
		return entry.kind === 'undone' ? t.undone(said) : t.redone(said);
	}
	const said = capital(entryWords(entry, table, game, t));
	if (entry.kind !== 'played') return said;
	const { seats } = table.rules.toPlay(table.state);
	const passed = entry.event.seat !== undefined && !seats.includes(entry.event.seat);
	const names = seats.map((seat) => table.setup.seats[seat] ?? '');
	return passed && names.length > 0 ? `${said}. ${capital(t.nowToPlay(names))}` : said;
}
