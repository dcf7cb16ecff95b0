import { artifactCard, type ArtifactId } from '../../rules/catalogue';
import { words } from '../words.svelte';

/** `Retrieve phase · optional · once a phase`. */
export function timingOf(id: ArtifactId): string {
	const { when, may, must, often: times } = words.book;
	const { moment, optional, often } = artifactCard(id);
	return [when[moment], optional ? may : must, times[often]].join(' · ');
}
