import { oftenAt } from '../../rules/book';
import { artifactCard, type ArtifactId } from '../../rules/catalogue';
import type { HouseRules } from '../../rules/types';
import { bookWords } from './book-words.svelte';

/** `Retrieve phase · optional · once a phase`. */
export function timingOf(id: ArtifactId, houseRules: HouseRules | undefined): string {
	const { when, may, must, often } = bookWords.book;
	const { moment, optional } = artifactCard(id);
	return [when[moment], optional ? may : must, often[oftenAt(id, houseRules)]].join(' · ');
}
