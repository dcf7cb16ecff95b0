import { formatsIn } from '../../formats';
import type { setUp as en } from '../en/set-up';

const { counted, list } = formatsIn('fr');

export const setUp: typeof en = {
	playersClockwise: 'Joueurs, dans le sens horaire',
	playerName: (seat) => `Nom du joueur ${seat}`,
	moveUp: (name) => `${name} : une place plus haut`,
	moveDown: (name) => `${name} : une place plus bas`,
	makeStart: (name) => `${name} commence`,
	pickStart: 'Tirer au sort',
	picked: (name) => `${name} commence`,
	seatMoved: (name, place) => `${name} est maintenant à la place ${place}`,
	playedBefore: 'Ont déjà joué',
	marks: ['Rond bleu', 'Carré rouge', 'Écu vert', 'Losange violet'],
	changeMark: (name, mark) => `${name} : ${mark}. Choisir une autre marque`,
	markTitle: (name) => `Marque : ${name}`,
	markText: 'Celle d’un autre joueur est échangée.',
	emptySeats: 'Vider les places',
	whoStarts: 'Touchez un drapeau pour dire qui commence.',
	houseRules: 'Règles maison',
	houseRulesText: 'Là où les livrets diffèrent, ou quand une table joue autrement.',
	houseRulesOn: (count) =>
		count === 0 ? 'selon le livret' : counted(count, 'changée', 'changées'),
	hideTotals: 'Cacher les totaux jusqu’à la fin',
	hideTotalsText: 'Personne ne voit qui mène avant la fin du dernier tour.',
	setUpAid: 'Mise en place d’abord',
	setUpAidText: 'Ce qui va où, pour ce nombre de joueurs. On peut passer.',
	setUpText: (players) =>
		`${counted(players, 'joueur', 'joueurs')} · cochez ce qui est fait, ou passez`,
	setUpList: {
		title: 'Mise en place',
		again: 'Ce qui allait où avant le premier tour.'
	},
	skip: 'Passer',
	play: 'Jouer',
	start: 'Commencer',
	namesAlike: (renamed) => `Deux fois le même nom. Pour s’y retrouver : ${list(renamed)}.`,
	couldNotStart: 'La partie n’a pas pu être enregistrée sur cet appareil ; elle n’a pas commencé.'
};
