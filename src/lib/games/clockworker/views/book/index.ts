import type { BookParts } from '$lib/platform/module';
import { book } from '../../strings/book';
import ArtifactPart from './ArtifactPart.svelte';
import RulePart from './RulePart.svelte';
import { texts } from './texts';
import Values from '../../../../screens/printed/PrintedPage.svelte';

export const parts: BookParts = {
	texts,
	Entry: ArtifactPart,
	Page: RulePart,
	Printed: Values,
	printedWords: {
		en: { title: book.en.values.title, text: book.en.values.short },
		fr: { title: book.fr.values.title, text: book.fr.values.short }
	}
};
