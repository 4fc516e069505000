import type { BranchRow } from '../branch/branch-rows.ts';

/** Sizes in layout units, which are CSS pixels at a scale of 1. */
export const cardWidth = 264;
export const cardHeight = 72;
const between = 16;
const below = 40;

/** A row of the branch and the position of its top left corner. */
export interface PlacedRow {
  row: BranchRow;
  x: number;
  y: number;
}

/** A connector from a manager to people below, as points of horizontal and vertical segments. */
export type Line = readonly (readonly [x: number, y: number])[];

export interface TreeLayout {
  cards: readonly PlacedRow[];
  lines: readonly Line[];
  width: number;
  height: number;
}

interface Block {
  /** Indexes of the expanded rows below, each with its own subtree, and of all other rows below, which form a grid. */
  expanded: number[];
  others: number[];
  /** Number of columns of the grid. */
  columns: number;
  width: number;
}

/**
 * Lays out a branch, with each manager centred above the people below. Collapsed people form a grid about as wide as it is tall, so that 500
 * collaborators fit into one picture; on a narrow screen `maxColumns` stacks them. One bottom-up and one top-down pass, for any depth.
 */
export function layOutTree(rows: readonly BranchRow[], maxColumns = Number.POSITIVE_INFINITY): TreeLayout {
  const blocks: Block[] = rows.map(() => ({ expanded: [], others: [], columns: 0, width: cardWidth }));
  for (let index = 1; index < rows.length; index += 1) {
    const row = rows[index];
    const above = blocks[row?.parent ?? -1];
    (row?.kind === 'person' && row.isOpen === true ? above?.expanded : above?.others)?.push(index);
  }
  // Rows follow their manager, so in reverse order everything below has already been measured.
  for (const block of blocks.toReversed()) {
    block.columns = Math.min(maxColumns, columnsFor(block.others.length));
    const parts = block.expanded.map((index) => blocks[index]?.width ?? cardWidth);
    if (block.columns > 0) parts.push(block.columns * (cardWidth + between) - between + stem(block));
    const width = parts.reduce((sum, part) => sum + part + between, -between);
    block.width = Math.max(cardWidth, width);
  }
  return placeCards(rows, blocks);
}

/** Three cards are about as wide as ten are tall. */
function columnsFor(count: number): number {
  return count <= 4 ? count : Math.ceil(Math.sqrt(count / 3));
}

/** Width of the connecting line to the left of stacked cards. */
const stem = ({ others, columns }: Block) => (others.length > columns ? between : 0);

function placeCards(rows: readonly BranchRow[], blocks: readonly Block[]): TreeLayout {
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
    const startsBlock = index === 0 || (rows[index]?.kind === 'person' && isExpanded(rows[index]));
    if (!startsBlock) continue;
    const x = left[index] ?? 0;
    const y = top[index] ?? 0;
    const middle = x + block.width / 2;
    put(index, middle - cardWidth / 2, y);
    const nextY = y + cardHeight + below;
    const bus = y + cardHeight + below / 2;
    let nextX = x + (block.width - contentWidth(block, blocks)) / 2;
    for (const lower of block.expanded) {
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

const isExpanded = (row: BranchRow | undefined) => row?.kind === 'person' && row.isOpen === true;

function contentWidth(block: Block, blocks: readonly Block[]): number {
  const expanded = block.expanded.reduce((sum, index) => sum + (blocks[index]?.width ?? 0) + between, 0);
  const others = block.columns > 0 ? block.columns * (cardWidth + between) + stem(block) : 0;
  return expanded + others - between;
}
