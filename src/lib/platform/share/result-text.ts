import type { ResultPicture } from './picture';

/** `1. Bo 61 (VP tokens 14, Records 13)`: a line a seat. */
export const breakdown = ({ seats }: ResultPicture): readonly string[] =>
	seats.map(({ place, name, points, parts }) => {
		const made = parts.map((part) => `${part.label} ${part.points}`).join(', ');
		return `${place}. ${name} ${points}${made ? ` (${made})` : ''}`;
	});

/** The result as people paste it into a chat. */
export const textOf = (picture: ResultPicture): string =>
	[
		picture.footer,
		`${picture.title} · ${picture.subtitle}`,
		...breakdown(picture),
		...picture.seats.flatMap(({ name, tie }) => (tie ? [`${name}: ${tie}`] : []))
	].join('\n');
