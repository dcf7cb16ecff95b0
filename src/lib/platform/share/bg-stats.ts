import type { BySeat, Seat } from '$lib/core/seats';
import { minutesOf } from '../match/cover';
import type { Match } from '../match/match';
import type { GameMeta } from '../module';

// BG Stats takes a whole play as one link; it shows the play before it keeps it.

const ADDRESS = 'app.bgstatsapp.com/createPlay.html?data=';
/** Longer links are cut by some phones on the way. */
const LINK_LENGTH = 7_999;
/** A code with more in it is too fine for a camera that looks at a screen. */
const CODE_LENGTH = 1_500;

export interface BgStatsPlay {
	readonly sourceName: string;
	readonly sourcePlayId: string;
	/** The end of the play, in UTC: `yyyy-MM-dd HH:mm:ss`. */
	readonly playDate: string;
	/** 0 where it was not measured. */
	readonly durationMin: number;
	readonly game: {
		readonly name: string;
		readonly sourceGameId: string;
		readonly highestWins: boolean;
		readonly noPoints: boolean;
		readonly bggId?: number;
	};
	readonly players: readonly BgStatsPlayer[];
	readonly comments: string;
}

export interface BgStatsPlayer {
	readonly name: string;
	/** The same in every play, whatever the name: BG Stats remembers who it was. */
	readonly sourcePlayerId: string;
	readonly startPlayer: boolean;
	readonly score: number;
	readonly rank: number;
	readonly winner: boolean;
	readonly role: string;
	/** Only where seats play together. */
	readonly team?: string;
}

const inUtc = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

interface PlayDetails {
	readonly meta: GameMeta;
	/** The names and ids of those who sat there. */
	readonly people: BySeat<{ readonly name: string; readonly id: string }>;
	/** What each one played as: its colour, and what else the game names. */
	readonly roles: BySeat<string>;
	/** The breakdown, a line each. */
	readonly comments: readonly string[];
	/** Seats that won or lost together. */
	readonly teams?: readonly (readonly Seat[])[];
	/** The side that the game itself played. */
	readonly opponent?: { readonly name: string; readonly points: number; readonly place: number };
}

const teamOf = (teams: PlayDetails['teams'], seat: Seat) => {
	const team = teams?.findIndex((each) => each.includes(seat)) ?? -1;
	return team < 0 ? {} : { team: `${team + 1}` };
};

const opposing = (
	{ name, points, place }: NonNullable<PlayDetails['opponent']>,
	game: string
): BgStatsPlayer => ({
	name,
	sourcePlayerId: `mainspring-${game}-opponent`,
	startPlayer: false,
	score: points,
	rank: place,
	winner: place === 1,
	role: ''
});

/** Undefined for a match that is not over. Every field is there: some readers miss what is left out. */
export function bgStatsPlay(
	match: Match,
	{ meta, people, roles, comments, teams, opponent }: PlayDetails
): BgStatsPlay | undefined {
	const { id, game, setup, result } = match;
	if (!result) return undefined;
	const { endedAt, points, places } = result;
	return {
		sourceName: 'Mainspring',
		sourcePlayId: id,
		playDate: inUtc(endedAt),
		durationMin: minutesOf(match) ?? 0,
		game: {
			name: meta.title,
			sourceGameId: `mainspring-${game}`,
			highestWins: meta.lowestWins !== true,
			noPoints: false,
			...(meta.bggId !== undefined && { bggId: meta.bggId })
		},
		players: [
			...setup.seats.map((_, seat) => ({
				name: people[seat]?.name ?? '',
				sourcePlayerId: people[seat]?.id ?? '',
				// a match that was only counted has no start player
				startPlayer: result.tale?.tracked !== false && seat === setup.start,
				score: points[seat] ?? 0,
				rank: places[seat] ?? 0,
				winner: places[seat] === 1,
				role: roles[seat] ?? '',
				...teamOf(teams, seat)
			})),
			...(opponent ? [opposing(opponent, game)] : [])
		],
		comments: comments.join('\n')
	};
}

const encoded = (play: BgStatsPlay) => ADDRESS + encodeURIComponent(JSON.stringify(play));

/** As many lines of comment as there is room for. */
function fitting(play: BgStatsPlay, length: number): string {
	const lines = play.comments.split('\n');
	let link = encoded(play);
	while (link.length > length && lines.length > 0) {
		lines.pop();
		link = encoded({ ...play, comments: lines.join('\n') });
	}
	return link;
}

const ROOM = LINK_LENGTH - 'bgstats://'.length;

/** Opens the app if it is on this phone. */
export const appLink = (play: BgStatsPlay): string => `bgstats://${fitting(play, ROOM)}`;

/** For where it is not: a page that says how to get it. */
export const webLink = (play: BgStatsPlay): string => `https://${fitting(play, ROOM)}`;

/** What a camera reads from the screen: the same play, its comments as far as they fit. */
export const codeLink = (play: BgStatsPlay): string =>
	`https://${fitting(play, CODE_LENGTH - 'https://'.length)}`;

/** If this page is still in front by then, the address opened no app. */
const PATIENCE = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries the app first; after a while without it, the page, unless there is no network for it. */
export function handOver(play: BgStatsPlay, onoffline: () => void): void {
	// a second tap waits anew
	clearTimeout(timer);
	timer = setTimeout(() => {
		if (document.visibilityState !== 'visible') return;
		if (navigator.onLine) location.assign(webLink(play));
		else onoffline();
	}, PATIENCE);
	document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true });
	location.assign(appLink(play));
}
