import { formatsIn } from '../../formats';
import type { settings as en } from '../en/settings';

const { size } = formatsIn('fr');

export const settings: typeof en = {
	settings: {
		language: 'Langue',
		languages: { en: 'English', fr: 'Français' },
		theme: 'Thème',
		themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
		textSize: 'Taille du texte',
		textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
		atTheTable: 'À table',
		keepAwake: 'Garder l’écran allumé',
		keepAwakeText: 'Tant qu’une partie est ouverte.',
		cannotKeepAwake: 'Ce navigateur ne permet pas de garder l’écran allumé.',
		haptics: 'Vibration',
		hapticsText: 'Une brève vibration à chaque saisie.',
		noHaptics: 'Ce navigateur ne permet pas de faire vibrer le téléphone.',
		passByItself: 'Passer le tour automatiquement',
		passByItselfText: 'S’il n’y a rien d’autre à noter, une action termine le tour.',
		reminders: 'Rappels',
		remindersText: 'Ce que vos propres cartes vous demandent à votre tour.',
		onThisDevice: 'Sur cet appareil',
		promised: {
			kept: 'Vos parties sont conservées',
			refused: 'Vos parties sont conservées pour l’instant',
			'not-asked': 'Vos parties restent sur cet appareil',
			unknown: 'Vos parties restent sur cet appareil'
		},
		promisedText: {
			kept: 'Le navigateur a promis de ne pas les effacer de lui-même.',
			refused: 'Le navigateur peut les effacer si l’appareil manque de place.',
			'not-asked':
				'Au début de votre première partie, l’application demandera au navigateur de la conserver.',
			unknown: 'Le navigateur ne dit pas s’il peut les effacer.'
		},
		askAgain: 'Redemander au navigateur',
		used: (bytes) => `${size(bytes)} utilisés`,
		offlineText: 'Toute l’application est enregistrée ici. Elle s’ouvre sans réseau.',
		notOffline: 'Pas encore prêt hors ligne',
		notOfflineText: 'Laissez l’application ouverte un instant tant qu’il y a du réseau.',
		version: 'Version'
	},
	install: {
		question: 'Installer Mainspring',
		questionText: 'S’ouvre comme les autres applications, en plein écran, et se passe de réseau.',
		install: 'Installer',
		byHand: 'Installez d’abord, jouez ensuite',
		byHandText:
			'Sur cet appareil, un onglet peut oublier vos parties après quelques jours sans visite. L’application installée les garde : touchez Partager, puis « Sur l’écran d’accueil ».',
		notNow: 'Pas maintenant'
	}
};
