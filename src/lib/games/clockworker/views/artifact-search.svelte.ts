import { foldedText } from '$lib/platform/words';
import { ARTIFACT_IDS, artifactCard, type ArtifactId, type Moment } from '../rules/catalogue';
import { strings } from '../strings';
import { words } from './words.svelte';

/** Names in every language, and what the card does in this one. */
function textOf(id: ArtifactId): string {
	const names = Object.values(strings).map(({ artifacts }) => artifacts[id].name);
	const { artifacts, tag } = words.t;
	return foldedText([...names, artifacts[id].text, tag[artifactCard(id).moment]].join(' '));
}

/** Which of the sixteen are wanted: by words in any order, and by the moment they work. */
export class ArtifactSearch {
	wanted = $state('');
	moment = $state<Moment>();

	readonly found: readonly ArtifactId[] = $derived.by(() => {
		const wanted = foldedText(this.wanted).split(/\s+/);
		return ARTIFACT_IDS.filter(
			(id) =>
				(this.moment === undefined || artifactCard(id).moment === this.moment) &&
				wanted.every((word) => textOf(id).includes(word))
		);
	});
}
