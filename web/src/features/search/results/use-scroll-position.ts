import { exportSize, resultsPageSize } from '@directory/contract';
import { useState } from 'react';
import { useLocation } from '../../../navigation/navigation.tsx';
import { storageKeys } from '../../../storage-keys.ts';

/**
 * The scroll position of a result list when the user left it: distance from the top of the page in CSS pixels, number of people and
 * columns (0 for the compact list), and the height of each row, which the distance depends on. `left` is the index of the card whose profile
 * was opened.
 */
export interface ScrollPosition {
  offset: number;
  shown: number;
  columns: number;
  heights: number[];
  left?: number;
}

export interface SavedPosition {
  position: ScrollPosition | undefined;
  /** Size of the first page, so that a reloaded page reaches its scroll position with one request. */
  firstPageSize: number;
  save: (position: ScrollPosition) => void;
}

/** The scroll position of the current history entry, restored by Back and by a reload. */
export function useScrollPosition(): SavedPosition {
  const { key } = useLocation();
  const entry = storageKeys.resultsPosition + key;
  const [atStart, setAtStart] = useState(() => ({ entry, position: readStored(entry) }));
  if (atStart.entry !== entry) setAtStart({ entry, position: readStored(entry) });
  const { position } = atStart;
  const pages = Math.ceil((position?.shown ?? 0) / resultsPageSize);
  return {
    position,
    firstPageSize: Math.min(Math.max(pages, 1) * resultsPageSize, exportSize),
    save: (left) => {
      try {
        sessionStorage.setItem(entry, JSON.stringify(left));
      } catch {
        // Without storage, the list opens at the top.
      }
    },
  };
}

function readStored(entry: string): ScrollPosition | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null');
    return isScrollPosition(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isScrollPosition(stored: unknown): stored is ScrollPosition {
  if (typeof stored !== 'object' || stored === null) return false;
  const { offset, shown, columns, heights, left = 0 } = stored as Partial<ScrollPosition>;
  return [offset, shown, columns, left, ...(heights ?? [undefined])].every((part) => typeof part === 'number');
}
