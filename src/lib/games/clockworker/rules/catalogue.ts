/** When an artifact does something: the table of the rulebook's last page. */
export type Moment =
	| 'end'
	| 'at-once'
	| 'retrieve'
	| 'dispatch'
	| 'operation'
	| 'repair'
	| 'communicate'
	| 'worker-gained'
	| 'own-turn';

/** How often it does so, by the default reading. */
export type Frequency =
	| 'at-the-end'
	| 'once'
	| 'every-time'
	| 'each-worker'
	| 'once-a-turn'
	| 'once-a-phase'
	| 'as-wanted';

export interface ArtifactCard {
	readonly moment: Moment;
	/** The table decides each time; what is not optional happens by itself. */
	readonly optional: boolean;
	readonly often: Frequency;
	/** One copy in the box instead of two. */
	readonly unique: boolean;
	/** Pellets to pay, for the one card whose cost a public source gives. */
	readonly cost?: { readonly red: number; readonly green: number; readonly blue: number };
}

const always = (moment: Moment, often: Frequency) =>
	({ moment, often, optional: false, unique: false }) as const;
const optional = (moment: Moment, often: Frequency) =>
	({ moment, often, optional: true, unique: false }) as const;
const atTheEnd = { moment: 'end', often: 'at-the-end', optional: false, unique: true } as const;

const ARTIFACTS = {
	'clockwork-god': atTheEnd,
	'pick-up-ship': atTheEnd,
	'robotic-government': atTheEnd,
	'to-a-new-world': atTheEnd,
	'additional-robotic-arm': always('retrieve', 'each-worker'),
	'cpu-replacing-tech': always('worker-gained', 'once-a-turn'),
	'emergency-toolkit': always('at-once', 'once'),
	'emotion-studying-device': {
		...always('communicate', 'every-time'),
		cost: { red: 1, green: 2, blue: 1 }
	},
	'extended-memory': always('repair', 'every-time'),
	'instant-duplicate-device': optional('retrieve', 'once-a-phase'),
	'megaphone-advertisement': always('operation', 'every-time'),
	'parabolic-antenna': optional('communicate', 'every-time'),
	'product-administration-ai': always('operation', 'every-time'),
	'self-vending-machine': optional('own-turn', 'as-wanted'),
	'steam-locomotive-network': optional('dispatch', 'every-time'),
	'synchronization-tech': optional('dispatch', 'every-time')
} as const satisfies Readonly<Record<string, ArtifactCard>>;

export type ArtifactId = keyof typeof ARTIFACTS;

// safe: a literal of this file has no other keys
export const ARTIFACT_IDS = Object.keys(ARTIFACTS) as readonly ArtifactId[];

export const artifactCard = (id: ArtifactId): ArtifactCard => ARTIFACTS[id];

export const isArtifact = (name: string): name is ArtifactId => name in ARTIFACTS;
