import type { TreeViewport } from './draw-tree.ts';
import { cardHeight, cardWidth, type PlacedRow, type TreeLayout } from './tree-layout.ts';

export const smallestScale = 0.02;
export const largestScale = 2;
const margin = 24;

interface Size {
  width: number;
  height: number;
}

/** Fits the complete layout into the window, at a scale from `minScale` to 1. The head is always visible. */
export function fitViewport({ width, height }: TreeLayout, size: Size, minScale = smallestScale): TreeViewport {
  const fitting = Math.min(size.width / (width + 2 * margin), size.height / (height + 2 * margin), 1);
  const scale = Math.max(fitting, minScale);
  const fitsCompletely = scale === fitting;
  const y = fitsCompletely ? (height - size.height / scale) / 2 : -margin;
  return { x: width / 2 - size.width / scale / 2, y: Math.min(y, -margin), scale };
}

/** Zooms by a factor around a point in window pixels, between `minScale`, at which everything is visible, and `largestScale`. */
export function zoomViewport(
  viewport: TreeViewport,
  factor: number,
  point: { x: number; y: number },
  minScale: number,
): TreeViewport {
  const scale = Math.min(largestScale, Math.max(minScale, viewport.scale * factor));
  return {
    x: viewport.x + point.x / viewport.scale - point.x / scale,
    y: viewport.y + point.y / viewport.scale - point.y / scale,
    scale,
  };
}

/** Keeps the point at the middle of the upper edge when the window becomes wider or narrower. */
export function resizeViewport(viewport: TreeViewport, before: Size, after: Size): TreeViewport {
  return { ...viewport, x: viewport.x + (before.width - after.width) / 2 / viewport.scale };
}

/** Scrolls by the minimum distance that makes a card visible. */
export function scrollToCard(viewport: TreeViewport, size: Size, card: Pick<PlacedRow, 'x' | 'y'>): TreeViewport {
  const within = (at: number, start: number, length: number, room: number) => {
    if (start - margin < at) return start - margin;
    return start + length + margin > at + room ? start + length + margin - room : at;
  };
  return {
    ...viewport,
    x: within(viewport.x, card.x, cardWidth, size.width / viewport.scale),
    y: within(viewport.y, card.y, cardHeight, size.height / viewport.scale),
  };
}

/** Hit test: the card at a point of the window, and the point relative to the card. */
export function cardAt({ cards }: TreeLayout, viewport: TreeViewport, point: { x: number; y: number }) {
  const x = viewport.x + point.x / viewport.scale;
  const y = viewport.y + point.y / viewport.scale;
  const card = cards.find(
    (placed) => x >= placed.x && x <= placed.x + cardWidth && y >= placed.y && y <= placed.y + cardHeight,
  );
  return card && { card, x: x - card.x, y: y - card.y };
}
