import type { Component } from 'svelte';
import type { GameTypes } from '$lib/core/game';
import type { IconName } from '$lib/ui/signs/icons';
import type { Tone } from '$lib/ui/signs/tones';
import type { Locale } from '../locale.svelte';

/** Something that has values printed on it, as far as the own copy knows them. */
export interface PrintedField {
	readonly id: string;
	readonly title: string;
	readonly text?: string;
	readonly icon?: IconName;
	readonly tone?: Tone;
	/** Its chief value, and what that is called. */
	readonly figure?: string | number;
	readonly note?: string;
	/** Which of `PrintedParts.values` are not known yet; absent where no number of values is expected. */
	readonly missing?: readonly string[];
	/** It was met at a table, and can be taken away again. */
	readonly removable?: true;
}

export interface PrintedSection {
	readonly title: string;
	/** At the end of the title, for instance how many there are. */
	readonly note?: string;
	readonly fields: readonly PrintedField[];
	/** What is said where there are none. */
	readonly none?: string;
	/** The key that adds one; the sheet opens with this id. */
	readonly add?: { readonly id: string; readonly label: string };
}

export interface PrintedWords {
	/** Why these values are to be read out. */
	readonly about: string;
	/** What is printed, in a few words. */
	readonly short: string;
	/** Every field has all its values. */
	readonly allKnown: string;
	/** The keys that ask for one value of all fields that lack it, by the value. */
	readonly fill: Readonly<Record<string, (left: number) => string>>;
}

export interface PrintedSheetProps {
	/** The field to be read out, or several, one after the other. */
	readonly fields: readonly string[];
	/** Only this one of `PrintedParts.values` is asked for. */
	readonly value?: string | undefined;
	readonly onclose: () => void;
}

/** How the own copy's printed values are shown and read out. */
export interface PrintedParts<G extends GameTypes> {
	readonly words: Readonly<Record<Locale, PrintedWords>>;
	/** The kinds of values that can be filled in for all fields in one go, the one to begin with first. */
	readonly values: readonly string[];
	/** In the language of the moment. */
	sections(copy: G['printed']): readonly PrintedSection[];
	/** Reads out fields; see `screens/printed/PrintedSheet`. */
	readonly Sheet: Component<PrintedSheetProps>;
	/** The copy without a field that is `removable`. */
	without?(copy: G['printed'], field: string): G['printed'];
	/** What two copies say differently, in the language of the moment. */
	difference(difference: G['difference']): {
		readonly title: string;
		readonly own: string;
		readonly other: string;
	};
}
