// What every host says with each answer. One source: tools/serve/static-server.mjs sends it,
// static/_headers repeats it for Netlify and Cloudflare, docs/hosting.md for nginx and Caddy, and
// tests/tools/headers.test.ts compares them.

const nowhere = [
	...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media'],
	...['fullscreen', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'magnetometer'],
	...['microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get'],
	...['serial', 'usb', 'xr-spatial-tracking']
];
/** What the app does with the device. Sharing is its own right too, which some browsers do not know by name. */
const here = ['clipboard-write', 'screen-wake-lock'];

/** @type {Readonly<Record<string, string>>} */
export const securityHeaders = {
	// the rest of the policy is in the pages themselves; this part only counts as a header
	'Content-Security-Policy': "frame-ancestors 'none'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy': [
		...nowhere.map((feature) => `${feature}=()`),
		...here.map((feature) => `${feature}=(self)`)
	].join(', '),
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff'
};

/** Files whose names change with their content; all others are asked for anew each time. */
export const IMMUTABLE = '/_app/immutable/';

/** @param {string} path */
export const cacheControl = (path) =>
	path.startsWith(IMMUTABLE) ? 'public, max-age=31536000, immutable' : 'no-cache';
