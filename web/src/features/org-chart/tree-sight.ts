import type { TreeSight } from './draw-tree.ts';
import { cardHeight, cardWidth, type PlacedRow, type TreeLayout } from './tree-layout.ts';

export const smallestScale = 0.02;
export const largestScale = 2;
const margin = 24;

interface Size {
  width: number;
  height: number;
}

/** Everything in sight, at most at its natural size and not below `leastScale`; the head is always in the picture. */
export function fitSight({ width, height }: TreeLayout, size: Size, leastScale = smallestScale): TreeSight {
  const fitting = Math.min(size.width / (width + 2 * margin), size.height / (height + 2 * margin), 1);
  const scale = Math.max(fitting, leastScale);
  const isWhole = scale === fitting;
  const y = isWhole ? (height - size.height / scale) / 2 : -margin;
  return { x: width / 2 - size.width / scale / 2, y: Math.min(y, -margin), scale };
}

/** Zooms by a factor; the point (in pixels of the window) stays where it is. */
export function zoomSight(sight: TreeSight, factor: number, point: { x: number; y: number }): TreeSight {
  const scale = Math.min(largestScale, Math.max(smallestScale, sight.scale * factor));
  return {
    x: sight.x + point.x / sight.scale - point.x / scale,
    y: sight.y + point.y / sight.scale - point.y / scale,
    scale,
  };
}

/** Moves just so far that a card is in sight. */
export function showCard(sight: TreeSight, size: Size, card: Pick<PlacedRow, 'x' | 'y'>): TreeSight {
  const within = (at: number, start: number, length: number, room: number) => {
    if (start - margin < at) return start - margin;
    return start + length + margin > at + room ? start + length + margin - room : at;
  };
  return {
    ...sight,
    x: within(sight.x, card.x, cardWidth, size.width / sight.scale),
    y: within(sight.y, card.y, cardHeight, size.height / sight.scale),
  };
}

/** The card at a point of the window, and where in the card the point is. */
export function cardAt({ cards }: TreeLayout, sight: TreeSight, point: { x: number; y: number }) {
  const x = sight.x + point.x / sight.scale;
  const y = sight.y + point.y / sight.scale;
  const card = cards.find(
    (placed) => x >= placed.x && x <= placed.x + cardWidth && y >= placed.y && y <= placed.y + cardHeight,
  );
  return card && { card, x: x - card.x, y: y - card.y };
}
