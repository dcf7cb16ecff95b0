import type { Strings } from '../en';
import { homeFr } from '../home/fr';
import { count } from './count';
import { everywhere } from './everywhere';
import { fields } from './fields';
import { files } from './files';
import { log } from './log';
import { match } from './match';
import { play } from './play';
import { recordBook } from './record-book';
import { result } from './result';
import { setUp } from './set-up';
import { settings } from './settings';

export const fr: Strings = {
	...homeFr,
	...count,
	...everywhere,
	...fields,
	...files,
	...log,
	...match,
	...play,
	...recordBook,
	...result,
	...setUp,
	...settings
};
