import { people } from '$lib/platform/people/known-people.svelte';

/** A device on which nobody has ever played: the shelf is gone, and opened anew by whoever asks. */
export async function emptied(): Promise<void> {
	await new Promise<void>((done, fail) => {
		const gone = indexedDB.deleteDatabase('mainspring');
		gone.onsuccess = () => done();
		gone.onerror = () => fail(new Error('the shelf is still there'));
	});
	await people.reload();
}
