/** What a request of IndexedDB brings. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((done, fail) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => fail(request.error ?? new Error('no answer'));
	});
