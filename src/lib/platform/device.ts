import type { DeviceId } from '$lib/core/log';
import { remembered } from './remembered';

const memory = remembered('device');
let device: DeviceId | undefined;

function named(): DeviceId {
	const name = memory.read() ?? crypto.randomUUID();
	memory.write(name);
	// safe: a brand is a name that nobody mistakes for another
	return name as DeviceId;
}

/** The name under which this browser writes into logs. */
export const thisDevice = (): DeviceId => (device ??= named());
