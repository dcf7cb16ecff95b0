import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({
			pages: '../../../out/bench/floor',
			fallback: '404.html',
			precompress: true
		}),
		paths: { relative: false },
		version: { name: 'floor' },
		serviceWorker: { register: false }
	}
};
