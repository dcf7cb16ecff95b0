// The last net: a page on which nothing ever appears. It shows the words that wait in app.html, and
// asks nothing of the app or of a new browser. No heading means that the app is not there.
(function () {
	function isThere() {
		return document.querySelector('.contents h1') !== null;
	}

	function look() {
		var notice = document.getElementById('not-started');
		if (!notice) return;
		notice.hidden = isThere();
		// a slow network is no failure: what comes late takes the place of the words
		if (!notice.hidden) setTimeout(look, 500);
	}

	/** A newer version that waits may be what mends it. */
	function reload() {
		function again() {
			location.reload();
		}
		setTimeout(again, 1000);
		if (!navigator.serviceWorker) return again();
		navigator.serviceWorker.getRegistration().then(function (registration) {
			if (!registration || !registration.waiting) return again();
			navigator.serviceWorker.addEventListener('controllerchange', again);
			registration.waiting.postMessage('skip-waiting');
		}, again);
	}

	function lookSoon() {
		setTimeout(look, 700);
	}

	window.addEventListener('error', lookSoon);
	window.addEventListener('unhandledrejection', lookSoon);
	document.addEventListener('DOMContentLoaded', function () {
		var keys = document.querySelectorAll('#not-started button');
		Array.prototype.forEach.call(keys, function (key) {
			key.addEventListener('click', reload);
		});
	});
	setTimeout(look, 12000);
})();
