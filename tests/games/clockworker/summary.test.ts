import { describe, expect, test } from 'vitest';
import { replay } from '$lib/core/log/replay';
import { summaryOf } from '$lib/core/score/summary';
import { rules } from '$lib/games/clockworker/rules';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import { ACTIONS } from '$lib/games/clockworker/rules/types';
import { PLAYS } from './plays';
import { after, logOf, table } from './table';
import { ANA, added, BO, called, counted, passing, recharged } from './verbs';

describe.each(PLAYS)('$title', ({ setup, events }) => {
	const { state } = replay(rules, setup, logOf(events));
	const summary = summaryOf(rules, state);

	test('tells who owned which artifacts', () => {
		const owned: ArtifactId[][] = setup.seats.map(() => []);
		for (const event of events) {
			const own = 'seat' in event ? owned[event.seat] : undefined;
			if (event.type === 'repaired') own?.push(event.artifact);
			else if (event.type === 'added' && event.card.kind === 'artifact')
				own?.push(event.card.artifact);
			else if (event.type === 'removed' && event.card.kind === 'artifact')
				own?.splice(own.indexOf(event.card.artifact), 1);
		}
		const sorted = (cards: readonly string[]) => cards.toSorted();
		expect(summary?.owned.map(sorted)).toEqual(owned.map(sorted));
	});

	test('says whether turns were told', () => {
		const acted = events.some(({ type }) => ACTIONS.some((action) => action === type));
		expect(summary?.tracked).toBe(acted);
	});
});

test('an end that is triggered but not played out is no summary yet', () => {
	const twelve = Array.from({ length: 11 }, () => added(ANA, { kind: 'location' }));
	const triggered = after(table({ players: 2, depth: 'scores' }), ...twelve);
	expect(rules.ending(triggered)?.over).toBe(false);
	expect(summaryOf(rules, triggered)).toBeUndefined();
});

test('one turn that was told makes a match a tracked one', () => {
	const fresh = table({ players: 2, depth: 'scores' });
	const count = [counted(ANA, 'vp', 3), counted(BO, 'vp', 4), called(ANA)];
	expect(summaryOf(rules, after(fresh, ...count))).toMatchObject({ tracked: false });
	const turn = passing(recharged(ANA));
	expect(summaryOf(rules, after(fresh, turn, ...count))).toMatchObject({ tracked: true });
});

test('a source that is nothing to a seat is null, not nought', () => {
	const ship = added(BO, { kind: 'artifact', artifact: 'pick-up-ship' });
	const state = after(table({ players: 2, depth: 'scores' }), ship, called(ANA));
	expect(summaryOf(rules, state)?.sources).toEqual({
		tokens: [0, 0],
		printed: [0, 0],
		records: [0, 0],
		'pick-up-ship': [null, 1]
	});
});
