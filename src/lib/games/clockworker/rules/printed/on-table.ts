import { kindsOf } from '../holding';
import type {
	ClockworkerState,
	Location,
	PrintedLocation,
	PrintedRecord,
	RecordTile
} from '../types';
import type { Spaces } from './same';

const isRead = (tile: RecordTile): tile is PrintedRecord => tile.points !== undefined;

export const recordsOn = ({ seats }: ClockworkerState): readonly PrintedRecord[] =>
	seats.flatMap(({ records }) => records.filter(isRead));

/** What the spaces show, once all of them have been read; each shows something. */
export function shown({ spaces = [] }: Location): Spaces | undefined {
	const gains = spaces.flatMap(({ gain = {} }) => (kindsOf(gain).length > 0 ? gain : []));
	return gains.length > 0 && gains.length === spaces.length ? gains : undefined;
}

export const printedLocation = (
	name: string,
	cost: number | undefined,
	spaces: Spaces | undefined
) => ({
	name,
	...(cost !== undefined && { cost }),
	...(spaces && { spaces })
});

/** A Location is known by its name; one without a name cannot be told from another. */
export const locationsOn = ({ seats }: ClockworkerState): readonly PrintedLocation[] =>
	seats.flatMap(({ locations }) =>
		locations.flatMap((location) =>
			!location.name?.trim() || location.starting
				? []
				: printedLocation(location.name, location.cost, shown(location))
		)
	);

export const startingLocations = ({ seats }: ClockworkerState): readonly (Location | undefined)[] =>
	seats.map(({ locations }) => locations.find(({ starting }) => starting));

/** As one of the seats has read them. */
export const startingSpacesOn = (state: ClockworkerState): Spaces | undefined =>
	startingLocations(state)
		.map((location) => location && shown(location))
		.find((spaces) => spaces !== undefined);

/** Records lie face down, and some tables keep them so until the end. */
export const withoutFaceDown = (state: ClockworkerState): ClockworkerState => ({
	...state,
	seats: state.seats.map((own) => ({ ...own, records: [] }))
});
