/** @type {import('@sveltejs/kit').ClientInit} */
export const init = () => {
	void navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
};
