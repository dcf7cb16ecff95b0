import { version } from '$app/environment';
import { page } from '$app/state';
import { failureReport } from './failure-report';
import { locale } from './locale.svelte';
import { tally, writtenIn } from './raw-shelf';
import { remembered } from './remembered';

/** Nobody waits for a database that does not answer. */
const PATIENCE = 3_000;

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
	Promise.race([
		work,
		new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE))
	]).catch(() => undefined);

/** Somebody thought better of it, or the browser said no: whoever asked has dealt with that. */
const isAnswer = (error: unknown) =>
	error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);

/** What goes on in somebody's browser besides us. */
const isForeign = (error: unknown) =>
	error instanceof Error && (error.stack ?? '').includes('-extension://');

function lastNames(): readonly string[] {
	try {
		return writtenIn(JSON.parse(remembered('last-table').read() ?? 'null'));
	} catch {
		return [];
	}
}

/** Not everywhere, whatever the types say. */
async function estimated() {
	return (navigator as { storage?: StorageManager }).storage?.estimate();
}

/** The report as it would be handed over. */
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

/** What went wrong while the screen stood: told quietly, since the table goes on. */
class Slip {
	latest = $state.raw<{ readonly error: unknown }>();

	listen() {
		addEventListener('error', ({ error, filename }) => {
			if (error && filename.startsWith(location.origin)) this.#note(error);
		});
		addEventListener('unhandledrejection', ({ reason }) => this.#note(reason));
	}

	forget() {
		this.latest = undefined;
	}

	#note(error: unknown) {
		if (!isAnswer(error) && !isForeign(error)) this.latest = { error };
	}
}

export const slip = new Slip();
