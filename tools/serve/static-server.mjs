// Serves the built app: files as they are, and the shell for every page.
import { createServer } from 'node:http';
import sirv from 'sirv';
import { cacheControl, IMMUTABLE, securityHeaders } from './headers.mjs';

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
	const send = sirv(folder, {
		// looks for each file when it is asked for: a build may replace the folder meanwhile
		dev: true,
		etag: true,
		brotli: true,
		gzip: true,
		// a name without an extension is a page, and every page is the shell; here every name is a file's
		single: true,
		ignores: `^${IMMUTABLE}`,
		setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path))
	});
	const server = createServer((request, response) => {
		const { method = '', url = '' } = request;
		for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
		if (method !== 'GET' && method !== 'HEAD') {
			response.writeHead(405, { allow: 'GET, HEAD' }).end();
			return;
		}
		/** @param {unknown} error */
		const fail = (error) => {
			say(`Could not serve ${url}: ${String(error)}`);
			response.destroy();
		};
		response.once('pipe', (/** @type {import('node:fs').ReadStream} */ file) => {
			// sirv listens for no error of the file that it reads, which would end the process
			file.once('error', fail);
			// `pipe` leaves the file open when the browser breaks off a download
			response.once('close', () => file.destroy());
		});
		try {
			send(request, response);
		} catch (error) {
			fail(error);
		}
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
