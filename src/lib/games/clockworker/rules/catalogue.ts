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

export interface ArtifactCard {
	readonly moment: Moment;
	/** The table decides each time; what is not optional happens by itself. */
	readonly optional: boolean;
	/** One copy in the box instead of two. */
	readonly unique: boolean;
	/** Pellets to pay, for the one card whose cost a public source gives. */
	readonly cost?: { readonly red: number; readonly green: number; readonly blue: number };
}

const always = (moment: Moment) => ({ moment, optional: false, unique: false });
const optional = (moment: Moment) => ({ moment, optional: true, unique: false });
const atTheEnd = { moment: 'end', optional: false, unique: true } as const;

const ARTIFACTS = {
	'clockwork-god': atTheEnd,
	'pick-up-ship': atTheEnd,
	'robotic-government': atTheEnd,
	'to-a-new-world': atTheEnd,
	'additional-robotic-arm': always('retrieve'),
	'cpu-replacing-tech': always('worker-gained'),
	'emergency-toolkit': always('at-once'),
	'emotion-studying-device': { ...always('communicate'), cost: { red: 1, green: 2, blue: 1 } },
	'extended-memory': always('repair'),
	'instant-duplicate-device': optional('retrieve'),
	'megaphone-advertisement': always('operation'),
	'parabolic-antenna': optional('communicate'),
	'product-administration-ai': always('operation'),
	'self-vending-machine': optional('own-turn'),
	'steam-locomotive-network': optional('dispatch'),
	'synchronization-tech': optional('dispatch')
} as const satisfies Readonly<Record<string, ArtifactCard>>;

export type ArtifactId = keyof typeof ARTIFACTS;

// safe: the keys of a literal that nobody else can reach
export const ARTIFACT_IDS = Object.keys(ARTIFACTS) as readonly ArtifactId[];

export const artifactCard = (id: ArtifactId): ArtifactCard => ARTIFACTS[id];

export const isArtifact = (name: string): name is ArtifactId => name in ARTIFACTS;
