import { version } from '$app/environment';

/** A part of the app that did not come: the network failed, or an update took it away. */
export const isLostPart = (error: unknown): boolean =>
	error instanceof Error &&
	/dynamically imported module|importing a module script failed|preload CSS/i.test(error.message);

/** What shows then is no part of home. Where it does not come either, the words of app.html do. */
export const failurePart = () => import('./failure-part');

/** Fetched ahead where no worker fetches everything: what fails first may be the network. */
export const prepareForFailure = (): void => void failurePart().catch(() => {});

/** The report to share. If `collect-report` cannot be loaded: version and name of the error alone. */
export async function reportOf(error: unknown): Promise<string> {
	try {
		const report = await import('./collect-report');
		return await report.reportOf(error);
	} catch {
		return `Mainspring ${version}\n${error instanceof Error ? error.name : typeof error}`;
	}
}

/** The user dismissed a question, or the browser said no: the caller has dealt with that already. */
const isAnswer = (error: unknown) =>
	error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);

/** An error of a browser extension. */
const isForeign = (error: unknown) =>
	error instanceof Error && (error.stack ?? '').includes('-extension://');

/** Errors that no code caught. A banner shows the latest one, since the screen still works. */
class UncaughtErrors {
	latest = $state.raw<{ readonly error: unknown }>();

	listen() {
		addEventListener('error', ({ error, filename }) => {
			if (error && filename.startsWith(location.origin)) this.#note(error);
		});
		addEventListener('unhandledrejection', ({ reason }) => this.#note(reason));
	}

	/** What shows it. If that cannot be loaded, the next error tries again. */
	async part() {
		try {
			return await failurePart();
		} catch (error) {
			this.forget();
			throw error;
		}
	}

	forget() {
		this.latest = undefined;
	}

	#note(error: unknown) {
		if (!isAnswer(error) && !isForeign(error)) this.latest = { error };
	}
}

export const uncaughtErrors = new UncaughtErrors();
