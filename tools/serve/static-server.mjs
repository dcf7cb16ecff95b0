// Serves the built app: files as they are, and the shell for every page.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { cacheControl, securityHeaders } from './headers.mjs';

/** @type {Readonly<Record<string, string>>} */
const contentTypes = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.webp': 'image/webp',
	'.ico': 'image/x-icon',
	'.txt': 'text/plain; charset=utf-8',
	'.woff2': 'font/woff2'
};

/**
 * @typedef {object} Served
 * @property {string} url
 * @property {number} port
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} folder
 * @param {{ port?: number, say?: (line: string) => void }} [options] port 0 takes any free one
 * @returns {Promise<Served>}
 */
export async function serve(folder, { port = 0, say = console.log } = {}) {
	const server = createServer((request, response) => {
		answer(resolve(folder), request, response).catch((/** @type {unknown} */ error) => {
			say(`Could not serve ${request.url ?? ''}: ${String(error)}`);
			response.writeHead(500).end();
		});
	});
	const taken = await listen(server, port, say);
	return {
		url: `http://localhost:${taken}`,
		port: taken,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			})
	};
}

/**
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(root, { method, url = '/', headers }, response) {
	if (method !== 'GET' && method !== 'HEAD') {
		response.writeHead(405, { allow: 'GET, HEAD' }).end();
		return;
	}
	const path = readPath(root, url);
	const file = join(root, path);

	const brotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
	// a name without an extension is a page, and every page is the shell
	const isPage = extname(path) === '';
	const found = await read(isPage ? join(root, 'index.html') : file, brotli);
	if (!found) {
		response.writeHead(404, securityHeaders).end();
		return;
	}
	response.writeHead(200, {
		...securityHeaders,
		'content-type': contentTypes[isPage ? '.html' : extname(path)] ?? 'application/octet-stream',
		'content-length': found.body.length,
		'cache-control': cacheControl(path),
		vary: 'accept-encoding',
		...(found.encoding && { 'content-encoding': found.encoding })
	});
	response.end(method === 'HEAD' ? undefined : found.body);
}

/**
 * What cannot be read, or leads out of the folder, is a page that nobody knows: the app says so.
 * @param {string} root
 * @param {string} url
 * @returns {string}
 */
function readPath(root, url) {
	const unknown = '/unknown';
	try {
		const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
		const isOurs = path.startsWith('/') && join(root, path).startsWith(root + sep);
		return isOurs && !path.includes('\0') ? path : unknown;
	} catch {
		return unknown;
	}
}

/**
 * The build holds a brotli copy of most files.
 * @param {string} file
 * @param {boolean} brotli
 * @returns {Promise<{ body: Buffer, encoding?: string } | undefined>}
 */
async function read(file, brotli) {
	if (brotli) {
		const body = await readFile(`${file}.br`).catch(() => undefined);
		if (body) return { body, encoding: 'br' };
	}
	const body = await readFile(file).catch(() => undefined);
	return body && { body };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {(line: string) => void} say
 * @returns {Promise<number>} the port it got
 */
function listen(server, port, say) {
	return new Promise((done, fail) => {
		server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
			if (error.code !== 'EADDRINUSE') {
				fail(error);
				return;
			}
			say(`Port ${port} is taken: trying ${port + 1}. A browser keeps matches per port.`);
			listen(server, port + 1, say).then(done, fail);
		});
		server.listen(port, '127.0.0.1', () => {
			server.removeAllListeners('error');
			const address = server.address();
			done(typeof address === 'object' && address ? address.port : port);
		});
	});
}
