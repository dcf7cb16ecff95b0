// The rules as they ship, in Node.
import { built } from '../build.mjs';

/** @type {import('../run.mjs').Measure} */
export async function rules() {
	const { figures } = await built('rules');
	return figures();
}
