import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cacheControl, IMMUTABLE, securityHeaders } from '../../tools/serve/headers.mjs';

const headersFile = readFileSync('static/_headers', 'utf8');
const hosting = readFileSync('docs/hosting.md', 'utf8');
const kept = cacheControl(`${IMMUTABLE}a.js`);
const asked = cacheControl('/');

/** A host's own file, as docs/hosting.md shows it. */
const shown = (language: string) =>
	new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(hosting)?.[1] ?? '';

test('_headers says what tools/serve/headers.mjs says, and nothing else', () => {
	const block = (path: string, headers: Readonly<Record<string, string>>) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
	const paths = ['/', '/index.html', '/404.html', '/service-worker.js', `${IMMUTABLE}*`];
	expect(headersFile.replace(/^#.*\n/gm, '').trimEnd()).toBe(
		[
			block('/*', securityHeaders),
			// these hosts join what two rules say of one header, so no file is named twice
			...paths.map((path) => block(path, { 'Cache-Control': cacheControl(path) }))
		].join('\n')
	);
});

describe.each([
	['nginx', (name: string, value: string) => `add_header ${name} "${value}" always;`],
	['caddy', (name: string, value: string) => `\n\t\t${name} "${value}"\n`]
])('docs/hosting.md for %s', (host, line) => {
	const config = shown(host);

	test.each(Object.entries(securityHeaders))('sends %s', (name, value) => {
		expect(config).toContain(line(name, value));
	});
	test('keeps built files and asks for the others', () => {
		expect(config).toContain(`"${kept}"`);
		expect(config).toContain(`"${asked}"`);
		expect(config).toContain(IMMUTABLE);
	});
	test('answers pages with the shell', () => {
		expect(config).toContain('/index.html');
	});
});

test('framing, referrers and what the device could tell are denied', () => {
	expect(securityHeaders).toMatchObject({
		'Content-Security-Policy': "frame-ancestors 'none'",
		'Referrer-Policy': 'no-referrer',
		'X-Content-Type-Options': 'nosniff'
	});
	for (const feature of ['camera', 'microphone', 'geolocation'])
		expect(securityHeaders['Permissions-Policy']).toContain(`${feature}=()`);
});
