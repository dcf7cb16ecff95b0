import * as v from 'valibot';
import { eventReader, reader, type EventSchemas } from '$lib/core/data/read';
import { ARTIFACT_IDS } from './catalogue';
import { TOKENS, type ClockworkerEvent, type PrintedBox, type Options } from './types';

// Wide enough for any table, narrow enough that a slip or a forged file shows.

const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const few = <T>(item: v.GenericSchema<unknown, T>, most: number) =>
	v.pipe(v.array(item), v.maxLength(most));

const MOST = 9999;
const amount = whole(0, MOST);
const anyAmount = whole(-MOST, MOST);
const index = whole(0, 99);
const seat = whole(0, 3);
const name = v.pipe(v.string(), v.maxLength(60));
const yes = v.literal(true);
const artifact = v.picklist(ARTIFACT_IDS);
const token = v.picklist(TOKENS);
const counter = v.picklist([...TOKENS, 'placed']);
const tokens = v.object({
	vp: v.exactOptional(amount),
	gears: v.exactOptional(amount),
	red: v.exactOptional(amount),
	green: v.exactOptional(amount),
	blue: v.exactOptional(amount),
	gold: v.exactOptional(amount),
	workers: v.exactOptional(amount)
});
const spacesOf = <T>(space: v.GenericSchema<unknown, T>) => few(space, 20);
const space = v.object({ gain: v.exactOptional(tokens), worker: v.boolean() });
const depth = v.picklist(['scores', 'everything']);
const printed = { points: v.exactOptional(anyAmount), cost: v.exactOptional(tokens) };
const fromTheCopy = {
	printed: v.record(artifact, v.object(printed)),
	startingSpaces: v.exactOptional(spacesOf(tokens))
};

const brought = v.object({
	gain: tokens,
	location: v.exactOptional(index),
	workers: v.exactOptional(whole(1, 99)),
	withGears: v.exactOptional(whole(0, 99))
});
const placement = v.object({
	workers: index,
	location: v.exactOptional(index),
	spaces: v.exactOptional(few(index, 20))
});
const addedCard = v.variant('kind', [
	v.object({ kind: v.literal('location'), name: v.exactOptional(name) }),
	v.object({ kind: v.literal('artifact'), artifact }),
	v.object({ kind: v.literal('record'), points: v.exactOptional(anyAmount) })
]);
const removedCard = v.variant('kind', [
	v.object({ kind: v.literal('location'), location: index }),
	v.object({ kind: v.literal('artifact'), artifact }),
	v.object({ kind: v.literal('record'), record: index })
]);

const acted = { seat, passes: v.exactOptional(yes) };

const schemas: EventSchemas<ClockworkerEvent> = {
	retrieved: v.object({ seat, brought: few(brought, 40) }),
	duplicated: v.object({ seat, token }),
	recovered: v.object({
		...acted,
		gain: v.exactOptional(tokens),
		location: v.exactOptional(index)
	}),
	dispatched: v.object({ ...acted, to: v.exactOptional(few(placement, 20)) }),
	operated: v.object({
		...acted,
		name: v.exactOptional(name),
		cost: v.exactOptional(amount),
		paid: v.exactOptional(amount),
		under: v.exactOptional(v.picklist(['minus', 'plus'])),
		spaces: v.exactOptional(spacesOf(tokens)),
		top: v.exactOptional(tokens),
		chosen: v.exactOptional(token),
		workers: v.exactOptional(index)
	}),
	repaired: v.object({
		...acted,
		artifact,
		paid: v.exactOptional(tokens),
		points: v.exactOptional(anyAmount)
	}),
	communicated: v.object({
		...acted,
		points: v.exactOptional(anyAmount),
		cost: v.exactOptional(tokens),
		paid: v.exactOptional(tokens),
		saved: v.exactOptional(token),
		endTile: v.exactOptional(yes)
	}),
	recharged: v.object(acted),
	vended: v.object({ seat, times: whole(1, 99) }),
	turnEnded: v.object({ seat }),
	adjusted: v.object({ seat, counter, by: anyAmount }),
	counted: v.object({ seat, counter, value: anyAmount }),
	added: v.object({ seat, card: addedCard }),
	removed: v.object({ seat, card: removedCard }),
	recordRead: v.object({ seat, record: index, points: anyAmount }),
	locationRead: v.object({
		seat,
		location: index,
		name: v.exactOptional(name),
		cost: v.exactOptional(amount),
		spaces: v.exactOptional(spacesOf(space))
	}),
	endTileSeen: v.object({ seat, seen: v.boolean() }),
	called: v.object({ seat, over: v.boolean() }),
	artifactRead: v.object({ artifact, ...printed }),
	copiesCounted: v.object({ artifact, copies: whole(0, 9) }),
	valuesTakenOver: v.object(fromTheCopy),
	depthChanged: v.object({ depth })
};

export const readEvent = eventReader<ClockworkerEvent>(schemas);

const options: v.GenericSchema<unknown, Options> = v.object({
	depth,
	...fromTheCopy
});

export const readOptions = reader<Options>(options);

const from = v.exactOptional(v.pipe(v.string(), v.maxLength(64)));
const gains = spacesOf(tokens);
const known = <T>(value: v.GenericSchema<unknown, T>) => ({
	inMatch: v.exactOptional(value),
	inCopy: v.exactOptional(value)
});
const taught = <T>(value: v.GenericSchema<unknown, T>) =>
	v.exactOptional(v.object({ from: v.pipe(v.string(), v.maxLength(64)), ...known(value) }));
const copy: v.GenericSchema<unknown, PrintedBox> = v.object({
	artifacts: v.record(artifact, v.object(printed)),
	records: few(v.object({ points: anyAmount, cost: v.exactOptional(tokens), from }), 200),
	locations: few(
		v.object({
			name: v.pipe(name, v.trim(), v.nonEmpty()),
			cost: v.exactOptional(amount),
			spaces: v.exactOptional(gains),
			from
		}),
		200
	),
	startingSpaces: v.exactOptional(gains),
	startingFrom: from,
	startingBefore: v.exactOptional(v.object(known(gains))),
	taught: v.exactOptional(
		v.record(artifact, v.object({ points: taught(anyAmount), cost: taught(tokens) }))
	)
});

export const readPrinted = reader<PrintedBox>(copy);
