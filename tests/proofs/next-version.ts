import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';

const PACKED = new Set(['.br', '.gz']);
const WRITTEN = new Set(['.html', '.js', '.css', '.json', '.webmanifest']);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const md5 = (file: Buffer) => createHash('md5').update(file).digest('hex');
const isInline = /<script>([\s\S]*?)<\/script>/g;
const scriptsOf = (html: string) => [...html.matchAll(isInline)].map(([, script = '']) => script);

/** The files of a built site, without their packed copies. */
async function filesOf(site: string): Promise<readonly string[]> {
	const found = await readdir(site, { recursive: true, withFileTypes: true });
	return found
		.filter((entry) => entry.isFile() && !PACKED.has(extname(entry.name)))
		.map((entry) => relative(site, join(entry.parentPath, entry.name)));
}

/**
 * The same app as another build would be: every chunk has another name, and all that names one knows.
 * A second `vite build` would take twenty seconds, this a tenth of one.
 */
export async function nextVersion(site: string, to: string, name: string): Promise<void> {
	const files = await filesOf(site);
	const renamed = new Map(
		files
			.filter((file) => file.split(/[/\\]/).includes('immutable'))
			.map((file) => {
				const end = extname(file);
				const old = basename(file);
				return [old, `${basename(file, end)}-${name}${end}`] as const;
			})
	);
	const names = [...renamed.keys()].map(escaped);
	const anyName = new RegExp(`(?<![\\w.-])(?:${names.join('|')})`, 'g');
	const inNewWords = (text: string) => text.replace(anyName, (old) => renamed.get(old) ?? old);

	const written = new Map<string, Buffer>();
	for (const file of files) {
		const body = await readFile(join(site, file));
		const path = join(dirname(file), renamed.get(basename(file)) ?? basename(file));
		written.set(path, WRITTEN.has(extname(file)) ? Buffer.from(changed(file, body)) : body);
	}
	function changed(file: string, body: Buffer): string {
		const old = body.toString();
		let text = inNewWords(old);
		if (extname(file) === '.html')
			for (const script of scriptsOf(old))
				text = text.replaceAll(sha256(script), sha256(inNewWords(script)));
		return text;
	}

	// the worker knows by its list what has changed
	const worker = written.get('service-worker.js')?.toString() ?? '';
	const list = worker.replace(
		/\{"revision":"\w+","url":"([^"]+)"\}/g,
		(_, url: string) =>
			`{"revision":"${md5(written.get(url === '/' ? 'index.html' : url) ?? Buffer.from(name))}","url":"${url}"}`
	);
	written.set('service-worker.js', Buffer.from(list));

	for (const [path, body] of written) {
		await mkdir(dirname(join(to, path)), { recursive: true });
		await writeFile(join(to, path), body);
	}
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
