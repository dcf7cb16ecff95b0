import { artifactCard, type ArtifactId, type Frequency } from './catalogue';
import type { HouseRules } from './types';

/** The pages of the rules, in the order in which a first match meets them. */
export const RULE_PAGES = [
	'set-up',
	'turn',
	'actions',
	'six-cards',
	'gold',
	'markers',
	'end',
	'scoring',
	'icons'
] as const;
export type RulePage = (typeof RULE_PAGES)[number];

interface Ruling {
	/** The entries of the book that show this ruling. */
	readonly on: readonly (ArtifactId | RulePage)[];
	/** The switch with which a table plays it otherwise. */
	readonly houseRule?: keyof HouseRules;
	/** Or a choice of set-up that is no rule. */
	readonly setting?: 'hideTotals';
}

/** Where the two rulebooks differ or are silent. */
const RULINGS = {
	'cpu-how-often': { on: ['cpu-replacing-tech'], houseRule: 'cpuEachTime' },
	'arm-how-often': { on: ['additional-robotic-arm'], houseRule: 'armOncePerPhase' },
	'marker-gives': { on: ['markers'], houseRule: 'markerGivesAll' },
	'memory-itself': { on: ['extended-memory'], houseRule: 'memoryCountsItself' },
	'ship-start': { on: ['pick-up-ship'], houseRule: 'shipSkipsStart' },
	'records-no-cards': { on: ['clockwork-god', 'six-cards', 'end'] },
	'odd-artifacts': { on: ['to-a-new-world'] },
	'ai-then-cpu': { on: ['product-administration-ai', 'cpu-replacing-tech'] },
	'duplicate-what': { on: ['instant-duplicate-device'] },
	'arm-when': { on: ['additional-robotic-arm'] },
	'end-for-all': { on: ['end'] },
	'records-face-down': { on: ['scoring'], setting: 'hideTotals' }
} as const satisfies Readonly<Record<string, Ruling>>;

export type RulingId = keyof typeof RULINGS;

// safe: a literal of this file has no other keys
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

export const ruling = (id: RulingId): Ruling => RULINGS[id];

export const rulingsOn = (entry: ArtifactId | RulePage): readonly RulingId[] =>
	RULING_IDS.filter((id) => ruling(id).on.includes(entry));

/** Artifacts that do more, or less, together. */
export const CHAINS = {
	'location-worker-gold': ['product-administration-ai', 'cpu-replacing-tech'],
	'location-worker-point': ['product-administration-ai', 'robotic-government'],
	'location-points': ['megaphone-advertisement', 'pick-up-ship'],
	'location-points-worker': ['megaphone-advertisement', 'product-administration-ai'],
	'artifact-points': ['extended-memory', 'to-a-new-world'],
	'cards-and-pairs': ['clockwork-god', 'to-a-new-world'],
	'record-points': ['emotion-studying-device', 'parabolic-antenna'],
	'any-space-anywhere': ['steam-locomotive-network', 'synchronization-tech'],
	'gears-to-gold': ['additional-robotic-arm', 'self-vending-machine'],
	'five-gears-to-gold': ['emergency-toolkit', 'self-vending-machine'],
	'copied-worker-gold': ['instant-duplicate-device', 'cpu-replacing-tech'],
	'copied-worker-point': ['instant-duplicate-device', 'robotic-government'],
	'copied-gear': ['instant-duplicate-device', 'additional-robotic-arm']
} as const satisfies Readonly<Record<string, readonly [ArtifactId, ArtifactId]>>;

export type ChainId = keyof typeof CHAINS;

// safe: a literal of this file has no other keys
const CHAIN_IDS = Object.keys(CHAINS) as readonly ChainId[];

export interface Chain {
	readonly id: ChainId;
	readonly other: ArtifactId;
}

/** What an artifact does with others, and with which. */
export const chainsOf = (artifact: ArtifactId): readonly Chain[] =>
	CHAIN_IDS.flatMap((id): Chain[] => {
		const [one, other]: readonly [ArtifactId, ArtifactId] = CHAINS[id];
		if (artifact === one) return [{ id, other }];
		return artifact === other ? [{ id, other: one }] : [];
	});

/** How often an artifact works, as this table reads it. */
export function oftenAt(artifact: ArtifactId, houseRules: Partial<HouseRules> = {}): Frequency {
	if (artifact === 'cpu-replacing-tech' && houseRules.cpuEachTime) return 'every-time';
	if (artifact === 'additional-robotic-arm' && houseRules.armOncePerPhase) return 'once-a-phase';
	return artifactCard(artifact).often;
}
