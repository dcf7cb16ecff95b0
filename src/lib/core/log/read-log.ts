import * as v from 'valibot';
import type { GameTypes, Rules } from '../game';
import { logOf, type DeviceId, type Entry, type EntryId, type Log } from './log';
import { glimpse, reader, unreadable, within, type Reading } from '../data/read';

/** The longest log that is read: far beyond any match, within what a phone replays at once. */
const MOST_ENTRIES = 50_000;

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** The last moment that a date can have. */
const LAST_MOMENT = 8.64e15;
/** Beyond any match, and far from where a number has no successor. */
const LAST_CLOCK = 1e12;
// safe: the brand only keeps device ids apart from other strings; any text is one
const entryId = v.pipe(
	name,
	v.transform((text) => text as EntryId)
);
const stamp = {
	id: entryId,
	at: upTo(LAST_MOMENT),
	device: v.pipe(
		name,
		v.transform((text) => text as DeviceId)
	),
	clock: upTo(LAST_CLOCK)
};

const readEnvelope = reader(
	v.variant('kind', [
		v.object({ ...stamp, kind: v.literal('played'), event: v.unknown() }),
		v.object({
			...stamp,
			kind: v.literal('corrected'),
			target: entryId,
			event: v.unknown(),
			folded: v.exactOptional(v.pipe(v.array(entryId), v.maxLength(MOST_ENTRIES)))
		}),
		v.object({
			...stamp,
			kind: v.literal('agreed'),
			houseRules: v.record(name, v.union([v.boolean(), name]))
		}),
		v.object({ ...stamp, kind: v.literal('undone'), target: entryId }),
		v.object({ ...stamp, kind: v.literal('redone'), target: entryId })
	])
);

/** Reads lines of a log, each event by the rules of its game and for seats that exist. */
export function entryReader<G extends GameTypes>(rules: Rules<G>, players: number) {
	function readEvent(value: unknown): Reading<G['event']> {
		const event = within('event', rules.readEvent(value));
		if (event.ok && (event.value.seat ?? 0) >= players)
			return unreadable('event.seat', `<${players}`, `${event.value.seat}`);
		return event;
	}

	return (value: unknown): Reading<Entry<G>> => {
		const envelope = readEnvelope(value);
		if (!envelope.ok) return envelope;
		const entry = envelope.value;
		switch (entry.kind) {
			case 'played': {
				const event = readEvent(entry.event);
				return event.ok ? { ok: true, value: { ...entry, event: event.value } } : event;
			}
			case 'corrected': {
				if (entry.event === null) return { ok: true, value: { ...entry, event: null } };
				const event = readEvent(entry.event);
				return event.ok ? { ok: true, value: { ...entry, event: event.value } } : event;
			}
			case 'agreed':
			case 'undone':
			case 'redone':
				return { ok: true, value: entry };
		}
	};
}

export function readLog<G extends GameTypes>(
	rules: Rules<G>,
	players: number,
	value: unknown
): Reading<Log<G>> {
	if (!Array.isArray(value)) return unreadable('', 'list', glimpse(value));
	if (value.length > MOST_ENTRIES)
		return unreadable('', `<=${MOST_ENTRIES} entries`, `${value.length}`);

	const read = entryReader(rules, players);
	const log: Entry<G>[] = [];
	const ids = new Set<EntryId>();
	for (const [index, item] of value.entries()) {
		const entry = within(`${index}`, read(item));
		if (!entry.ok) return entry;
		if (ids.has(entry.value.id))
			return unreadable(`${index}.id`, 'an id of its own', entry.value.id);
		ids.add(entry.value.id);
		log.push(entry.value);
	}
	return { ok: true, value: logOf(log) };
}
