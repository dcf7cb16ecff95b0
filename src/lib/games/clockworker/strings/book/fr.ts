import { formatsIn } from '$lib/platform/formats';
import { fr as game } from '../fr';
import type { BookStrings } from './en';

const { counted, list, noun } = formatsIn('fr');

const sentences: BookStrings['sentences'] = {
	'clockwork-god': 'Au décompte, 10 PV si vous avez 12 cartes devant vous, celle-ci comprise.',
	'pick-up-ship': 'Au décompte, chaque Usine devant vous rapporte 1 PV.',
	'robotic-government':
		'Au décompte, chaque Robot que vous possédez rapporte 1 PV, placé ou en main.',
	'to-a-new-world':
		'Au décompte, chaque paire d’Artefacts devant vous rapporte 6 PV, celui-ci compris.',
	'additional-robotic-arm':
		'Pendant votre Récupération, chaque Robot qui rapporte des Rouages vous en donne 1 de plus.',
	'cpu-replacing-tech': 'Quand vous gagnez un nouveau Robot, prenez aussi 1 Bloc doré.',
	'emergency-toolkit': 'Dès qu’il est réparé, prenez 5 Rouages.',
	'emotion-studying-device': 'Toute Archive que vous prenez vous rapporte aussi 3 jetons PV.',
	'extended-memory': 'Tout Artefact réparé par la suite vous rapporte aussi 2 jetons PV.',
	'instant-duplicate-device':
		'Contre 1 Rouage, votre Récupération rapporte une unité de plus d’une ressource qu’elle vient d’apporter.',
	'megaphone-advertisement': 'Toute Usine que vous prenez vous rapporte aussi 3 jetons PV.',
	'parabolic-antenna': 'Une Archive vous coûte 1 ressource de moins, celle que vous voulez.',
	'product-administration-ai': 'Toute Usine que vous prenez vous amène aussi un nouveau Robot.',
	'self-vending-machine': 'À votre tour, vous pouvez échanger 2 Rouages contre 1 Bloc doré.',
	'steam-locomotive-network': 'Une seule Répartition peut desservir toutes vos Usines.',
	'synchronization-tech':
		'Vos Robots en Répartition peuvent sauter des cases : inutile de commencer en haut (la Réaffectation, elle, l’exige).'
};

const keywords: BookStrings['keywords'] = {
	'clockwork-god': 'douze points bonus décompte final',
	'pick-up-ship': 'points décompte final',
	'robotic-government': 'points décompte final ouvrier',
	'to-a-new-world': 'points décompte final deux',
	'additional-robotic-arm': 'engrenage argent ouvrier',
	'cpu-replacing-tech': 'joker jaune ouvrier',
	'emergency-toolkit': 'engrenage argent immédiat',
	'emotion-studying-device': 'tuile points ampoule',
	'extended-memory': 'points ampoule réparation',
	'instant-duplicate-device': 'copier doubler engrenage',
	'megaphone-advertisement': 'points ampoule',
	'parabolic-antenna': 'réduction rabais archive',
	'product-administration-ai': 'ouvrier',
	'self-vending-machine': 'échange convertir joker engrenage',
	'steam-locomotive-network': 'train placer plusieurs ouvrier autant',
	'synchronization-tech': 'placer vide choisir ouvrier'
};

const chains: BookStrings['chains'] = {
	'location-worker-gold':
		'En une Réaffectation : l’Usine apporte un Robot, et ce Robot 1 Bloc doré.',
	'location-worker-point': 'Chaque Usine apporte un Robot, et chaque Robot 1 PV de plus à la fin.',
	'location-points': 'Chaque Usine vaut 4 PV : 3 tout de suite, 1 à la fin.',
	'location-points-worker': 'Une Réaffectation déclenche les deux : 3 PV et 1 Robot.',
	'artifact-points':
		'Chaque nouvel Artefact vaut 2 PV tout de suite, et un sur deux 6 PV à la fin.',
	'cards-and-pairs': 'Un Artefact sert aux deux : une carte vers 12, et la moitié d’une paire.',
	'record-points': 'Les Archives coûtent 1 ressource de moins et rapportent 3 PV chacune.',
	'any-space-anywhere':
		'Une seule Répartition atteint n’importe quelle case vide de toutes vos Usines.',
	'gears-to-gold': 'Ce que le Bras rapporte s’échange aussitôt : 2 Rouages contre 1 Bloc doré.',
	'five-gears-to-gold': 'Les 5 Rouages font 2 Blocs dorés, et il reste 1 Rouage.',
	'copied-worker-gold':
		'Un Robot copié est un Robot gagné : il apporte le Bloc doré, si ce n’est pas déjà fait ce tour.',
	'copied-worker-point': 'Copier un Robot, c’est 1 PV de plus à la fin.',
	'copied-gear': 'Un Rouage copié ne reçoit rien du Bras.'
};

const rulings: BookStrings['rulings'] = {
	'cpu-how-often': {
		question: 'À chaque fois, ou une fois par tour ?',
		readings: 'Livret anglais : à chaque fois. Livret français : une fois par tour.',
		here: 'Par défaut : une fois par tour.'
	},
	'arm-how-often': {
		question: 'Pour chaque Robot, ou une fois par phase ?',
		readings:
			'Le livret anglais ne tranche pas. Le français compte chaque Robot qui rapporte des Rouages.',
		here: 'Par défaut : 1 Rouage pour chacun de ces Robots.'
	},
	'marker-gives': {
		question: 'Que donne le marqueur +1 Ressource ?',
		readings: 'Livret anglais : une ressource. Livret français : ce que montre la case du haut.',
		here: 'Par défaut : une ressource de la case du haut.'
	},
	'memory-itself': {
		question: 'Compte-t-elle pour elle-même ?',
		readings: '« Chaque fois » dit oui, « aux tours suivants » dit non.',
		here: 'Par défaut : non, à partir de l’Artefact suivant.'
	},
	'ship-start': {
		question: 'L’Usine de départ compte-t-elle ?',
		readings: 'Aucun des deux livrets ne le dit.',
		here: 'Par défaut : oui, c’est une Usine comme les autres.'
	},
	'records-no-cards': {
		question: 'Les Archives sont-elles des cartes ?',
		readings: 'Les livrets énumèrent les cartes sans elles.',
		here: 'Non : ce sont des tuiles, qui ne comptent ni pour 6 ni pour 12.'
	},
	'odd-artifacts': {
		question: 'Et si le nombre est impair ?',
		readings: 'Aucun des deux livrets ne le dit.',
		here: 'Un Artefact sans partenaire ne compte pas : 5 font deux paires, 12 PV.'
	},
	'ai-then-cpu': {
		question: 'IA de gestion de produits et CPU de recharge : leurs effets s’enchaînent-ils ?',
		readings: 'Aucun des deux livrets ne le dit.',
		here: 'Oui : une Usine apporte un Robot, et ce Robot 1 Bloc doré.'
	},
	'duplicate-what': {
		question: 'Que peut-on copier, et combien de fois ?',
		readings: 'Aucun des deux livrets ne le dit.',
		here: 'Une fois par phase : un Rouage, un Bloc ou un Robot. Un Rouage copié ne reçoit rien du Bras robotique.'
	},
	'arm-when': {
		question: 'Aussi hors de la Récupération ?',
		readings: 'Aucun des deux livrets ne le dit.',
		here: 'Non : ni avec l’Extraction, ni avec la Recharge, ni avec le marqueur +1 Ressource.'
	},
	'end-for-all': {
		question: 'Qui joue un dernier tour ?',
		readings:
			'Livret anglais : chacun joue autant de tours. Livret français : jusqu’à la droite du Premier joueur.',
		here: 'Les deux livrets reviennent au même : il n’y a rien à choisir.'
	},
	'records-face-down': {
		question: 'Tout le monde peut-il voir les scores ?',
		readings: 'Les Archives sont face cachée : une table peut préférer ne pas savoir.',
		here: 'Par défaut : les totaux se voient. « Cacher les totaux jusqu’à la fin » les couvre, Archives comprises.'
	}
};

const DISPATCH =
	'Placez autant de Robots que voulu sur une Usine, la case vide la plus haute d’abord. Dès 6 cartes : sur deux Usines.';

const rules: BookStrings['rules'] = {
	'set-up': {
		title: 'Mise en place',
		lead: 'Ce qui va où avant le premier tour.',
		passages: []
	},
	turn: {
		title: 'Un tour',
		lead: 'D’abord les Robots au travail reviennent, puis vous faites une action.',
		passages: [
			{
				title: '1 · Récupération',
				lines: [
					'Le Robot le plus haut de chacune de vos Usines revient, et vous gagnez ce que montre sa case.',
					'Ce n’est pas un choix : chaque Usine occupée rend un Robot.',
					'Reprendre son propre Robot n’est pas gagner un Robot.'
				]
			},
			{
				title: '2 · Une action',
				lines: [
					'Jouez exactement une des six actions, et seulement si vous pouvez la faire en entier.',
					'Puis c’est à la personne à votre gauche.'
				]
			},
			{
				title: 'Nouveaux Artefacts',
				lines: [
					'Un Artefact agit à partir de votre tour suivant.',
					'Seul le Kit d’urgence agit tout de suite, et quatre autres tout à la fin.'
				]
			}
		]
	},
	actions: {
		title: 'Les six actions',
		lead: 'Une seule à chaque tour. À la table, un appui long sur une touche en parle.',
		passages: [
			{
				title: game.actions.recovered,
				lines: ['Reprenez un Robot de plus, le plus haut d’une Usine ; vous gagnez sa case.']
			},
			{
				title: game.actions.dispatched,
				lines: [DISPATCH]
			},
			{
				title: game.actions.operated,
				lines: [
					'Payez les Rouages d’une Usine et prenez-la. Vous pouvez y placer des Robots, par le haut. La rangée glisse vers la droite, une carte arrive à gauche.'
				]
			},
			{
				title: game.actions.repaired,
				lines: [
					'Payez les Blocs d’un Artefact et prenez-le, s’il en reste et si vous ne l’avez pas.'
				]
			},
			{
				title: game.actions.communicated,
				lines: [
					'Payez une Archive et posez-la face cachée devant vous. On comble le vide ; si la tuile Fin apparaît, on l’écarte et on comble de nouveau.'
				]
			},
			{ title: game.actions.recharged, lines: ['Prenez 2 Rouages.'] }
		]
	},
	'six-cards': {
		title: game.sixCards.title,
		lead: 'Dès 6 cartes, votre Répartition peut viser deux Usines.',
		passages: [
			{ title: game.actions.dispatched, lines: [DISPATCH] },
			{
				title: 'Ce qui compte',
				lines: ['L’Usine de départ, vos Usines et vos Artefacts, tous ensemble.']
			},
			{
				title: 'Comment',
				lines: [
					'Répartissez vos Robots entre les deux à votre guise, chaque fois par la case vide la plus haute.',
					'Une seule Usine suffit, si vous préférez.',
					'Avec la Locomotive à vapeur, il n’y a de toute façon pas de limite.'
				]
			}
		]
	},
	gold: {
		title: 'Blocs dorés',
		lead: 'Pour payer, un Bloc doré vaut un rouge, un vert ou un bleu.',
		passages: [
			{
				title: 'Jamais l’inverse',
				lines: ['Là où l’on demande un Bloc doré, aucune autre couleur ne convient.']
			},
			{
				title: 'D’où il vient',
				lines: ['Des cases qui le montrent, du CPU de recharge et du Distributeur automatique.']
			},
			{
				title: 'Dans l’application',
				lines: [
					'Elle propose de payer d’abord en couleurs, puis en doré ce qui manque. Vous pouvez payer autrement.'
				]
			}
		]
	},
	markers: {
		title: 'Les deux marqueurs',
		lead: 'Ils sont au-dessus de la rangée d’Usines et y restent quand elle glisse.',
		passages: [
			{
				title: '−1 Rouage',
				lines: [
					'Au-dessus de la deuxième Usine en partant de la droite : elle coûte 1 Rouage de moins, jamais moins de 0.'
				]
			},
			{
				title: '+1 Ressource',
				lines: [
					'Au-dessus de l’Usine la plus à droite : qui la prend gagne aussitôt une ressource de sa case du haut.'
				]
			}
		]
	},
	end: {
		title: 'La fin',
		lead: 'Une fois la fin déclenchée, on termine la manche, puis la partie s’arrête.',
		passages: [
			{
				title: 'Ce qui la déclenche',
				lines: [
					'La 12e carte de quelqu’un : Usine de départ, Usines et Artefacts ensemble.',
					'Ou la tuile Fin, qui apparaît après la prise d’une Archive.'
				]
			},
			{
				title: 'Ensuite',
				lines: [
					'Les joueurs suivants jouent un dernier tour, jusqu’au voisin de droite du Premier joueur.',
					'Si c’est au tour du dernier joueur de la manche, la partie finit avec ce tour. Un second déclenchement ne change rien.'
				]
			}
		]
	},
	scoring: {
		title: 'Décompte',
		lead: 'On additionne quatre éléments ; Usines et ressources restantes ne rapportent rien.',
		passages: [
			{
				lines: [
					'Jetons PV',
					'PV imprimés sur les Artefacts',
					'Artefacts qui comptent à la fin',
					'PV des Archives'
				]
			},
			{
				title: 'Égalité',
				lines: [
					'Le plus de PV gagne. À égalité, le plus d’Usines l’emporte.',
					'S’il y a encore égalité, la place est partagée.'
				]
			}
		]
	},
	icons: {
		title: 'Les symboles',
		lead: 'Chaque élément a sa forme, lisible même sous un mauvais éclairage.',
		passages: []
	}
};

export const fr: BookStrings = {
	contents: (cards, pages) =>
		`${counted(cards, 'artefact', 'artefacts')} · ${counted(pages, 'page de règles', 'pages de règles')}`,
	sentences,
	keywords,
	chains,
	rulings,
	rules,
	when: {
		end: 'Fin de partie',
		'at-once': 'Immédiat',
		retrieve: 'Phase de récupération',
		dispatch: 'Répartition',
		operation: 'Quand vous obtenez une Usine',
		repair: 'Quand vous obtenez un Artefact',
		communicate: 'Communication',
		'worker-gained': 'Quand vous gagnez un Robot',
		'own-turn': 'À tout moment de votre tour'
	},
	must: 'obligatoire',
	may: 'facultatif',
	often: {
		'at-the-end': 'une fois',
		once: 'une seule fois',
		'every-time': 'à chaque fois',
		'each-worker': 'pour chacun de ces Robots',
		'once-a-turn': 'une fois par tour',
		'once-a-phase': 'une fois par phase',
		'as-wanted': 'autant de fois que vous voulez'
	},
	groups: {
		end: 'Fin de partie',
		retrieve: 'Récupération',
		actions: 'Actions',
		other: 'Autres'
	},
	chainsTitle: 'Avec d’autres cartes',
	printedTitle: 'Imprimé sur la carte',
	printedVp: (points) => (points === undefined ? 'PV : inconnus' : `${points} PV`),
	printedCost: (cost) => (cost === undefined ? 'coût : inconnu' : `coûte ${cost}`),
	copies: (withTwo, withMore) =>
		withTwo === withMore
			? `${counted(withTwo, 'exemplaire', 'exemplaires')} à 2, 3 ou 4 joueurs`
			: `${counted(withTwo, 'exemplaire', 'exemplaires')} à 2 joueurs, ${counted(withMore, 'exemplaire', 'exemplaires')} à 3 ou 4`,
	here: 'Dans cette partie',
	left: (left) => (left <= 0 ? 'il n’en reste plus' : `reste ${left}`),
	owners: (names) =>
		names.length === 0
			? 'Personne ne l’a encore'
			: `${list(names)} ${noun(names.length, 'l’a', 'l’ont')}`,
	worthTitle: 'Vaut maintenant',
	worthIf: 'Ce qu’il vaudrait',
	ownsIt: 'l’a',
	unknownPrint: 'sans les PV imprimés',
	endTileAt: (players, record) => ({
		players: `${players} joueurs`,
		record: `${record}e Archive`
	}),
	endTileTitle: 'Quand la tuile Fin apparaît',
	endTileText:
		'En comptant les Archives de tous les joueurs, elle apparaît quand on prend celle-ci.',
	cardsNow: (name, cards, reach) => `${name} : ${counted(cards, 'carte', 'cartes')}, ${reach}`,
	reach: { one: 'une Usine', two: 'deux Usines', any: 'autant d’Usines que voulu' },
	stillPlays: {
		title: 'Qui joue encore ?',
		players: 'Joueurs',
		starts: 'Qui a commencé la partie ?',
		triggered: 'Pendant le tour de qui la fin a-t-elle été déclenchée ?',
		seat: (number) => `Joueur ${number}`,
		result: (names) =>
			names.length === 0
				? 'Personne : la partie finit avec ce tour.'
				: `${list(names)} ${noun(names.length, 'joue', 'jouent')} encore une fois.`,
		done: 'a joué',
		triggers: 'déclenche',
		plays: 'joue encore'
	},
	setUp: {
		players: 'Joueurs',
		gears: (gears) => `Rouages dans l’ordre du tour : ${gears.join(', ')}`,
		first: 'Le Premier joueur garde son marqueur toute la partie.'
	},
	legend: {
		tokens: 'Jetons',
		actions: 'Actions',
		moments: 'Quand un Artefact agit',
		others: 'Ailleurs',
		card: 'Cartes : Usines et Artefacts',
		record: 'Archives',
		flag: 'Premier joueur',
		endTile: 'Tuile Fin, au bout de la rangée d’Archives',
		vpNote: 'une ampoule dans la boîte'
	},

	values: {
		text: 'Les livrets n’en donnent qu’une. Saisissez les autres une fois, d’après vos cartes ; l’application les garde pour toutes vos parties.',
		short: 'PV et coûts, à saisir une seule fois',
		fill: {
			points: (left) => `Saisir les PV (${left})`,
			cost: (left) => `Saisir les coûts (${left})`
		},
		allKnown: 'Tous les Artefacts sont connus.',
		artifacts: 'Artefacts',
		records: 'Archives rencontrées',
		noRecords: 'Aucune encore. Chaque Archive prise en partie apparaît ici.',
		locations: 'Usines rencontrées',
		noLocations: 'Aucune encore. Chaque Usine qui reçoit un nom apparaît ici.',
		start: 'Usine de départ',
		startText: 'Les cases de haut en bas ; les mêmes pour tous.',
		spaces: (spaces) => spaces?.join(' · ') ?? 'cases inconnues',
		addRecord: 'Ajouter une Archive',
		addLocation: 'Ajouter une Usine',
		nameNeeded: 'Une Usine se reconnaît à son nom : écrivez-le d’abord.',
		spaceNeeded: 'Indiquez ce que montre chaque case, ou retirez-la.',
		vp: 'PV imprimés',
		cost: 'Coût imprimé',
		notKnown: 'Inconnu',
		difference: {
			points: (name) => `${name} : PV`,
			cost: (name) => `${name} : coût`,
			'location-cost': (name) => `${name} : coût`,
			'location-spaces': (name) => `${name} : cases`,
			'starting-spaces': 'Usine de départ : cases'
		}
	},
	met: 'Déjà rencontrées'
};
