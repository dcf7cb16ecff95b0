/** What was changed about somebody last, in a sentence: offered to be undone until something else is. */
export const done = $state({ said: '' });
