import { ReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isOlder } from '../../tools/serve/install.mjs';
import { serve } from '../../tools/serve/static-server.mjs';

let folder = '';
let server: Awaited<ReturnType<typeof serve>>;
const said: string[] = [];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'mainspring-'));
	const build = join(folder, 'build');
	await mkdir(join(build, '_app', 'immutable'), { recursive: true });
	await writeFile(join(folder, 'secret.txt'), 'secret');
	await writeFile(join(build, 'index.html'), 'shell');
	await writeFile(join(build, '_app', 'immutable', 'a.js'), 'plain');
	await writeFile(join(build, '_app', 'immutable', 'a.js.br'), 'packed');
	await writeFile(join(build, '_app', 'immutable', 'a.js.gz'), 'zipped');
	await writeFile(join(build, 'manifest.webmanifest'), '{}');
	server = await serve(build, { say: (line) => said.push(line) });
});

afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true });
});

/** As it is written: `fetch` would tidy the path first. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
	new Promise<{
		status?: number | undefined;
		body: string;
		headers: NodeJS.Dict<string | string[]>;
	}>((done, fail) => {
		const options = { port: server.port, path, method, headers };
		request({ host: '127.0.0.1', ...options }, (response) => {
			let body = '';
			response.on('data', (data) => (body += String(data)));
			response.on('end', () =>
				done({ status: response.statusCode, body, headers: response.headers })
			);
		})
			.on('error', fail)
			.end();
	});

describe('what it serves', () => {
	test.each(['/', '/match/none', '/a/b/c?d=e.f'])('%s is the shell', async (path) => {
		const { status, body, headers } = await get(path);
		expect({ status, body }).toEqual({ status: 200, body: 'shell' });
		expect(headers['content-type']).toContain('text/html');
		expect(headers['cache-control']).toBe('no-cache');
		expect(headers['x-content-type-options']).toBe('nosniff');
	});

	test('a built file is kept for ever', async () => {
		const { body, headers } = await get('/_app/immutable/a.js');
		expect(body).toBe('plain');
		expect(headers['cache-control']).toContain('immutable');
		expect(headers['content-type']).toContain('text/javascript');
	});

	test.each([
		['gzip, deflate, br', 'packed', 'br'],
		['gzip', 'zipped', 'gzip']
	])('a built file comes packed to browsers that accept %s', async (accepted, body, encoding) => {
		const answer = await get('/_app/immutable/a.js', { 'accept-encoding': accepted });
		expect(answer.body).toBe(body);
		expect(answer.headers['content-encoding']).toBe(encoding);
		expect(answer.headers['content-type']).toContain('text/javascript');
		expect(answer.headers.vary).toBe('Accept-Encoding');
	});

	test('the manifest is known as one', async () => {
		const { headers } = await get('/manifest.webmanifest');
		expect(headers['content-type']).toBe('application/manifest+json');
	});

	test('what has not changed is not sent again', async () => {
		const { etag } = (await get('/')).headers;
		expect(await get('/', { 'if-none-match': String(etag) })).toMatchObject({
			status: 304,
			body: ''
		});
	});

	test('what a build writes while the server runs is served as it is now', async () => {
		const file = join(folder, 'build', 'later.js');
		await writeFile(file, 'first');
		expect((await get('/later.js')).body).toBe('first');
		await writeFile(file, 'another');
		expect((await get('/later.js')).body).toBe('another');
		await rm(file);
		expect((await get('/later.js')).status).toBe(404);
	});

	test('HEAD has no body', async () => {
		expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
	});
});

describe('what it refuses', () => {
	test.each([
		['/missing.js', 404],
		['/_app/immutable/old.css', 404],
		['/_app/immutable/none', 404],
		['/../secret.txt', 404],
		['/_app/../../secret.txt', 404],
		['/%2e%2e/secret.txt', 404]
	])('%s: %i', async (path, expected) => {
		const { status, body, headers } = await get(path);
		expect({ status, body }).toEqual({ status: expected, body: '' });
		expect(headers['x-content-type-options']).toBe('nosniff');
	});

	test.each(['/..%2fsecret.txt', '/%zz', '/a%00.txt'])(
		'%s leads nowhere: the app says that there is nothing',
		async (path) => {
			const shell = await get('/');
			const { status, body } = await get(path);
			expect({ status, body }).toEqual({ status: 200, body: shell.body });
			expect(body).not.toContain('secret');
		}
	);

	test('anything but reading', async () => {
		expect(await get('/', {}, 'POST')).toMatchObject({ status: 405 });
	});

	test('a range that ends before it begins, and goes on serving', async () => {
		await expect(get('/', { range: 'bytes=4-2' })).rejects.toThrow('socket hang up');
		expect(said.splice(0)).toEqual([expect.stringContaining('Could not serve /: ')]);
		expect(await get('/')).toMatchObject({ status: 200 });
	});
});

test('a download that is broken off leaves no file open', async () => {
	const file = join(folder, 'build', 'large.bin');
	// more than a connection holds back, so that the end of it is never read
	await writeFile(file, Buffer.alloc(32 * 1024 * 1024));
	const destroyed = vi.spyOn(ReadStream.prototype, 'destroy');
	const asked = request({ host: '127.0.0.1', port: server.port, path: '/large.bin' });
	asked.on('response', (response) => response.once('data', () => response.destroy())).end();
	await vi.waitFor(() => expect(destroyed).toHaveBeenCalled());
	destroyed.mockRestore();
	await rm(file);
});

test('a taken port: it says so and takes another', async () => {
	const lines: string[] = [];
	const second = await serve(folder, { port: server.port, say: (line) => lines.push(line) });
	await second.close();
	expect(second.port).not.toBe(server.port);
	expect(lines[0]).toContain(`Port ${server.port} is taken`);
});

test.each([
	['20.18.3', true],
	['18.20.0', true],
	['20.19.0', false],
	['22.1.0', false]
])('Node %s is older than 20.19: %s', (version, older) => {
	expect(isOlder(version, '20.19')).toBe(older);
});
