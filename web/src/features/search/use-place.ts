import { exportSize, resultsPageSize } from '@directory/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { storageKeys } from '../../storage-keys.ts';

/**
 * Where somebody was in a list of results when they left it: the distance from the top of the page in CSS pixels, how many
 * people were there, in how many columns, and how high each row was, without which the distance would lead elsewhere.
 */
export interface Place {
  offset: number;
  shown: number;
  columns: number;
  heights: number[];
}

export interface KeptPlace {
  place: Place | undefined;
  /** How many people to ask for first, so that a reloaded page reaches its place with one call. */
  firstPageSize: number;
  keep: (place: Place) => void;
}

/** The place in the list that belongs to the current step of the browser's history: Back and a reload return to it. */
export function usePlace(): KeptPlace {
  const { key } = useLocation();
  const entry = storageKeys.resultsPosition + key;
  const [atStart, setAtStart] = useState(() => ({ entry, place: recall(entry) }));
  if (atStart.entry !== entry) setAtStart({ entry, place: recall(entry) });
  const { place } = atStart;
  const pages = Math.ceil((place?.shown ?? 0) / resultsPageSize);
  return {
    place,
    firstPageSize: Math.min(Math.max(pages, 1) * resultsPageSize, exportSize),
    keep: (left) => {
      try {
        sessionStorage.setItem(entry, JSON.stringify(left));
      } catch {
        // Without storage one begins at the top again.
      }
    },
  };
}

function recall(entry: string): Place | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null');
    return isPlace(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPlace(kept: unknown): kept is Place {
  if (typeof kept !== 'object' || kept === null) return false;
  const { offset, shown, columns, heights } = kept as Partial<Place>;
  return [offset, shown, columns, ...(heights ?? [undefined])].every((part) => typeof part === 'number');
}
