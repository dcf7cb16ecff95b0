import { formatsIn } from '../../formats';
import type { book as en } from '../en/book';

const { counted } = formatsIn('fr');

export const book: typeof en = {
	title: 'Chercher',
	contents: (entries, pages) =>
		[
			...(entries > 0 ? [counted(entries, 'entrée', 'entrées')] : []),
			...(pages > 0 ? [counted(pages, 'page de règles', 'pages de règles')] : [])
		].join(' · '),
	contentsOfAll: (games, entries) =>
		`${counted(games, 'jeu', 'jeux')} · ${counted(entries, 'entrée', 'entrées')}`,
	placeholder: 'Carte, règle, mot…',
	all: 'Tout',
	rules: 'Règles',
	groupCount: (label, count) => `${label} ${count}`,
	otherName: (name) => `En anglais : ${name}`,
	rulings: 'Précisions',
	houseRule: (title) => `Règle maison « ${title} »`,
	houseRuleWhere:
		'À activer dans « Règles maison » à la création de la partie, ou sous ⋯ en cours de partie.',
	settingWhere: 'Cela se choisit à la mise en place.',
	playedHere: (rule) => `Dans cette partie : ${rule}.`,
	share: (title) => `Partager : ${title}`,
	linkCopied: 'Le lien est copié.',
	notShared: 'Ce navigateur ne permet ni de partager ni de copier.',
	nothingFound: 'Rien de tel ici.',
	found: (count) => counted(count, 'résultat', 'résultats'),
	noSuchEntry: 'Cette page n’existe pas.',
	toBook: 'Vers les cartes et les règles',
	nextRule: (title) => `Suite : ${title} →`
};
