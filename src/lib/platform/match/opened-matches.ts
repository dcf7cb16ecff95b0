import { readJson } from '$lib/core/data/json';
import { localValue } from '../device/local-value';
import type { Match } from './match';

/** The latest matches, each as its id and its game, the last one first. Read by app.html, too. */
const memory = localValue('opened-matches');
const KEPT = 30;
const MOST_CHARACTERS = 10_000;

type Note = readonly [id: unknown, game: unknown];
const isNote = (value: unknown): value is Note => Array.isArray(value) && value.length === 2;

function opened(): readonly Note[] {
	const reading = readJson(memory.read() ?? '[]', MOST_CHARACTERS);
	return reading.ok && Array.isArray(reading.value) ? reading.value.filter(isNote) : [];
}

/** The next visit asks for this game's scripts before it has read the match. */
export function noteOpened({ id, game }: Match): void {
	const others = opened().filter(([other]) => other !== id);
	memory.write(JSON.stringify([[id, game], ...others].slice(0, KEPT)));
}
