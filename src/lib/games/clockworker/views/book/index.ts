import type { BookParts } from '$lib/platform/module';
import type { Clockworker } from '../../rules/types';
import { printed } from '../printed';
import ArtifactPart from './ArtifactPart.svelte';
import RulePart from './RulePart.svelte';
import { texts } from './texts';

export const parts: BookParts<Clockworker> = {
	texts,
	Entry: ArtifactPart,
	Page: RulePart,
	printed
};
