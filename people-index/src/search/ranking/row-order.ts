import { nameKey } from '../../segment/name-sort-key.ts';
import { recordFields } from '../../segment/record-fields.ts';
import type { Segment } from '../../segment/segment.ts';

/** A row somewhere in the index. */
export interface PlacedRow {
  readonly segment: Segment;
  readonly row: number;
}

interface FoundPlace extends PlacedRow {
  readonly order: number;
}

type RowOrder = (one: PlacedRow, other: PlacedRow) => number;

/**
 * Order by last name, first name and login, the same in every segment and on every node. The names of a row are folded once, however often the
 * function that is returned compares it.
 */
export function orderByNames(): RowOrder {
  const keys = new Map<PlacedRow, RowKeys>();
  const keysOf = (row: PlacedRow): RowKeys => {
    let known = keys.get(row);
    if (known === undefined) keys.set(row, (known = new RowKeys(row)));
    return known;
  };
  return (one, other) => {
    const [first, second] = [keysOf(one), keysOf(other)];
    return (
      compare(first.lastName, second.lastName) ||
      compare(first.firstName, second.firstName) ||
      compare(first.login, second.login) ||
      first.id - second.id
    );
  };
}

/** Order of what a search finds: score and proximity in one number, rank, then names. */
export function orderOfFound(): (one: FoundPlace, other: FoundPlace) => number {
  const compareNames = orderByNames();
  return (one, other) => one.order - other.order || rankOf(other) - rankOf(one) || compareNames(one, other);
}

/** What a row is ordered by. Most rows differ in the last name, so the rest is read only where it is needed. */
class RowKeys {
  readonly #row: PlacedRow;
  readonly lastName: string;
  #firstName: string | undefined;

  constructor(row: PlacedRow) {
    this.#row = row;
    this.lastName = nameKey(row.segment.lastName(row.row));
  }

  get firstName(): string {
    return (this.#firstName ??= nameKey(this.#row.segment.firstName(this.#row.row)));
  }

  get login(): string {
    return recordFields(this.#row.segment.data, this.#row.row).login.toLowerCase();
  }

  get id(): number {
    return this.#row.segment.data.ids[this.#row.row]!;
  }
}

function rankOf({ segment, row }: PlacedRow): number {
  return segment.data.rank[row]!;
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
