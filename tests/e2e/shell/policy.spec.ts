import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../tools/serve/install.mjs';
import { securityHeaders } from '../../../tools/serve/headers.mjs';
import { expect, test } from '../app';

const build = join(projectFolder, 'build');
const pages = () =>
	readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.html')
	);

/** Directives by name, each with its words. */
function policyOf(html: string): ReadonlyMap<string, readonly string[]> {
	const found = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html);
	return new Map(
		(found?.[1] ?? '').split(';').map((directive) => {
			const [name = '', ...words] = directive.trim().split(/\s+/);
			return [name, words.sort()];
		})
	);
}

/** What a policy says of the elements that stand in a page themselves. */
const inline = (html: string, tag: 'script' | 'style') =>
	[...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
		([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
	);

test('every page of the build has the strict policy', () => {
	expect(pages()).toEqual(expect.arrayContaining(['index.html', '404.html']));
	for (const page of pages()) {
		const html = readFileSync(join(build, page), 'utf8');
		const policy = policyOf(html);
		const words = [...policy.values()].flat();
		expect(words, page).not.toContain("'unsafe-inline'");
		expect(words, page).not.toContain("'unsafe-eval'");
		expect(words.filter((word) => /^(https?|wss?):|^\*/.test(word))).toEqual([]);
		expect(policy.get('default-src')).toEqual(["'none'"]);
		expect(policy.get('connect-src')).toEqual(["'self'"]);
		expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
		expect(policy.get('trusted-types')).toEqual(['app-sw-url', 'svelte-trusted-html']);
		for (const directive of ['base-uri', 'form-action', 'object-src', 'frame-src'])
			expect(policy.get(directive), directive).toEqual(["'none'"]);

		// the hashes are those of the inline scripts and styles, no more and no fewer
		expect(inline(html, 'script').length).toBeGreaterThan(0);
		expect(policy.get('script-src')).toEqual(["'self'", ...inline(html, 'script')].sort());
		expect(policy.get('style-src')).toEqual(["'self'", ...inline(html, 'style')].sort());
		expect(html, page).not.toMatch(/\sstyle=|\son\w+=/);
	}
});

test('the server sends the headers, and the worker stores no file that is only for hosts', async ({
	request
}) => {
	for (const path of ['/', '/match/none', '/icon.svg', '/missing.js']) {
		const headers = (await request.get(path)).headers();
		for (const [name, value] of Object.entries(securityHeaders))
			expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
	}
	expect(readFileSync(join(build, '_headers'), 'utf8')).toContain('frame-ancestors');
	expect(readFileSync(join(build, 'service-worker.js'), 'utf8')).not.toContain('_headers');
});
