import { describe, expect, test } from 'vitest';
import { isPlayed, unfolded } from '$lib/core/log/history';
import { append, replay } from '$lib/core/log/replay';
import { rules } from '$lib/games/clockworker/rules';
import { HOUSE_RULES } from './random-match';
import { agreed, entryId, line, logOf } from './table';
import { added, ANA, BO, passing, recharged, repaired } from './verbs';

describe('House rules agreed on in mid-match', () => {
	const setup = agreed({ players: 2 });
	const events = [
		added(ANA, { kind: 'artifact', artifact: 'pick-up-ship' }),
		passing(repaired(ANA, 'extended-memory')),
		passing(recharged(BO)),
		passing(repaired(ANA, 'robotic-government'))
	];
	const log = logOf(events);
	const pointsIn = (state: ReturnType<typeof rules.setup>) =>
		rules.score(state).totals[ANA]?.points;
	const agreement = line(log.length, {
		kind: 'agreed',
		houseRules: { shipSkipsStart: true, memoryCountsItself: true }
	});

	test('a switch re-scores the whole match, also what was played before', () => {
		const before = replay(rules, setup, log);
		// 2 VP of the Memory for the Government, 1 Location, 6 Workers
		expect(pointsIn(before.state)).toBe(2 + 1 + 6);
		const now = append(rules, setup, before, agreement);
		expect(pointsIn(now.state)).toBe(2 + 2 + 0 + 6);
		expect(now.setup.houseRules).toEqual({
			...HOUSE_RULES,
			shipSkipsStart: true,
			memoryCountsItself: true
		});
		expect(now.undoable).toEqual(agreement);
		const said = unfolded(rules, setup, now.log).filter(isPlayed)[1]?.effects;
		expect(said).toEqual([{ source: 'extended-memory', counter: 'vp', by: 2 }]);
	});

	test('undoing the agreement restores it, redoing brings it back', () => {
		const before = replay(rules, setup, log);
		const now = append(rules, setup, before, agreement);
		const undone = append(
			rules,
			setup,
			now,
			line(5, { kind: 'undone', target: entryId(log.length) })
		);
		expect(undone.state).toEqual(before.state);
		expect(undone.setup).toEqual(setup);
		const redone = append(
			rules,
			setup,
			undone,
			line(6, { kind: 'redone', target: entryId(log.length) })
		);
		expect(redone.state).toEqual(now.state);
	});
});
