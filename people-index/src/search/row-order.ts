import { nameKey } from '../segment/name-key.ts';
import { recordFields } from '../segment/record-fields.ts';
import type { Segment } from '../segment/segment.ts';

/** A row somewhere in the index. */
export interface PlacedRow {
  readonly segment: Segment;
  readonly row: number;
}

/** Order by last name, first name and login, the same in every segment and on every node. */
export function compareNames(one: PlacedRow, other: PlacedRow): number {
  return (
    compare(nameKey(one.segment.lastName(one.row)), nameKey(other.segment.lastName(other.row))) ||
    compare(nameKey(one.segment.firstName(one.row)), nameKey(other.segment.firstName(other.row))) ||
    compare(loginOf(one), loginOf(other)) ||
    one.segment.data.ids[one.row]! - other.segment.data.ids[other.row]!
  );
}

/** Order among equally good matches: rank, then names. */
export function compareRanks(one: PlacedRow, other: PlacedRow): number {
  return other.segment.data.rank[other.row]! - one.segment.data.rank[one.row]! || compareNames(one, other);
}

function loginOf({ segment, row }: PlacedRow): string {
  return recordFields(segment.data, row).login.toLowerCase();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Merges ordered lists into one of at most `enough`. */
export function mergeOrdered<Item>(
  lists: readonly (readonly Item[])[],
  compareItems: (one: Item, other: Item) => number,
  enough: number,
): Item[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return (filled[0] ?? []).slice(0, enough);
  const places = filled.map(() => 0);
  const merged: Item[] = [];
  while (merged.length < enough) {
    let best = -1;
    for (let list = 0; list < filled.length; list++) {
      const item = filled[list]![places[list]!];
      if (item === undefined) continue;
      if (best < 0 || compareItems(item, filled[best]![places[best]!]!) < 0) best = list;
    }
    if (best < 0) break;
    merged.push(filled[best]![places[best]!++]!);
  }
  return merged;
}
