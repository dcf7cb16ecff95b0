import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { projectFolder } from '../../tools/serve/install.mjs';

export const WATCHED = 'watched';

/** What one test's pages did that none may do. */
export interface Watched {
	/** Pages that were loaded. */
	readonly documents: number;
	readonly violations: readonly string[];
	readonly foreign: readonly string[];
}

/** Sums up over a whole run: broken policies and requests to other servers. */
export default class WatchedReporter implements Reporter {
	readonly #name: string;
	#tests = 0;
	#documents = 0;
	readonly #violations: string[] = [];
	readonly #foreign: string[] = [];

	constructor({ name = 'e2e' }: { readonly name?: string } = {}) {
		this.#name = name;
	}

	onTestEnd(_: TestCase, { annotations }: TestResult): void {
		for (const { type, description } of annotations) {
			if (type !== WATCHED || description === undefined) continue;
			// safe: app.ts wrote it
			const { documents, violations, foreign } = JSON.parse(description) as Watched;
			this.#tests++;
			this.#documents += documents;
			this.#violations.push(...violations);
			this.#foreign.push(...foreign);
		}
	}

	onEnd(): void {
		const folder = process.env.PROOFS_OUT ?? join(projectFolder, 'out', 'proofs');
		mkdirSync(folder, { recursive: true });
		const sum = {
			...{ tests: this.#tests, documents: this.#documents },
			...{ violations: this.#violations, foreign: this.#foreign }
		};
		writeFileSync(join(folder, `watched-${this.#name}.json`), JSON.stringify(sum, null, '\t'));
	}

	printsToStdio(): boolean {
		return false;
	}
}
