// Loaded when something has failed, and not before.
import { version } from '$app/environment';
import { page } from '$app/state';
import { failureReport } from './report';
import { locale } from '../locale.svelte';
import { tally, writtenIn } from './raw-database';
import { localValue } from '../device/local-value';

/** The report does without a database that does not answer within this time. */
const PATIENCE = 3_000;

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
	Promise.race([
		work,
		new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE))
	]).catch(() => undefined);

/** In the tables that are remembered for the next match, see match/last-table.ts. */
const lastNames = (): readonly string[] =>
	['last-table', 'last-tables'].flatMap((name) => {
		try {
			return writtenIn(JSON.parse(localValue(name).read() ?? 'null'));
		} catch {
			return [];
		}
	});

/** Not everywhere, whatever the types say. */
async function estimated() {
	return (navigator as { storage?: StorageManager }).storage?.estimate();
}

/** The report as it would be shared. */
export async function reportOf(error: unknown): Promise<string> {
	const { opened } = page.data;
	const [counted, estimate] = await Promise.all([inTime(tally()), inTime(estimated())]);
	const here = writtenIn(opened?.kind === 'open' ? [opened.match, opened.table.setup] : []);
	return failureReport(
		error,
		{
			version,
			route: page.route.id,
			browser: navigator.userAgent,
			language: `${locale.current} (${navigator.language})`,
			viewport: `${innerWidth}×${innerHeight} at ${devicePixelRatio}`,
			online: navigator.onLine,
			usedBytes: estimate?.usage,
			quotaBytes: estimate?.quota,
			matches: counted?.matches,
			lines: counted?.lines
		},
		counted && [...counted.secrets, ...here, ...lastNames()]
	);
}
