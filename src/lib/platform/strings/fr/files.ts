import type { Problem } from '$lib/core/data/read';
import { problemText, type ProblemVocabulary } from '../../files/problem-words';
import { formatsIn } from '../../formats';
import type { files as en } from '../en/files';

const { counted, size } = formatsIn('fr');

const vocabulary: ProblemVocabulary = {
	parts: {
		line: (number, alone) => `la ligne ${number}${alone ? ' de la partie' : ''}`,
		lines: 'les lignes de la partie',
		match: 'la partie elle-même',
		matches: 'les parties',
		game: 'le jeu',
		times: 'le jour de la partie',
		title: 'le nom de la partie',
		note: 'la note',
		marks: 'les couleurs',
		result: 'le résultat',
		players: 'les joueurs',
		player: (number) => `le nom du joueur ${number}`,
		start: 'qui commence',
		houseRules: 'les règles maison',
		values: 'les valeurs imprimées',
		people: 'les personnes',
		person: (number) => `la personne ${number}`,
		other: 'un de ses éléments'
	},
	faults: {
		missing: 'il manque quelque chose',
		key: 'une clé de ce nom ne fait jamais partie d’un fichier',
		twice: 'c’est là deux fois',
		number: 'ce n’est pas un nombre entier',
		text: 'ce n’est pas un texte',
		much: 'c’est trop grand ou trop long',
		little: 'c’est trop petit ou vide',
		unknown: 'c’est inconnu ici',
		wrong: 'ce n’est pas comme il faut'
	},
	ofMatch: (number, part) =>
		[`la partie ${number} de la sauvegarde`, part].filter(Boolean).join(', '),
	semicolon: ' ; '
};

function unreadable(problem: Problem): string {
	const { field, expected, received } = problem;
	switch (field) {
		case '':
			return 'Ce fichier est abîmé, ou ne vient pas de cette application.';
		case 'size':
			return `Ce fichier est trop grand : ${size(Number(received))}, et ${size(Number(expected))} au plus sont lus.`;
		case 'depth':
			return 'Ce fichier est imbriqué bien trop profondément pour venir de cette application.';
		case 'format':
			return 'C’est un autre genre de fichier.';
		case 'version':
			return 'Ce fichier vient d’une version plus récente de l’application.';
		case 'game':
			return `Ce fichier est pour un autre jeu : ${received}.`;
		default:
			return `Ce fichier est abîmé : ${problemText(problem, vocabulary)}.`;
	}
}

export const files: typeof en = {
	couldNotSave: 'La partie n’a pas pu être enregistrée sur cet appareil.',
	couldNotRead: 'Le fichier n’a pas pu être lu. Rien n’a changé.',
	saveFile: 'Enregistrer un fichier',
	saveFileText: 'Toute la partie, à garder ou à ouvrir sur un autre appareil.',
	unreadable: (problem) => `${unreadable(problem)} Rien n’a changé.`,
	brokenMatchText: (problem) =>
		`Abîmé : ${problemText(problem, vocabulary)}. Les lignes enregistrées sont intactes.`,
	backup: {
		title: 'En lieu sûr',
		save: 'Enregistrer une sauvegarde',
		saveText: 'Parties (hors corbeille), joueurs et valeurs imprimées dans un seul fichier.',
		saving: 'Écriture de la sauvegarde…',
		open: 'Restaurer depuis un fichier',
		openText:
			'Une sauvegarde ou une partie. Elle est montrée avant tout changement. On peut aussi la déposer ici.',
		reading: 'Lecture du fichier…',
		headingOne: 'Ce que le fichier apporte',
		heading: 'Ce que la sauvegarde apporte',
		fresh: (count) => counted(count, 'nouvelle partie', 'nouvelles parties'),
		longer: (count, lines) =>
			`${counted(count, 'partie', 'parties')} avec ${counted(lines, 'nouvelle ligne', 'nouvelles lignes')}`,
		same: (count) => counted(count, 'partie déjà ici', 'parties déjà ici'),
		differing: (count) =>
			`${counted(count, 'partie diffère', 'parties diffèrent')} : les vôtres restent, seules les nouvelles lignes entrent`,
		which: 'Lesquelles diffèrent',
		newLines: (count) => counted(count, 'nouvelle ligne', 'nouvelles lignes'),
		broken: (count) =>
			`${counted(count, 'partie illisible, laissée', 'parties illisibles, laissées')} de côté`,
		ofOtherGames: (count) =>
			`${counted(count, 'partie laissée', 'parties laissées')} de côté, d’un jeu absent de cette version de l’application : gardez le fichier`,
		people: (count) => counted(count, 'nouveau joueur', 'nouveaux joueurs'),
		values: (count) => counted(count, 'nouvelle valeur imprimée', 'nouvelles valeurs imprimées'),
		otherValues: (count) =>
			`${counted(count, 'valeur imprimée différente', 'valeurs imprimées différentes')} ici : les vôtres restent`,
		nothing: 'Tout est déjà ici.',
		promise: 'Rien de ce qui est ici ne change.',
		restore: 'Importer',
		restoring: (done, of) => `${done} sur ${of}`,
		done: 'Restauré. Rien de ce qui était ici n’a changé.',
		failed: 'Impossible de l’écrire : rien n’a changé. Reste-t-il de la place sur cet appareil ?'
	},
	states: {
		title: 'États précédents',
		open: 'Revenir à un état précédent',
		openText:
			'L’application garde les dix derniers états de chaque partie : un toutes les 25 lignes, un à la fin, un avant l’arrivée d’un fichier et un avant de quitter la corbeille pour de bon.',
		none: 'Rien n’a encore été gardé : le premier état l’est après 25 lignes, ou à la fin d’une partie.',
		gone: 'n’est plus ici',
		occasions: {
			running: 'pendant le jeu',
			finished: 'à la fin',
			'before-file': 'avant l’arrivée d’un fichier',
			'before-removal': 'avant sa disparition',
			'before-return': 'avant un retour en arrière'
		},
		lines: (count) => counted(count, 'ligne', 'lignes'),
		isNow: 'l’état actuel',
		bringBack: 'Y revenir',
		text: 'La partie redevient ce qu’elle était alors. Son état actuel reste ici, lui aussi.',
		done: 'La partie est revenue à cet état.',
		broken: 'Cet état est illisible',
		failed: 'Cela n’a pas marché, et rien n’a changé.',
		unread: 'Les états n’ont pas pu être lus.',
		saveFirst:
			'Cette partie a des saisies qui ne sont pas encore enregistrées : enregistrez-les d’abord.',
		more: 'En voir plus'
	}
};
