// The name of a build is a function of its sources: the same sources give the same name, others another.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const roots = ['src', 'tools', 'static', 'package-lock.json', 'svelte.config.js', 'vite.config.ts'];

export function sourceVersion() {
	const hash = createHash('sha256');
	/** @param {string} path */
	function add(path) {
		if (statSync(path).isDirectory()) {
			for (const name of readdirSync(path).sort()) add(join(path, name));
		} else {
			hash.update(path).update('\0').update(readFileSync(path)).update('\0');
		}
	}
	roots.filter((root) => existsSync(root)).forEach(add);
	return hash.digest('hex').slice(0, 12);
}
