import { viewOf } from '../view';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ parent }) => viewOf(parent, (views) => views.Count());
