/**
 * What a start needs is compiled whole while it arrives, beside the main thread: Chromium reads this
 * sign in the first line. Left to itself, it compiles a thousand functions one by one as they are called,
 * a fifth of the time until a match is drawn.
 * @param {ReadonlySet<string>} parts
 * @returns {import('vite').Plugin}
 */
export const compiledAhead = (parts) => ({
	name: 'compiled-ahead',
	enforce: 'post',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk') continue;
				// what vite leaves of a style sheet that lies elsewhere
				chunk.code = chunk.code.replaceAll(/\/\* empty css +\*\//g, '');
				if (parts.has(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
			}
		}
	}
});
