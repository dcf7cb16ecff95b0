import { usePrintedValues } from '$lib/platform/printed/printed-values.svelte';
import { useTableIfAny } from '$lib/platform/match/table.svelte';
import { rules } from '../../rules';
import type { ArtifactId } from '../../rules/catalogue';
import { printedRules } from '../../rules/printed';
import { withPrint } from '../../rules/printed/facts';
import { knownPrint } from '../../rules/setup';
import type { Printed } from '../../rules/types';

/** What is printed on the artifacts, and how it is told. */
export interface Prints {
	of(artifact: ArtifactId): Printed;
	/** All that is known of it now; what is missing is not known. */
	read(artifact: ArtifactId, print: Printed): Promise<void>;
	/** A match remembers what it was told; only the copy can forget. */
	readonly forgets: boolean;
}

/** The copy itself, set right by hand. A match around it does not change: it is offered the values. */
export function useOwnPrints() {
	const copy = usePrintedValues(printedRules);
	const prints: Prints = {
		of: (artifact) => knownPrint(artifact, copy.facts.artifacts),
		read: (artifact, print) => copy.change((facts) => withPrint(facts, artifact, print)),
		forgets: true
	};
	return { copy, prints };
}

/** In a match it is a line of the log, undone like any other; the copy learns it from that line. */
export function usePrints(): Prints {
	const table = useTableIfAny(rules);
	const { prints } = useOwnPrints();
	if (!table) return prints;
	return {
		of: (artifact) => table.state.printed[artifact] ?? {},
		read: (artifact, print) => {
			table.play({ type: 'artifactRead', artifact, ...print });
			return Promise.resolve();
		},
		forgets: false
	};
}
