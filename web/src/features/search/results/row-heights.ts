import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { textScale } from '../../../ui/browser/text-scale.ts';
import type { Density } from './density.ts';
import type { ScrollPosition } from './use-scroll-position.ts';

/** Gap between rows and their estimated height in CSS pixels at the default text size; the real height is measured. */
const gaps = { cards: 12, compact: 4 } as const;
const estimatedHeights = { cards: 150, compact: 58 } as const;

export const gapOf = (density: Density) => gaps[density] * textScale();
export const estimatedHeightOf = (density: Density) => estimatedHeights[density] * textScale();

/** Measures rows only in the resize observer. Reading the height of a new row would force a layout during render. */
export function measureLater(
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { options, itemSizeCache }: Virtualizer<Window, HTMLElement>,
): number {
  const measured = entry?.borderBoxSize[0]?.blockSize;
  // Not rounded: rounding would shift the computed positions from those of the rows, which are in normal flow.
  if (measured !== undefined) return measured;
  const index = Number(row.dataset['index']);
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
}

/** Distinguishes the measured heights of different layouts. */
export const rowKey = (layout: number, row: number) => `${layout}:${row}`;

/** The measured rows of a saved scroll position. */
export function measuredRowsOf(position: ScrollPosition | undefined): VirtualItem[] {
  const rows: VirtualItem[] = [];
  let start = 0;
  const gap = gapOf(position?.columns === 0 ? 'compact' : 'cards');
  for (const [index, size] of (position?.heights ?? []).entries()) {
    rows.push({ index, key: rowKey(position?.columns ?? 1, index), start, end: start + size, size, lane: 0 });
    start += size + gap;
  }
  return rows;
}
