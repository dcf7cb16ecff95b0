import { formatsIn } from '../../formats';
import type { result as en } from '../en/result';
import { de } from './elision';

const { counted, list, noun } = formatsIn('fr');

export const result: typeof en = {
	result: {
		title: 'Résultat',
		winners: (sides) => {
			const names = sides.flat();
			return sides.length > 1
				? `${list(names)} partagent la victoire`
				: `Victoire ${list(names.map(de))}`;
		},
		leading: (leaders) => `${list(leaders)} en tête`,
		apart: (first, next) => (next === undefined ? `${first} partout` : `${first} à ${next}`),
		level: (points, decided) =>
			decided === undefined ? `${points} chacun` : `${points} chacun, ${decided}`,
		points: (figure) => `${figure} ${noun(Number.parseInt(figure), 'point', 'points')}`,
		minutes: (count) => counted(count, 'minute', 'minutes'),
		rounds: (count) => counted(count, 'manche', 'manches'),
		tie: {
			against: (own, others) => `${own} contre ${others.join(' et ')}`,
			each: (own) => `${own} chacun`,
			broken: (points, steps) => `à égalité à ${points} : ${steps.join(', ')}`,
			shared: (points, steps) =>
				steps.length === 0
					? `à égalité à ${points} : place partagée`
					: `à égalité à ${points} avec ${list(steps)} : place partagée`,
			decided: 'puis départagés'
		},
		stillHidden: 'Les totaux restent cachés jusqu’à la fin de la partie.',
		stillUnknown: (names) =>
			`Des valeurs manquent encore pour ${list(names)} : les totaux sont des minimums.`,
		veiled: '• • •',
		shownNow: (place, name, points) => `Place ${place} : ${name}, ${points}.`,
		revealPlace: (place) => `Dévoiler la place ${place}`,
		revealWinner: 'Qui a gagné ?',
		revealAll: 'Tout dévoiler',
		score: 'Score',
		arithmetic: 'Le détail du calcul',
		correctIt: 'Corriger',
		correctTitle: (name) => `Corriger : ${name}`,
		history: {
			title: 'Manche après manche',
			round: 'Manche',
			count: 'décompte',
			leadChanges: (rounds, atTheCount) => {
				const times = rounds.length + Number(atTheCount);
				if (times === 0) return 'La première place n’a jamais changé de mains.';
				const when = [
					...(rounds.length > 0
						? [`${noun(rounds.length, 'à la manche', 'aux manches')} ${list(rounds)}`]
						: []),
					...(atTheCount ? ['au décompte'] : [])
				];
				return `La première place a changé de mains ${times} fois : ${list(when)}.`;
			},
			inFigures: 'En chiffres'
		},
		facts: {
			played: 'Jouée',
			time: 'Temps à la table',
			length: 'Manches',
			end: 'La fin',
			countedOnly: 'Comptée après coup'
		},
		rematch: {
			title: 'Revanche',
			same: (name) => `${name} commence encore`,
			sameText: 'La même table, le même ordre.',
			loser: (name) => `${name} commence`,
			loserText: 'La dernière place commence ; chacun garde son siège.',
			other: 'Changer d’abord la table',
			otherText: 'D’autres joueurs, sièges ou règles maison.'
		}
	},
	share: {
		title: 'Partager',
		pictureOf: (title) => `Le résultat en image : ${title}`,
		look: 'Aspect de l’image',
		looks: { light: 'Claire', dark: 'Sombre' },
		sharePicture: 'Partager l’image',
		savePicture: 'Enregistrer l’image',
		copyPicture: 'Copier l’image',
		text: 'Copier en texte',
		textText: 'Places, points et de quoi ils sont faits.',
		bgStats: 'BG Stats',
		bgStatsText: 'Passer la partie à l’application, ici ou sur un autre téléphone.',
		bgStatsHow: 'BG Stats montre la partie avant de la garder.',
		bgStatsOpen: 'Ouvrir dans BG Stats',
		bgStatsOffline:
			'BG Stats n’est pas sur cet appareil, et il n’y a pas de réseau pour sa page. Utilisez le code ci-dessous.',
		bgStatsCode: 'Pour un autre téléphone',
		bgStatsCodeText: 'Visez ce code avec l’appareil photo d’un téléphone qui a BG Stats.',
		codeTooLong: 'Les noms sont trop longs pour un code. Utilisez la touche ci-dessus.',
		csv: 'Enregistrer en tableau',
		csvText: 'CSV, pour tout tableur.'
	},
	csv: {
		separator: ';',
		date: 'Date',
		game: 'Jeu',
		title: 'Nom de la partie',
		minutes: 'Minutes',
		rounds: 'Manches',
		end: 'Fin',
		seat: 'Siège',
		name: 'Joueur',
		starts: 'Commence',
		place: 'Place',
		points: 'Points',
		atLeast: 'Au moins',
		note: 'Note',
		yes: 'oui',
		no: 'non'
	}
};
