import { formatsIn } from '../../formats';

const { size } = formatsIn('en');

export const settings = {
	settings: {
		language: 'Language',
		languages: { en: 'English', fr: 'Français' },
		theme: 'Theme',
		themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
		textSize: 'Text size',
		textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
		atTheTable: 'At the table',
		keepAwake: 'Keep the screen on',
		keepAwakeText: 'As long as a match is open.',
		cannotKeepAwake: 'This browser does not let an app keep the screen on.',
		haptics: 'Vibration',
		hapticsText: 'A short buzz when a tap has been recorded.',
		noHaptics: 'This browser does not let an app make the phone buzz.',
		passByItself: 'Pass the turn by itself',
		passByItselfText: 'Where an action is all there is to tell, it ends the turn.',
		reminders: 'Reminders',
		remindersText: 'What your own cards ask you to do on your turn.',
		onThisDevice: 'On this device',
		promised: {
			kept: 'Your matches are kept',
			refused: 'Your matches are kept for now',
			'not-asked': 'Your matches stay on this device',
			unknown: 'Your matches stay on this device'
		},
		promisedText: {
			kept: 'The browser has promised not to clear them by itself.',
			refused: 'The browser may clear them when the device runs out of space.',
			'not-asked': 'When your first match starts, the browser is asked to keep it safe.',
			unknown: 'The browser does not say whether it may clear them.'
		},
		askAgain: 'Ask the browser again',
		used: (bytes: number) => `${size(bytes)} used`,
		offlineText: 'The whole app is stored here. It opens without a network.',
		notOffline: 'Not ready offline yet',
		notOfflineText: 'Keep the app open for a moment while there is a network.',
		version: 'Version'
	},
	install: {
		question: 'Install Mainspring',
		questionText: 'It opens like any other app, fills the screen and needs no network.',
		install: 'Install',
		byHand: 'Install first, then play',
		byHandText:
			'A browser tab on this device may forget your matches after some days without a visit. The installed app keeps them: tap Share, then “Add to Home Screen”.',
		notNow: 'Not now'
	}
};
