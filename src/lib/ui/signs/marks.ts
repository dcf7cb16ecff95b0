const shapes = ['circle', 'square', 'shield', 'diamond'] as const;

/** The shape that tells a seat apart where colours are not seen. */
export const shapeOf = (seat: number): (typeof shapes)[number] =>
	shapes[seat % shapes.length] ?? 'circle';
