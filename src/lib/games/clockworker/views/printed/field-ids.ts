import {
	PAYABLE,
	type PrintedBox,
	type PrintedLocation,
	type PrintedRecord
} from '../../rules/types';

// What the house's page of printed values knows the fields of this game by; an artifact has its own id.

export const START = 'start';
export const NEW_RECORD = 'record';
export const NEW_LOCATION = 'location';

/** Two tiles are the same if their points and costs are. */
export const recordId = ({ points, cost }: PrintedRecord): string =>
	[NEW_RECORD, points, ...(cost ? PAYABLE.map((kind) => cost[kind] ?? 0) : [])].join(' ');

export const locationId = ({ name }: PrintedLocation): string => `${NEW_LOCATION} ${name}`;

export const recordWith = ({ records }: PrintedBox, id: string): PrintedRecord | undefined =>
	records.find((record) => recordId(record) === id);

export const locationWith = ({ locations }: PrintedBox, id: string): PrintedLocation | undefined =>
	locations.find((location) => locationId(location) === id);
