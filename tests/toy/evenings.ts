import { evenings, type Evening } from '../games/evenings';
import { counted, laid } from './played';
import { rules, type Toy } from './rules';

/** A few rounds, or none at all, and then the count. */
export const manyMatches = (matches: number): readonly Evening[] =>
	evenings<Toy>(
		{
			...{ game: 'toy', rules, houseRules: { double: false }, options: {} },
			eventsOf(players, below) {
				const seats = Array.from({ length: players }, (_, seat) => seat);
				const rounds = Array.from({ length: below(4) }, () =>
					seats.map((seat) => laid(seat, below(10)))
				);
				return [...rounds.flat(), ...seats.map((seat) => counted(seat, 10 + below(40)))];
			}
		},
		matches
	);
