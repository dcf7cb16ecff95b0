import type { Pen } from './pen';

/** A part of the page: how high it is, and how it is drawn from its upper edge on. */
export interface Block {
	readonly height: number;
	draw(top: number): void;
}

const radius = 40;

export const page = { width: 1200, margin: 48, padding: 42, gap: 22 } as const;

/** Where words and bars begin and end on a card. */
export const inside = {
	left: page.margin + page.padding,
	right: page.width - page.margin - page.padding,
	width: page.width - 2 * (page.margin + page.padding)
} as const;

/** A card with its content; the one that matters has a rim of brass. */
export function card(pen: Pen, content: Block, chosen = false): Block {
	const { palette, context } = pen;
	const padding = page.padding - 6;
	const height = content.height + 2 * padding;
	return {
		height,
		draw(top) {
			const border = chosen ? 6 : 3;
			const width = page.width - 2 * page.margin;
			pen.rounded(page.margin, top, width, height, radius, chosen ? palette.brass : palette.line);
			context.save();
			context.beginPath();
			context.roundRect(
				page.margin + border,
				top + border,
				width - 2 * border,
				height - 2 * border,
				radius - border
			);
			context.clip();
			context.fillStyle = chosen ? palette.raise : palette.card;
			context.fillRect(page.margin, top, width, height);
			content.draw(top + padding);
			context.restore();
		}
	};
}

/** Blocks under each other. */
export function column(blocks: readonly Block[], gap: number): Block {
	return {
		height: blocks.reduce((sum, { height }) => sum + height, 0) + gap * (blocks.length - 1),
		draw(top) {
			let next = top;
			for (const block of blocks) {
				block.draw(next);
				next += block.height + gap;
			}
		}
	};
}
