import type { GameTypes, HouseRuleValue } from '$lib/core/game';
import type { GameMeta, HouseRule } from './module';

type HouseRules = GameTypes['houseRules'];

const readingsOf = (rule: HouseRule): readonly HouseRuleValue[] =>
	'readings' in rule ? rule.readings : [false, true];

/** The readings that the game itself takes where the table agrees on nothing. */
export const defaultHouseRules = ({ houseRules }: Pick<GameMeta, 'houseRules'>): HouseRules =>
	Object.fromEntries(Object.entries(houseRules).map(([name, rule]) => [name, rule.default]));

/** What is agreed: a rule or a reading that this version does not know is left at its default. */
export function knownHouseRules(
	{ houseRules }: Pick<GameMeta, 'houseRules'>,
	agreed: HouseRules
): HouseRules {
	return Object.fromEntries(
		Object.entries(houseRules).map(([name, rule]) => {
			const value = agreed[name];
			const isKnown = value !== undefined && readingsOf(rule).includes(value);
			return [name, isKnown ? value : rule.default];
		})
	);
}
