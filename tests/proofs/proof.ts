import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import { projectFolder } from '../../tools/serve/install.mjs';
import { serve } from '../../tools/serve/static-server.mjs';
import { builtSite, expect, test as app } from '../e2e/app';
import { Random } from './random';

interface Failure {
	/** SEED= this makes the same try the first one. */
	readonly seed: number;
	readonly reason: string;
	/** The app broke a promise; otherwise the check itself came to grief. */
	readonly broken: boolean;
}

/** What out/proofs/<check>.json says. */
export interface Report {
	readonly check: string;
	readonly tried: number;
	readonly failed: number;
	readonly seconds: number;
	readonly failures: readonly Failure[];
	/** Why it could not run here. */
	readonly skipped?: string;
	/** It ended before its time. */
	readonly crashed?: string;
	/** What was measured on the way. */
	readonly figures?: unknown;
}

const FULL = process.env.PROOFS === 'full';
/** TRIES= for a soak that is cut short. */
const AT_MOST = Number(process.env.TRIES ?? Infinity);
/** At most so many reasons are read by anybody. */
const SHOWN = 5;

/** Many tries of one thing, of which none may fail. */
export class Proof {
	readonly #check: string;
	readonly #info: TestInfo;
	readonly #start = performance.now();
	readonly #seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
	readonly #failures: Failure[] = [];
	#tried = 0;
	#skipped: string | undefined;
	figures: unknown;

	constructor(check: string, info: TestInfo) {
		this.#check = check;
		this.#info = info;
	}

	/** How often: a few times with every `npm test`, often in the soak. */
	tried(short: number, full: number): number {
		return FULL ? full : short;
	}

	/** A try that fails is counted with its reason, and the next one begins. */
	async tries(
		wished: number,
		work: (random: Random, index: number) => Promise<void>,
		secondsEach = 45
	): Promise<void> {
		const count = Math.min(wished, AT_MOST);
		this.#info.setTimeout((count + 1) * secondsEach * 1000);
		// one step around all: outside of any, Playwright looks through all steps before for each new one
		await base.step(`${count} tries`, async () => {
			for (let index = 0; index < count; index++) {
				const random = new Random(this.#seed + index);
				this.#tried++;
				await this.#within(secondsEach, work(random, index)).catch((error: unknown) => {
					this.fail(random.seed, error);
				});
			}
		});
	}

	fail(seed: number, error: unknown): void {
		const reason = plain(error);
		// only what `expect` throws is about the app
		const broken = error instanceof Error && 'matcherResult' in error;
		this.#failures.push({ seed, reason, broken });
	}

	skip(why: string): void {
		this.#skipped = why;
	}

	async #within(seconds: number, work: Promise<void>): Promise<void> {
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<never>((_, fail) => {
			timer = setTimeout(() => fail(new Error(`took longer than ${seconds} s`)), seconds * 1000);
		});
		await Promise.race([work, late]).finally(() => clearTimeout(timer));
	}

	/** One line for people, the same as JSON for the soak. */
	async report(): Promise<Report> {
		const failures = this.#failures;
		const report: Report = {
			check: this.#check,
			tried: this.#tried,
			failed: failures.length,
			seconds: Number(((performance.now() - this.#start) / 1000).toFixed(1)),
			failures,
			...(this.#skipped !== undefined && { skipped: this.#skipped }),
			...(this.#info.error && { crashed: plain(this.#info.error) }),
			...(this.figures !== undefined && { figures: this.figures })
		};
		const folder = process.env.PROOFS_OUT ?? join(projectFolder, 'out', 'proofs');
		await mkdir(folder, { recursive: true });
		await writeFile(join(folder, `${this.#check}.json`), JSON.stringify(report, null, '\t'));
		console.log(lineOf(report));
		for (const { seed, reason } of failures.slice(0, SHOWN))
			console.log(`  SEED=${seed} ${reason}`);
		return report;
	}
}

const lineOf = ({ check, tried, failed, seconds, skipped, crashed }: Report): string =>
	skipped === undefined
		? `${check}: ${tried} tried, ${failed} failed (${seconds} s)${crashed ? `, ended early: ${crashed}` : ''}`
		: `${check}: not run, ${skipped}`;

/** Without colours, stack and the pages that Playwright's messages can fill. */
function plain(error: unknown): string {
	const message = typeof error === 'object' && error && 'message' in error ? error.message : error;
	return (
		String(message)
			// eslint-disable-next-line no-control-regex -- colours begin with one
			.replace(/\u001b\[\d+m/g, '')
			.replace(/Call log:.*/s, '')
			.split('\n')
			.filter((line) => line.trim() && !/^\s+at /.test(line))
			.join(' ')
			.slice(0, 500)
	);
}

interface Fixtures {
	/** Named after its file, reported when the test is done. */
	proof: Proof;
}

async function proof({}: object, use: (proof: Proof) => Promise<void>, info: TestInfo) {
	const proof = new Proof(basename(info.file, '.spec.ts'), info);
	await use(proof);
	const { failed, tried, skipped } = await proof.report();
	expect(failed, 'tries that failed').toBe(0);
	if (skipped === undefined) expect(tried, 'tries').toBeGreaterThan(0);
}

/** For checks that end, update or unplug a browser of their own. */
export const test = base.extend<Fixtures & { server: Awaited<ReturnType<typeof serve>> }>({
	proof,
	server: async ({}, use) => {
		const server = await serve(builtSite);
		await use(server);
		await server.close();
	}
});

/** For checks that need only pages; what no page may do is watched as in the suite. */
export const pageTest = app.extend<Fixtures>({ proof });

export { builtSite, expect };
