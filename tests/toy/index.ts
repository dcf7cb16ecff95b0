import type { BookTexts, GameModule, GameStrings } from '$lib/platform/module';
import { meta } from './meta';
import { rules, type Toy } from './rules';
import Lay from './Lay.svelte';
import Sum from './Sum.svelte';

const inWords = <Words extends GameStrings<Toy>>(words: Words) => words;

const en = inWords({
	describe({ seat, ...event }, names) {
		if (event.type === 'called') return event.over ? 'The match was ended' : 'The match goes on';
		return event.type === 'laid'
			? `${names[seat]} laid ${event.number}`
			: `${names[seat]} has ${event.points} in all`;
	},
	objection: ({ seat }, names) => `${names[seat]} has laid a number in this round.`,
	terms: { rounds: 'five rounds', called: 'ended by the table', numbers: 'Numbers' },
	triggered: {
		rounds: () => 'The fifth round is the last.',
		called: () => 'The table ended the match.'
	},
	houseRules: { double: { title: 'Double', text: 'Every number counts twice.' } },
	tieBreaks: {
		highest: (figure: number) => `a highest number of ${figure}`,
		latest: (figure: number) => `a last number of ${figure}`
	},
	decidedBy: { highest: 'decided by the highest number', latest: 'decided by the last number' }
});
const fr = inWords({
	describe({ seat, ...event }, names) {
		if (event.type === 'called') return event.over ? 'Partie arrêtée' : 'La partie continue';
		return event.type === 'laid'
			? `${names[seat]} a posé ${event.number}`
			: `${names[seat]} a ${event.points} en tout`;
	},
	objection: ({ seat }, names) => `${names[seat]} a déjà posé un nombre à cette manche.`,
	terms: { rounds: 'cinq manches', called: 'arrêtée par la table', numbers: 'Nombres' },
	triggered: {
		rounds: () => 'La cinquième manche est la dernière.',
		called: () => 'La table a arrêté la partie.'
	},
	houseRules: { double: { title: 'Double', text: 'Chaque nombre compte deux fois.' } },
	tieBreaks: {
		highest: (figure: number) => `un plus haut nombre de ${figure}`,
		latest: (figure: number) => `un dernier nombre de ${figure}`
	},
	decidedBy: {
		highest: 'départagés par le plus haut nombre',
		latest: 'départagés par le dernier nombre'
	}
});

const texts: Readonly<Record<'en' | 'fr', BookTexts>> = {
	en: {
		entries: [
			{ id: 'nought', title: 'Nought', lead: 'Lays nothing, and gives nothing away.' },
			{ id: 'seven', title: 'Seven', lead: 'A number like others.' },
			{ id: 'nine', title: 'Nine', lead: 'The highest number of all.' }
		],
		pages: [{ id: 'ties', title: 'Ties', lead: 'The highest number decides, then the last one.' }]
	},
	fr: {
		entries: [
			{ id: 'nought', title: 'Zéro', lead: 'Ne pose rien et ne trahit rien.' },
			{ id: 'seven', title: 'Sept', lead: 'Un nombre comme les autres.' },
			{ id: 'nine', title: 'Neuf', lead: 'Le plus haut nombre de tous.' }
		],
		pages: [{ id: 'ties', title: 'Égalités', lead: 'Le plus haut nombre décide, puis le dernier.' }]
	}
};

export default {
	meta,
	rules,
	strings: { en, fr },
	options: {},
	table: { Actions: Lay, sheets: () => Promise.resolve({ Seat: Sum }) },
	correction: () => Promise.resolve(Sum),
	count: () => Promise.resolve(Sum),
	book: () => Promise.resolve({ texts })
} satisfies GameModule<Toy>;
