/// <reference types="@sveltejs/kit" />
/// <reference types="trusted-types" />
import type { Opened } from '$lib/platform/match/open';

declare global {
	namespace App {
		interface Error {
			message: string;
			/** What was thrown, for the report. */
			cause?: unknown;
		}
		interface PageData {
			/** On the pages of a match. */
			opened?: Opened;
		}
	}
}

export {};
