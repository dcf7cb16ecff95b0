import { useCopy } from '$lib/platform/own-copy.svelte';
import { useTableIfAny } from '$lib/platform/table.svelte';
import { rules } from '../../rules';
import type { ArtifactId } from '../../rules/catalogue';
import { copyRules } from '../../rules/copy';
import { withPrint } from '../../rules/copy/facts';
import { knownPrint } from '../../rules/setup';
import type { Printed } from '../../rules/types';

/** What is printed on the artifacts: told to the match if there is one, which teaches the copy. */
export function usePrints() {
	const table = useTableIfAny(rules);
	const copy = useCopy(copyRules);

	return {
		of: (id: ArtifactId): Printed =>
			table ? (table.state.printed[id] ?? {}) : knownPrint(id, copy.facts.artifacts),

		async read(artifact: ArtifactId, print: Printed): Promise<void> {
			if (table) table.play({ type: 'artifactRead', artifact, ...print });
			else
				await copy.change((facts) =>
					withPrint(facts, artifact, { ...facts.artifacts[artifact], ...print })
				);
		},

		/** A match remembers what it was told; only the copy can forget. */
		forget: table
			? undefined
			: (artifact: ArtifactId) => copy.change((facts) => withPrint(facts, artifact, undefined))
	};
}
