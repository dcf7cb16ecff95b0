import { Connection, type Trouble } from './connection';
import { Tabs } from './tabs';
import { storageTrouble } from './trouble.svelte';

/** One database, and the channel on which the tabs of this device tell each other what they wrote. */
export interface Database {
	readonly connection: Connection;
	readonly tabs: Tabs;
}

export const openDatabase = (
	name: string,
	onTrouble: (trouble: Trouble | undefined) => void = () => {}
): Database => ({ connection: new Connection(name, onTrouble), tabs: new Tabs(name) });

/** The app's own, which all stores share. */
export const database = openDatabase('mainspring', (trouble) => (storageTrouble.kind = trouble));
