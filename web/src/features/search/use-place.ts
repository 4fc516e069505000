import { exportSize, resultsPageSize } from '@directory/contract';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { personalPrefix } from '../../viewer/personal-storage.ts';

/** Where somebody was in a list of results when they left it. */
export interface Place {
  /** Distance from the top of the page in CSS pixels. */
  offset: number;
  /** How many people were there. */
  shown: number;
}

/** The heights of the rows, for as long as the page lives; a reloaded page measures them anew. */
const measured = new Map<string, VirtualItem[]>();
const mostMeasured = 20;

export interface KeptPlace {
  place: Place | undefined;
  measurements: VirtualItem[];
  /** How many people to ask for first, so that a reloaded page reaches its place with one call. */
  firstPageSize: number;
  keep: (place: Place, measurements: VirtualItem[]) => void;
}

/** The place in the list that belongs to the current step of the browser's history: Back and a reload return to it. */
export function usePlace(): KeptPlace {
  const { key } = useLocation();
  const entry = `${personalPrefix}place.${key}`;
  const [atStart, setAtStart] = useState(() => ({ entry, place: recall(entry) }));
  if (atStart.entry !== entry) setAtStart({ entry, place: recall(entry) });
  const { place } = atStart;
  const pages = Math.ceil((place?.shown ?? 0) / resultsPageSize);
  return {
    place,
    measurements: measured.get(entry) ?? [],
    firstPageSize: Math.min(Math.max(pages, 1) * resultsPageSize, exportSize),
    keep: (left, measurements) => {
      measured.delete(entry);
      measured.set(entry, measurements);
      for (const oldest of measured.keys()) {
        if (measured.size <= mostMeasured) break;
        measured.delete(oldest);
      }
      try {
        sessionStorage.setItem(entry, JSON.stringify(left));
      } catch {
        // Without storage Back still works, a reload begins at the top.
      }
    },
  };
}

function recall(entry: string): Place | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(entry) ?? 'null') as Partial<Place> | null;
    if (typeof kept?.offset !== 'number' || typeof kept.shown !== 'number') return undefined;
    return { offset: kept.offset, shown: kept.shown };
  } catch {
    return undefined;
  }
}
