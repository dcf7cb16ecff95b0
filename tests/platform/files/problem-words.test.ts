import { describe, expect, test } from 'vitest';
import type { Problem } from '$lib/core/data/read';
import { strings } from '$lib/platform/strings';

const problem = (field: string, expected = 'number', received = '"x"'): Problem => ({
	field,
	expected,
	received
});
/** With ordinary spaces, which read better here. */
const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('A damaged file is told by what a table calls the part', () => {
	test.each<[field: string, en: string, fr: string]>([
		['log', 'the lines of the match', 'les lignes de la partie'],
		['log.12.event.seat', 'line 13 of the match', 'la ligne 13 de la partie'],
		['match', 'the match itself', 'la partie elle-même'],
		['match.id', 'the match itself', 'la partie elle-même'],
		['match.game', 'the game', 'le jeu'],
		['match.startedAt', 'the day of the match', 'le jour de la partie'],
		['match.title', 'the name of the match', 'le nom de la partie'],
		['match.note', 'the note', 'la note'],
		['match.marks.1', 'the colours', 'les couleurs'],
		['match.result.points.0', 'the result', 'le résultat'],
		['match.setup.seats', 'the players', 'les joueurs'],
		['match.setup.seats.0', 'the name of player 1', 'le nom du joueur 1'],
		['match.setup.start', 'who starts', 'qui commence'],
		['match.setup.houseRules.shipSkipsStart', 'the house rules', 'les règles maison'],
		['match.setup.options.printed', 'the printed values', 'les valeurs imprimées'],
		['match.setup.options.depth', 'the match itself', 'la partie elle-même'],
		['facts.records.0.points', 'the printed values', 'les valeurs imprimées'],
		['copies.0.facts', 'the printed values', 'les valeurs imprimées'],
		['people', 'the people', 'les personnes'],
		['people.1.name', 'person 2', 'la personne 2'],
		['matches', 'the matches', 'les parties'],
		['matches.1', 'match 2 of the backup', 'la partie 2 de la sauvegarde'],
		['matches.2.match.id', 'match 3 of the backup', 'la partie 3 de la sauvegarde'],
		[
			'matches.2.log.12.at',
			'match 3 of the backup, line 13',
			'la partie 3 de la sauvegarde, la ligne 13'
		],
		[
			'matches.0.match.setup.start',
			'match 1 of the backup, who starts',
			'la partie 1 de la sauvegarde, qui commence'
		],
		['savedAt', 'one of its parts', 'un de ses éléments'],
		['constructor', 'one of its parts', 'un de ses éléments']
	])('%s', (field, en, fr) => {
		expect(strings.en.unreadable(problem(field))).toBe(
			`This file is damaged: ${en} (not a whole number; ${field}). Nothing was changed.`
		);
		expect(spaced(strings.fr.unreadable(problem(field)))).toBe(
			`Ce fichier est abîmé : ${fr} (ce n’est pas un nombre entier ; ${field}). Rien n’a changé.`
		);
	});
});

describe('and by what is wrong with it', () => {
	test.each<[expected: string, received: string, en: string, fr: string]>([
		['"seat"', 'nothing', 'something is missing', 'il manque quelque chose'],
		['number', '"x"', 'not a whole number', 'ce n’est pas un nombre entier'],
		['integer', '0.5', 'not a whole number', 'ce n’est pas un nombre entier'],
		['string', '7', 'not a text', 'ce n’est pas un texte'],
		['<=60', '"xxx"', 'too large or too long', 'c’est trop grand ou trop long'],
		['<2', '2', 'too large or too long', 'c’est trop grand ou trop long'],
		['<=50000 entries', '50001', 'too large or too long', 'c’est trop grand ou trop long'],
		['>=0', '-1', 'too small or empty', 'c’est trop petit ou vide'],
		['!0', '""', 'too small or empty', 'c’est trop petit ou vide'],
		['("played" | "undone")', '"eaten"', 'unknown here', 'c’est inconnu ici'],
		['a game on the shelf', '"chess"', 'unknown here', 'c’est inconnu ici'],
		['a seat that exists', '2', 'unknown here', 'c’est inconnu ici'],
		['an id of its own', 'line-1', 'there twice', 'c’est là deux fois'],
		['Object', 'list', 'not as it should be', 'ce n’est pas comme il faut'],
		['2–4 names', '5', 'not as it should be', 'ce n’est pas comme il faut'],
		[
			'no key of this name',
			'there',
			'a key of this name is never part of a file',
			'une clé de ce nom ne fait jamais partie d’un fichier'
		]
	])('%s, and is %s', (expected, received, en, fr) => {
		const wrong = problem('log.0', expected, received);
		expect(strings.en.brokenMatchText(wrong)).toBe(
			`Damaged: line 1 of the match (${en}; log.0). The stored lines are untouched.`
		);
		expect(spaced(strings.fr.brokenMatchText(wrong))).toBe(
			`Abîmé : la ligne 1 de la partie (${fr} ; log.0). Les lignes enregistrées sont intactes.`
		);
	});
});

test('however long and strange a key is, the sentence stays short and runs in one direction', () => {
	expect(strings.en.unreadable(problem(`facts.${'x'.repeat(100_000)}\u202Ekey`))).toBe(
		`This file is damaged: the printed values (not a whole number; …${'x'.repeat(57)}key). Nothing was changed.`
	);
});
