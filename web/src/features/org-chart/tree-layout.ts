import type { BranchRow } from './branch-rows.ts';

/** Sizes of the drawing, in its own units: CSS pixels at a scale of 1. */
export const cardWidth = 264;
export const cardHeight = 72;
const between = 16;
const below = 40;

/** Where a row of the branch stands: its left upper corner. */
export interface PlacedRow {
  row: BranchRow;
  x: number;
  y: number;
}

/** The lines from a manager to whoever is below, as moves in one direction at a time. */
export type Line = readonly (readonly [x: number, y: number])[];

export interface TreeLayout {
  cards: readonly PlacedRow[];
  lines: readonly Line[];
  width: number;
  height: number;
}

interface Block {
  /** Rows below that are unfolded, each over a tree of its own, and all others, who stand in a block. */
  unfolded: number[];
  others: number[];
  /** How many stand side by side in the block. */
  columns: number;
  width: number;
}

/**
 * Places a branch: a manager over the middle of whoever is below. Those who are folded stand together in a block about as wide
 * as high, so that 500 collaborators stay one picture. It takes one pass up and one down, however deep the branch is.
 */
export function layOutTree(rows: readonly BranchRow[]): TreeLayout {
  const blocks: Block[] = rows.map(() => ({ unfolded: [], others: [], columns: 0, width: cardWidth }));
  for (let index = 1; index < rows.length; index += 1) {
    const row = rows[index];
    const above = blocks[row?.parent ?? -1];
    (row?.kind === 'person' && row.isOpen === true ? above?.unfolded : above?.others)?.push(index);
  }
  // A row comes after its manager: from the last to the first, everybody below is already measured.
  for (const block of blocks.toReversed()) {
    block.columns = columnsFor(block.others.length);
    const parts = block.unfolded.map((index) => blocks[index]?.width ?? cardWidth);
    if (block.columns > 0) parts.push(block.columns * (cardWidth + between) - between + stem(block));
    const width = parts.reduce((sum, part) => sum + part + between, -between);
    block.width = Math.max(cardWidth, width);
  }
  return place(rows, blocks);
}

/** Three cards are about as wide as ten are high. */
function columnsFor(count: number): number {
  return count <= 4 ? count : Math.ceil(Math.sqrt(count / 3));
}

/** Cards under each other hang on a line at their left, which needs room. */
const stem = ({ others, columns }: Block) => (others.length > columns ? between : 0);

function place(rows: readonly BranchRow[], blocks: readonly Block[]): TreeLayout {
  const cards: PlacedRow[] = [];
  const lines: Line[] = [];
  const left = new Float64Array(rows.length);
  const top = new Float64Array(rows.length);
  let height = 0;
  const put = (index: number, x: number, y: number) => {
    const row = rows[index];
    if (row === undefined) return;
    cards.push({ row, x, y });
    height = Math.max(height, y + cardHeight);
  };
  for (const [index, block] of blocks.entries()) {
    const isBlockOfItsOwn = index === 0 || (rows[index]?.kind === 'person' && isUnfolded(rows[index]));
    if (!isBlockOfItsOwn) continue;
    const x = left[index] ?? 0;
    const y = top[index] ?? 0;
    const middle = x + block.width / 2;
    put(index, middle - cardWidth / 2, y);
    const nextY = y + cardHeight + below;
    const bus = y + cardHeight + below / 2;
    let nextX = x + (block.width - contentWidth(block, blocks)) / 2;
    for (const lower of block.unfolded) {
      const { width } = blocks[lower] ?? block;
      left[lower] = nextX;
      top[lower] = nextY;
      lines.push([
        [middle, y + cardHeight],
        [middle, bus],
        [nextX + width / 2, bus],
        [nextX + width / 2, nextY],
      ]);
      nextX += width + between;
    }
    const room = stem(block);
    for (const [position, other] of block.others.entries()) {
      const column = position % block.columns;
      const cardX = nextX + room + column * (cardWidth + between);
      const cardY = nextY + Math.floor(position / block.columns) * (cardHeight + between);
      put(other, cardX, cardY);
      const isFirst = position < block.columns;
      const isLast = position + block.columns >= block.others.length;
      if (room === 0) {
        const centre = cardX + cardWidth / 2;
        lines.push([
          [middle, y + cardHeight],
          [middle, bus],
          [centre, bus],
          [centre, cardY],
        ]);
      } else {
        const spine = cardX - between / 2;
        const cardMiddle = cardY + cardHeight / 2;
        if (isFirst)
          lines.push([
            [middle, y + cardHeight],
            [middle, bus],
            [spine, bus],
            [spine, nextY],
          ]);
        lines.push([
          [spine, cardMiddle],
          [cardX, cardMiddle],
        ]);
        if (isLast)
          lines.push([
            [spine, nextY],
            [spine, cardMiddle],
          ]);
      }
    }
  }
  return { cards, lines, width: blocks[0]?.width ?? 0, height };
}

const isUnfolded = (row: BranchRow | undefined) => row?.kind === 'person' && row.isOpen === true;

function contentWidth(block: Block, blocks: readonly Block[]): number {
  const unfolded = block.unfolded.reduce((sum, index) => sum + (blocks[index]?.width ?? 0) + between, 0);
  const others = block.columns > 0 ? block.columns * (cardWidth + between) + stem(block) : 0;
  return unfolded + others - between;
}
