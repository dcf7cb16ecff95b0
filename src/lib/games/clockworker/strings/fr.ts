import type { BySeat, Seat } from '$lib/core/seats';
import { signed, formatsIn } from '$lib/platform/formats';
import { de } from '$lib/platform/strings/fr/elision';
import { isArtifact, type ArtifactId } from '../rules/catalogue';
import { cardCount, kindsOf } from '../rules/holding';
import type {
	ClockworkerEvent,
	Counter,
	Effect,
	EffectSource,
	Objection,
	Tokens
} from '../rules/types';
import { valuesIn } from '../rules/printed/take-over';
import { bySource } from './by-source';
import type { Strings } from './en';

const { counted, list, noun } = formatsIn('fr');

const artifacts: Strings['artifacts'] = {
	'clockwork-god': { name: 'Dieu mécanique', text: 'Fin : 10 PV si vous avez 12 cartes.' },
	'pick-up-ship': { name: 'Vaisseau de sauvetage', text: 'Fin : 1 PV par Usine.' },
	'robotic-government': {
		name: 'Gouvernement robotique',
		text: 'Fin : 1 PV par Robot, placé ou non.'
	},
	'to-a-new-world': {
		name: 'Vers un nouveau monde',
		text: 'Fin : 6 PV par paire d’Artefacts, celui-ci compris.'
	},
	'additional-robotic-arm': {
		name: 'Bras robotique additionnel',
		text: 'Récupération : 1 Rouage de plus par Robot qui en rapporte.'
	},
	'cpu-replacing-tech': {
		name: 'CPU de recharge',
		text: 'Nouveau Robot : prenez 1 Bloc doré, une fois par tour.'
	},
	'emergency-toolkit': { name: 'Kit d’urgence', text: 'Tout de suite : 5 Rouages.' },
	'emotion-studying-device': {
		name: 'Système d’étude des émotions',
		text: 'Chaque Archive obtenue : 3 PV.'
	},
	'extended-memory': {
		name: 'Mémoire étendue',
		text: 'Chaque Artefact obtenu ensuite : 2 PV.'
	},
	'instant-duplicate-device': {
		name: 'Dispositif de duplication',
		text: 'Récupération : vous pouvez payer 1 Rouage pour copier 1 ressource tout juste gagnée.'
	},
	'megaphone-advertisement': {
		name: 'Mégaphone publicitaire',
		text: 'Chaque Usine obtenue : 3 PV.'
	},
	'parabolic-antenna': {
		name: 'Antenne parabolique',
		text: 'La Communication coûte 1 ressource de moins, au choix.'
	},
	'product-administration-ai': {
		name: 'IA de gestion de produits',
		text: 'Chaque Usine obtenue : 1 Robot.'
	},
	'self-vending-machine': {
		name: 'Distributeur automatique',
		text: 'À votre tour, autant de fois que vous voulez : 2 Rouages contre 1 Bloc doré.'
	},
	'steam-locomotive-network': {
		name: 'Locomotive à vapeur',
		text: 'Répartition vers autant d’Usines que vous voulez.'
	},
	'synchronization-tech': {
		name: 'Outil de synchronisation',
		text: 'Répartition sur toute case vide, pas seulement la plus haute.'
	}
};

const shortNames: Strings['shortNames'] = {
	'clockwork-god': 'Dieu mécanique',
	'pick-up-ship': 'Vaisseau',
	'robotic-government': 'Gouvernement',
	'to-a-new-world': 'Nouveau monde',
	'additional-robotic-arm': 'Bras robotique',
	'cpu-replacing-tech': 'CPU',
	'emergency-toolkit': 'Kit d’urgence',
	'emotion-studying-device': 'Émotions',
	'extended-memory': 'Mémoire',
	'instant-duplicate-device': 'Duplication',
	'megaphone-advertisement': 'Mégaphone',
	'parabolic-antenna': 'Antenne',
	'product-administration-ai': 'IA de gestion',
	'self-vending-machine': 'Distributeur',
	'steam-locomotive-network': 'Locomotive',
	'synchronization-tech': 'Synchronisation'
};

const nouns: Readonly<Record<Counter, readonly [one: string, other: string]>> = {
	vp: ['PV', 'PV'],
	gears: ['rouage', 'rouages'],
	red: ['bloc rouge', 'blocs rouges'],
	green: ['bloc vert', 'blocs verts'],
	blue: ['bloc bleu', 'blocs bleus'],
	gold: ['bloc doré', 'blocs dorés'],
	workers: ['robot', 'robots'],
	placed: ['robot placé', 'robots placés']
};

const few = (count: number, counter: Counter) => counted(count, ...nouns[counter]);

const tokens = (all: Tokens) =>
	list(kindsOf(all).map((token) => few(all[token] ?? 0, token))) || 'rien';

const sources: Readonly<Record<Exclude<EffectSource, ArtifactId>, string>> = {
	space: 'rapporté',
	placing: 'déplacé',
	marker: 'marqueur +1 Ressource',
	recharge: 'Recharge',
	cost: 'payé',
	table: 'à la main'
};

const sourceName = (source: EffectSource) =>
	isArtifact(source) ? artifacts[source].name : sources[source];

const moves = ({ counter, by }: Effect) => `${signed(by)} ${noun(Math.abs(by), ...nouns[counter])}`;

const card = (index: number) => (index === 0 ? 'l’Usine de départ' : `l’Usine ${index}`);

function objection(of: Objection, names: BySeat<string>): string {
	const who = (seat: Seat) => names[seat] ?? `la place ${seat + 1}`;
	switch (of.term) {
		case 'no-such-seat':
			return `Personne n’est assis à la place ${of.seat + 1}.`;
		case 'wrong-seat':
			return `C’est le tour ${de(who(of.expected))}.`;
		case 'game-over':
			return 'La partie est finie : chacun a joué son dernier tour.';
		case 'second-action':
			return 'L’action de ce tour est déjà jouée : une seule par tour.';
		case 'retrieve-first':
			return 'La Récupération d’abord : des robots sont encore sur les Usines.';
		case 'second-retrieve':
			return 'La Récupération de ce tour est déjà faite.';
		case 'retrieve-too-late':
			return 'La Récupération vient avant l’action.';
		case 'no-action-yet':
			return 'Aucune action n’a été jouée pendant ce tour.';
		case 'cannot-pay':
			return `Pas de quoi payer : il manque ${tokens(of.short)}.`;
		case 'wrong-payment':
			return `Le coût est de ${tokens(of.cost)} ; payé : ${tokens(of.paid)}.`;
		case 'wrong-gears':
			return `Le coût est ici de ${few(of.cost, 'gears')} ; payé : ${of.paid}.`;
		case 'below-zero':
			return `Il resterait ${few(of.value, of.counter)} : moins que rien.`;
		case 'already-owned':
			return `${artifacts[of.artifact].name} est déjà là : jamais deux fois le même.`;
		case 'no-copy-left':
			return of.owners.length > 0
				? `Plus d’exemplaire (${artifacts[of.artifact].name}) : chez ${list(of.owners.map(who))}.`
				: `${artifacts[of.artifact].name} n’est pas dans cette partie.`;
		case 'not-owned':
			return `${artifacts[of.artifact].name} n’est pas parmi ces cartes.`;
		case 'not-yet-active':
			return `${artifacts[of.artifact].name} agit à partir du prochain tour.`;
		case 'thirteenth-card':
			return `Déjà ${of.cards} cartes : personne ne dépasse 12.`;
		case 'no-worker-placed':
			return 'Aucun robot à reprendre à cet endroit.';
		case 'one-from-each':
			return `La Récupération reprend un robot par Usine : ${of.most} au plus.`;
		case 'left-behind':
			return `La Récupération vaut pour chaque Usine : au moins ${few(of.least, 'workers')} à reprendre.`;
		case 'other-gain':
			return `D’après la carte, ${card(of.location)} donne ici ${tokens(of.shown)}.`;
		case 'not-on-top':
			return `La case du haut ne montre aucun ${nouns[of.token][0]}.`;
		case 'spaces-differ':
			return `${few(of.workers, 'workers')} sur ${counted(of.spaces, 'case', 'cases')} : un par case.`;
		case 'more-placed':
			return `${few(of.placed, 'placed')}, mais seulement ${few(of.workers, 'workers')} en tout.`;
		case 'no-worker-in-hand':
			return `${noun(of.needed, 'Robot voulu', 'Robots voulus')} : ${of.needed}, en main : ${of.inHand}.`;
		case 'nothing-dispatched':
			return 'La Répartition place au moins un robot.';
		case 'no-such-location':
			return 'Cette Usine n’existe pas.';
		case 'no-empty-space':
			return `Pas assez de place sur ${card(of.location)} : ${counted(of.empty, 'case vide', 'cases vides')}.`;
		case 'not-topmost':
			return `Sur ${card(of.location)}, la case vide la plus haute vient d’abord.`;
		case 'too-many-locations':
			return of.most === 1
				? 'La Répartition vise une seule Usine ; deux dès 6 cartes.'
				: `La Répartition vise ${of.most} Usines au plus.`;
		case 'not-brought':
			return `Aucun ${nouns[of.token][0]} gagné pendant cette Récupération : rien à copier.`;
		case 'already-duplicated':
			return 'Le Dispositif de duplication a servi : une fois par phase.';
		case 'no-record-left':
			return `Les ${of.records} Archives sont prises.`;
		case 'past-the-end-tile':
			return `À cette table, on prend au plus ${of.most} Archives : la tuile Fin termine la partie avant la suivante.`;
		case 'no-such-record':
			return 'Cette Archive n’existe pas.';
		case 'end-tile-early':
			return `D’après le compte, la tuile Fin sort à l’Archive ${of.foretold} ; voici l’Archive ${of.record}.`;
		case 'end-tile-late':
			return `D’après le compte, la tuile Fin sort à l’Archive ${of.foretold} ; voici l’Archive ${of.record}, et elle n’a pas été vue avant.`;
		case 'end-tile-again':
			return 'La tuile Fin est déjà sortie.';
	}
}

function sentenceOf(event: ClockworkerEvent, hidesTotals = false): string {
	switch (event.type) {
		case 'retrieved': {
			const workers = event.brought.reduce((sum, each) => sum + (each.workers ?? 1), 0);
			return `récupère ${few(workers, 'workers')}`;
		}
		case 'duplicated':
			return `copie un ${nouns[event.token][0]}`;
		case 'recovered':
			return 'fait une Extraction';
		case 'dispatched': {
			const workers = (event.to ?? []).reduce((sum, each) => sum + each.workers, 0);
			return workers > 0 ? `répartit ${few(workers, 'workers')}` : 'fait une Répartition';
		}
		case 'operated':
			return event.name ? `prend l’Usine ${event.name}` : 'prend une Usine';
		case 'repaired':
			return `répare ${artifacts[event.artifact].name}`;
		case 'communicated': {
			const points =
				event.points === undefined || hidesTotals
					? 'prend une Archive, face cachée'
					: `prend une Archive de ${event.points} PV`;
			return event.endTile ? `${points} ; la tuile Fin est sortie` : points;
		}
		case 'recharged':
			return 'recharge';
		case 'vended':
			return `utilise le Distributeur automatique ${event.times} fois`;
		case 'turnEnded':
			return 'finit son tour';
		case 'adjusted':
			return `rectifie : ${signed(event.by)} ${noun(Math.abs(event.by), ...nouns[event.counter])}`;
		case 'counted':
			return `compte ${few(event.value, event.counter)}`;
		case 'added':
			switch (event.card.kind) {
				case 'location':
					return 'a une Usine de plus';
				case 'artifact':
					return `a ${artifacts[event.card.artifact].name}`;
				case 'record':
					return event.card.points === undefined || hidesTotals
						? 'a une Archive de plus'
						: `a une Archive de plus : ${event.card.points} PV`;
			}
			break;
		case 'removed':
			switch (event.card.kind) {
				case 'location':
					return `n’a pas ${card(event.card.location)}`;
				case 'artifact':
					return `n’a pas ${artifacts[event.card.artifact].name}`;
				case 'record':
					return `n’a pas l’Archive ${event.card.record + 1}`;
			}
			break;
		case 'recordRead':
			return hidesTotals
				? `lit l’Archive ${event.record + 1}`
				: `lit l’Archive ${event.record + 1} : ${event.points} PV`;
		case 'locationRead':
			return event.name ? `nomme une Usine : ${event.name}` : `lit ${card(event.location)}`;
		case 'endTileSeen':
			return event.seen ? 'voit la tuile Fin' : 'remet la tuile Fin sous la pile';
		case 'called':
			return event.over ? 'met fin à la partie' : 'reprend la partie';
		case 'artifactRead': {
			const points = event.points === undefined ? '' : ` ${event.points} PV`;
			const cost = event.cost ? ` coûte ${tokens(event.cost)}` : '';
			return `${artifacts[event.artifact].name} :${points}${cost}`;
		}
		case 'copiesCounted':
			return `${artifacts[event.artifact].name} : ${counted(event.copies, 'exemplaire', 'exemplaires')} dans cette partie`;
		case 'valuesTakenOver':
			return `${counted(valuesIn(event), 'valeur imprimée reprise', 'valeurs imprimées reprises')} de la boîte`;
		case 'depthChanged':
			return event.depth === 'everything' ? 'Suivi : tout' : 'Suivi : ce qui rapporte';
	}
}

export const fr: Strings = {
	artifacts,
	tokens,
	few,
	objection,

	describe(event: ClockworkerEvent, names: BySeat<string>, hidesTotals = false) {
		const did = sentenceOf(event, hidesTotals);
		if (event.type === 'called') return `La table ${did}`;
		return 'seat' in event ? `${names[event.seat] ?? '?'} ${did}` : did;
	},

	effects: (all) =>
		bySource(all)
			.map(([source, moved]) => `${moved.map(moves).join(', ')} (${sourceName(source)})`)
			.join(', '),

	saysItAll: ({ type }) => type === 'adjusted',

	terms: {
		'end-tile': 'La tuile Fin est sortie',
		'twelve-cards': 'Une 12e carte a été prise',
		called: 'La table a mis fin à la partie',
		tokens: 'Jetons PV',
		printed: 'Imprimés sur les Artefacts',
		records: 'Archives',
		'clockwork-god': artifacts['clockwork-god'].name,
		'pick-up-ship': artifacts['pick-up-ship'].name,
		'robotic-government': artifacts['robotic-government'].name,
		'to-a-new-world': artifacts['to-a-new-world'].name
	},

	ownedName: (card: string): string => (isArtifact(card) ? artifacts[card].name : card),

	houseRules: {
		cpuEachTime: {
			title: 'CPU de recharge à chaque fois',
			text: 'Non : un Bloc doré par tour. Oui : un à chaque gain de Robots.'
		},
		armOncePerPhase: {
			title: 'Bras robotique une fois par phase',
			text: 'Non : 1 Rouage par Robot qui en rapporte. Oui : 1 Rouage en tout.'
		},
		markerGivesAll: {
			title: 'Le marqueur +1 donne toute la case',
			text: 'Non : une ressource de la case du haut. Oui : tout ce qu’elle montre.'
		},
		memoryCountsItself: {
			title: 'Mémoire étendue se compte',
			text: 'Non : 2 PV dès l’Artefact suivant. Oui : pour elle-même aussi.'
		},
		shipSkipsStart: {
			title: 'Vaisseau sans l’Usine de départ',
			text: 'Non : toutes les Usines comptent. Oui : toutes sauf celle de départ.'
		}
	},

	counters: {
		vp: 'Jetons PV',
		gears: 'Rouages',
		red: 'Blocs rouges',
		green: 'Blocs verts',
		blue: 'Blocs bleus',
		gold: 'Blocs dorés',
		workers: 'Robots',
		placed: 'Robots placés'
	},
	captions: {
		vp: 'PV',
		gears: 'rouages',
		red: 'rouges',
		green: 'verts',
		blue: 'bleus',
		gold: 'dorés',
		workers: 'robots',
		placed: 'placés'
	},

	actions: {
		recovered: 'Extraction',
		dispatched: 'Répartition',
		operated: 'Réaffectation',
		repaired: 'Réparation',
		communicated: 'Communication',
		recharged: 'Recharge'
	},

	cards: (count) => counted(count, 'carte', 'cartes'),
	records: (count) => counted(count, 'archive', 'archives'),
	locations: (count) => counted(count, 'usine', 'usines'),
	artifactCount: (count) => counted(count, 'artefact', 'artefacts'),
	starts: 'Premier joueur',

	cardsGauge: (most, target) => `${most} / ${target} cartes`,
	leads: (leaders) => `le plus : ${list(leaders)}`,
	recordsGauge: (left) => counted(left, 'archive', 'archives'),
	beforeEndTile: 'avant la tuile Fin',
	endTileNext: 'La tuile Fin est la prochaine',
	endTileOut: 'La tuile Fin est sortie',
	recordsTaken: (taken) => counted(taken, 'archive prise', 'archives prises'),

	done: 'a fini',

	triggered: {
		called: () => 'La table a mis fin à la partie.',
		'twelve-cards': (who) => `${who} a pris une 12e carte.`,
		'end-tile': (who) => `La tuile Fin est sortie au tour ${de(who)}.`
	},

	tableau: 'Tableau',
	tableauOf: (name) => `Tableau ${de(name)}`,
	startingLocation: 'Usine de départ',
	location: 'Usine',
	record: 'Archive',
	faceDown: 'cachée',
	costs: (gears) => `coûte ${few(gears, 'gears')}`,
	tag: {
		end: 'fin',
		'at-once': 'immédiat',
		retrieve: 'Récupération',
		dispatch: 'Répartition',
		operation: 'Réaffectation',
		repair: 'Réparation',
		communicate: 'Communication',
		'worker-gained': 'robot gagné',
		'own-turn': 'à votre tour'
	},
	inHand: (workers) => `robots · ${workers} en main`,

	lookUp: 'Carte, règle, « rouage »…',
	lookUpCard: 'Nom, effet, « rouage »…',
	optional: 'facultatif',
	youPay: 'Vous payez',
	placedNote: 'placés',
	ownedNote: 'en tout',
	nothingFound: 'Aucune carte de ce genre.',
	endRules: 'Comment la partie finit',
	sixCardsRule: 'La règle des 6 cartes',
	workersCounted: 'sur les cartes et en main',
	locationsTitle: 'Usines',
	locationsCounted: 'avec celle de départ',
	matters: {
		'clockwork-god': artifacts['clockwork-god'].name,
		'pick-up-ship': artifacts['pick-up-ship'].name,
		'robotic-government': artifacts['robotic-government'].name,
		'to-a-new-world': artifacts['to-a-new-world'].name,
		'tie-break': 'l’égalité à départager'
	},
	countsFor: (matters) => (matters.length > 0 ? `Compte pour : ${list(matters)}` : ''),
	shortNames,
	sumParts: {
		tokens: 'jetons',
		printed: 'imprimés',
		records: 'archives',
		'clockwork-god': shortNames['clockwork-god'],
		'pick-up-ship': shortNames['pick-up-ship'],
		'robotic-government': shortNames['robotic-government'],
		'to-a-new-world': shortNames['to-a-new-world']
	},
	sourceNotes: {
		'clockwork-god': '10 dès 12 cartes',
		'pick-up-ship': '1 par Usine',
		'robotic-government': '1 par Robot',
		'to-a-new-world': '6 par paire d’Artefacts'
	},
	artifactsTitle: 'Artefacts',
	artifactsNote: (count, printed, atTheEnd) =>
		count === 0
			? '0'
			: atTheEnd > 0
				? `${count} · ${printed} imprimés + ${atTheEnd} à la fin`
				: `${count} · ${printed} imprimés`,
	askPrinted: (name) => `Combien de PV sont imprimés sur ${name} ?`,
	readPrinted: (name) => `${name} : PV imprimés`,
	printedKept: 'C’est noté. Une autre touche le change.',
	askedOnce: 'Demandé une seule fois, gardé pour toutes les parties.',
	notNow: 'Pas maintenant',
	changePrinted: 'Changer une valeur imprimée, ou une carte en double',
	onceMore: (name) => `${name} une fois de plus`,
	recordsTitle: 'Archives',
	recordsNote: (count, points) => `${count} · ${few(points, 'vp')}`,
	askRecord: (number) => `Combien de PV montre l’Archive ${number} ?`,
	otherRecord: 'autre',
	cardsOnly: (count) => noun(count, 'carte', 'cartes'),
	retrieveGains: (gain) => `Récupération : ${tokens(gain)}`,
	allHere: (workers) => `${workers} ici`,
	endTileQuestion: 'La tuile Fin est-elle sortie ?',
	endTileYes: 'Oui, dernière manche',
	endTileNo: 'Non',
	endTileWillShow: 'D’après le compte, cette archive fait sortir la tuile Fin.',
	printedUnknown: 'imprimé ?',
	passByItselfText: 'Avec « Ce qui rapporte », une action termine le tour.',
	space: (number) => `Case ${number}`,
	spacesShown: (spaces) =>
		spaces
			.map(({ gain, worker }) => `${gain ? tokens(gain) : '?'}${worker ? ' ●' : ''}`)
			.join(' · '),
	sixCards: {
		title: 'Restaurer une Civilisation',
		text: 'Dès 6 cartes, la Répartition peut viser deux Usines.'
	},

	endTurn: (next) => (next === undefined ? 'Fin du dernier tour' : `Fin du tour → ${next}`),
	retrieve: 'Récupération',
	retrieveText: 'Le robot le plus haut de chaque Usine : qu’ont-ils rapporté ?',
	retrieveEach: 'Robot par robot',
	retrieveTogether: 'Tous ensemble',
	workersBack: 'Robots repris',
	withGears: 'dont avec rouages',
	worker: (number) => `Robot ${number}`,
	duplicateTitle: 'Copier pour 1 rouage ?',
	vend: '2 rouages → 1 doré',

	nameLocation: 'Nommer l’Usine',
	operationTitle: 'Prendre une Usine',
	name: 'Nom (si vous voulez)',
	locationName: 'Nom de l’Usine',
	cost: 'Coût en rouages',
	marker: 'Au-dessus de la carte',
	markers: { none: 'Aucun', minus: '−1 Rouage', plus: '+1 Ressource' },
	topSpace: 'La case du haut montre',
	emptySpaces: (count) => counted(count, 'case vide', 'cases vides'),
	placeWorkers: 'Robots placés dessus',

	recoverTitle: 'Extraire un robot',
	recoverText: 'Qu’a donné la case ?',
	dispatchTitle: 'Répartir des robots',
	dispatchWhere: (index, name) => name ?? (index === 0 ? 'Usine de départ' : `Usine ${index}`),

	repairTitle: 'Réparer un artefact',
	copiesLeft: (count) => `reste ${count}`,
	hasIt: (name) => `${name} l’a déjà.`,
	takenBy: (names) => `Pris : ${list(names)}.`,
	notInMatch: 'Pas dans cette partie.',
	printedCost: 'Son coût imprimé (demandé une fois)',
	payTitle: (name) => `Payer : ${name}`,
	costIs: (cost) => `Coût : ${tokens(cost)}`,
	proposed: 'Au moins cher ; changez si vous avez payé autrement.',
	vendFirst: 'Distributeur automatique d’abord : fois',

	communicateTitle: 'Prendre une archive',
	communicateText: 'Combien de PV montre-t-elle ?',
	later: 'Face cachée, plus tard',
	endTileSeen: 'La tuile Fin est sortie',
	endTileNotYet: 'Pas encore d’après le compte ; dites-le si elle est sortie.',
	recordCost: 'Ce qu’elle a coûté',
	tileShown: (points, cost) => `${points} PV : ${tokens(cost)}`,
	antenna: 'L’Antenne parabolique épargne',
	nothingSpared: 'rien',
	none: 'aucun',

	back: 'Retour',
	close: 'Fermer',

	setRight: 'Rectifier',
	correct: {
		who: 'Qui',
		what: 'Quoi',
		artifact: 'Quel Artefact',
		counter: 'Quel compteur',
		token: 'Quel jeton',
		more: 'En plus ou en moins',
		amount: 'Combien',
		times: 'Combien de fois',
		gain: 'Ce qu’il a rapporté',
		paid: 'Ce qui a été payé',
		gearsPaid: 'Rouages payés',
		callItOver: 'La partie est finie'
	},
	addLocation: 'Ajouter une usine',
	addRecord: 'Ajouter une archive',
	addArtifact: 'Ajouter un artefact',
	removeCard: 'Retirer',
	printedVp: 'PV imprimés',
	recordVp: 'PV de la tuile',
	spaces: 'Cases, de haut en bas',
	addSpace: 'Ajouter une case',
	workerThere: 'robot présent',

	depth: 'Suivre',
	depths: { scores: 'Ce qui rapporte', everything: 'Tout' },
	depthText: {
		scores: 'Cartes, archives, jetons PV et robots.',
		everything: 'Aussi les rouages, les blocs et la Récupération.'
	},
	setUp: {
		box: (players) =>
			players === 2
				? {
						title: 'Écartez les cartes sans l’icône 2 joueurs',
						text: 'Usines comme Artefacts : elles restent dans la boîte.'
					}
				: {
						title: 'Toutes les cartes sont de la partie',
						text: 'À trois ou quatre, ignorez l’icône 2 joueurs.'
					},
		artifacts: (cards, once, twice) => ({
			title: `Étalez ${cards} Artefacts`,
			text: twice === 0 ? 'Un de chaque.' : `${once} en un exemplaire, ${twice} en deux.`
		}),
		locations: (faceUp) => ({
			title: `Révélez ${faceUp} Usines en ligne`,
			text: 'Le marqueur −1 Rouage au-dessus de la deuxième en partant de la droite, le marqueur +1 Ressource au-dessus de celle de droite.'
		}),
		records: (faceUp, above, below) => ({
			title: `Tuile Fin sous ${above} Archives`,
			text: `Posez-en ${faceUp} face visible. Comptez-en ${above} depuis le haut de la pile et glissez la tuile Fin dessous ; il en reste ${below} sous elle.`
		}),
		workers: (workers, placed, inHand) => ({
			title: `${few(workers, 'workers')} par joueur`,
			text: `Avec une Usine de départ : ${placed} sur ses cases, ${inHand} en main.`
		}),
		gears: { title: 'Rouages, dans l’ordre du tour' },
		starter: (name) => ({
			title: `${name} reçoit le marqueur premier joueur`,
			text: 'Il y reste toute la partie. On joue dans le sens horaire.'
		}),
		endTile: 'Fin'
	},
	startHint: 'Selon le livret : la dernière personne à avoir réparé une machine.',
	countAfresh: 'Rouages, blocs et robots placés n’étaient pas suivis : corrigez-les ici.',
	counted: 'C’est juste maintenant',
	copiesTitle: 'Exemplaires dans cette partie',
	endTileSwitch: 'La tuile Fin est sortie',

	points: (points) => `${points} PV`,
	pointsTerm: 'PV',
	tieBreaks: { locations: (count) => counted(count, 'usine', 'usines') },
	decidedBy: { locations: 'les Usines départagent' },
	seatNote: ({ seats }, seat) => {
		const own = seats[seat];
		return own && fr.cards(cardCount(own));
	},
	worthNow: ({ printed, own, others }) =>
		`À présent : ${list([
			...(printed ? [`${printed} imprimés`] : []),
			...(own ? [`${own} grâce à son effet`] : []),
			...others.map(({ artifact, points }) => `${points} par ${artifacts[artifact].name}`)
		])}.`,
	pellet: (token) => nouns[token][0]
};
