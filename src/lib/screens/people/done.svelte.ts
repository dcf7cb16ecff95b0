/** The last change to a person, in a sentence: can be undone until the next change. */
export const done = $state({ said: '' });
