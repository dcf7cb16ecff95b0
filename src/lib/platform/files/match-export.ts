import { useCoverNotes } from '../match/cover-notes.svelte';
import { useMatch } from '../match/context';
import { edited, moved } from '../match/cover';
import { writeMatchFile } from './match-file';
import { saveAs } from './save-as';
import { useAnyTable } from '../match/table.svelte';
import { dayHere } from '../formats';

/** Saves the match as a file, with every line that shows, on disk or not. */
export function useMatchExport(): () => void {
	const table = useAnyTable();
	const match = useMatch();
	const notes = useCoverNotes();
	return () => {
		const { log, result, agreed: setup } = table;
		const edits = { ...notes.edits, revealed: table.revealed || undefined, result };
		const cover = moved(edited({ ...match, setup }, edits), notes.startedAt);
		saveAs(`mainspring-${dayHere(notes.startedAt)}.json`, writeMatchFile({ match: cover, log }));
	};
}
