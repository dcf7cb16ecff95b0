/** The cells of a code for a camera, dark where true; undefined for more than a code can hold. */
export async function qrCells(text: string): Promise<readonly (readonly boolean[])[] | undefined> {
	const { encode } = await import('uqr');
	try {
		return encode(text, { ecc: 'L', border: 4 }).data;
	} catch {
		return undefined;
	}
}
