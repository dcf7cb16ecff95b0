import type { result as en } from '../en/result';

export const result: typeof en = {
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
