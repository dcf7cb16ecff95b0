import type { DeviceId } from '$lib/core/log/log';
import { localValue } from './local-value';

const memory = localValue('device');
let device: DeviceId | undefined;

function named(): DeviceId {
	const known = memory.read();
	// storage is data from outside, and a line with a strange name could not be read again
	const name = known && /^[\w-]{1,64}$/.test(known) ? known : crypto.randomUUID();
	memory.write(name);
	// safe: a brand only tells one kind of id from another
	return name as DeviceId;
}

/** The name under which this browser writes into logs. */
export const thisDevice = (): DeviceId => (device ??= named());
