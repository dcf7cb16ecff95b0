import adapter from '@sveltejs/adapter-static';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sourceVersion } from './tools/serve/version.mjs';

/** The scripts of app.html itself; kit hashes only its own. */
const inlineScripts = [
	...readFileSync('src/app.html', 'utf8').matchAll(/<script>(.*?)<\/script>/gs)
].map(
	([, text = '']) =>
		/** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`)
);

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: {
		// made node by node: no markup to be parsed, nor to be let through by Trusted Types, at each first use
		fragments: 'tree',
		// the whole hash, without `svelte-` before it: every element of every component carries it
		cssHash: ({ hash, css }) => `s${hash(css)}`,
		// packages choose for themselves
		runes: ({ filename }) => (filename.split(/[/\\]/).includes('node_modules') ? undefined : true)
	},
	kit: {
		// `/` is the shell of every route, see src/service-worker.ts and tools/serve/static-server.mjs;
		// 404.html is the same shell for hosts that cannot be told so
		adapter: adapter({ fallback: '404.html', precompress: true }),
		paths: { relative: false },
		// the styles of home and of a table are in the page itself: the first paint waits for nothing else
		inlineStyleThreshold: 80_000,
		version: { name: sourceVersion() },
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self', ...inlineScripts],
				'style-src': ['self'],
				// the style attribute of kit's route announcer; check again when kit changes
				'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['none'],
				'object-src': ['none'],
				'frame-src': ['none'],
				'require-trusted-types-for': ['script'],
				'trusted-types': ['svelte-trusted-html', 'app-sw-url']
			}
		},
		typescript: {
			config: (config) => ({
				...config,
				include: [
					...config.include,
					'../svelte.config.js',
					'../eslint.config.js',
					'../tools/**/*.mjs',
					'../tests/**/*.mjs'
				],
				// the worker is checked with the rest
				exclude: config.exclude.filter(
					(/** @type {string} */ path) => !path.includes('service-worker')
				)
			})
		}
	}
};
