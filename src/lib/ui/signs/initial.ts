import { lettersOf } from './letters';

/** The first letter as people see it. */
export const initial = (name: string): string => lettersOf(name.trim())[0]?.toUpperCase() ?? '?';
