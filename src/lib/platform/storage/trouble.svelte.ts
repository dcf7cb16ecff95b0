import type { Trouble } from './connection';

/** Why the shelf cannot be opened now, if it cannot: told above whatever page there is. */
class StorageTrouble {
	kind = $state<Trouble>();
}

export const storageTrouble = new StorageTrouble();
