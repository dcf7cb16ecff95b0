/** `d’Ana`, `de Bo`. */
export const de = (name: string): string =>
	/^[aeiouàâäéèêëîïôöûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
