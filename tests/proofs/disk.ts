import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small disk in a file, mounted: what was not flushed to it is not in the file. */
export class Disk {
	private constructor(
		readonly image: string,
		readonly folder: string
	) {}

	static async make(image: string, folder: string, megabytes = 192): Promise<Disk> {
		await run('truncate', ['-s', `${megabytes}M`, image]);
		await run('mkfs.ext4', ['-q', '-F', '-m', '0', image]);
		return Disk.mount(image, folder);
	}

	static async mount(image: string, folder: string): Promise<Disk> {
		await mkdir(folder, { recursive: true });
		// nothing gets there by itself: only who asks for it has his writes flushed
		await run('mount', ['-o', 'loop,commit=300', image, folder]);
		return new Disk(image, folder);
	}

	/**
	 * The file as it is now: what a power cut would leave behind. The kernel may be writing to it meanwhile,
	 * and a copy of which one half is older than the other is what no cut would leave: it is taken again.
	 */
	async copy(to: string): Promise<void> {
		for (let tries = 0; tries < 50; tries++) {
			await run('cp', ['--sparse=always', this.image, to]);
			const isWhole = await run('cmp', ['--silent', this.image, to]).then(
				() => true,
				() => false
			);
			if (isWhole) return;
		}
		throw new Error('the disk does not come to rest');
	}

	async remove(): Promise<void> {
		await run('umount', [this.folder]).catch(() => run('umount', ['-l', this.folder]));
		await rm(this.image, { force: true });
	}
}

/** Why no disk can be mounted here; undefined where one can. */
export async function noDisks(image: string, folder: string): Promise<string | undefined> {
	if (process.getuid?.() !== 0) return 'mounting a disk image needs root';
	try {
		await (await Disk.make(image, folder, 8)).remove();
		return undefined;
	} catch {
		return 'no disk image can be mounted here';
	}
}

/** Waits until every process of a group is held. A process that waits for the disk finishes that first. */
export async function held(group: number): Promise<void> {
	for (;;) {
		const states = await Promise.all((await readdir('/proc')).map((pid) => stateIn(group, pid)));
		if (states.every((state) => state === undefined || 'TZX'.includes(state))) return;
	}
}

async function stateIn(group: number, pid: string): Promise<string | undefined> {
	if (!/^\d+$/.test(pid)) return undefined;
	const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
	// the name, in brackets, may hold anything
	const [state, , owner] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return Number(owner) === group ? state : undefined;
}
