import { people } from '$lib/platform/people/known-people.svelte';

/** A device without any match: the database is gone, and made anew by the next call. */
export async function emptied(): Promise<void> {
	await new Promise<void>((done, fail) => {
		const gone = indexedDB.deleteDatabase('mainspring');
		gone.onsuccess = () => done();
		gone.onerror = () => fail(new Error('the shelf is still there'));
	});
	await people.reload();
}
