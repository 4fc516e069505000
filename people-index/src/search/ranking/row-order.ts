import { nameKey } from '../../segment/name-sort-key.ts';
import { recordFields } from '../../segment/record-fields.ts';
import type { Segment } from '../../segment/segment.ts';

/** A row of a segment. */
export interface SegmentRow {
  readonly segment: Segment;
  readonly row: number;
}

interface OrderedRow extends SegmentRow {
  readonly order: number;
}

type RowOrder = (one: SegmentRow, other: SegmentRow) => number;

/**
 * Order by last name, first name and login, the same in every segment and on every node. The returned function folds the names of each row
 * only once.
 */
export function orderByNames(): RowOrder {
  const keys = new Map<SegmentRow, RowKeys>();
  const keysOf = (row: SegmentRow): RowKeys => {
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

/** Order of search results: by score and proximity (one number), then rank, then names. */
export function orderOfFound(): (one: OrderedRow, other: OrderedRow) => number {
  const compareNames = orderByNames();
  return (one, other) => one.order - other.order || rankOf(other) - rankOf(one) || compareNames(one, other);
}

/** The sort keys of a row. Most rows differ in the last name, so the others are read lazily. */
class RowKeys {
  readonly #row: SegmentRow;
  readonly lastName: string;
  #firstName: string | undefined;

  constructor(row: SegmentRow) {
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

function rankOf({ segment, row }: SegmentRow): number {
  return segment.data.rank[row]!;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Merges sorted lists into one of at most `maxItems` items. */
export function mergeOrdered<Item>(
  lists: readonly (readonly Item[])[],
  compareItems: (one: Item, other: Item) => number,
  maxItems: number,
): Item[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return (filled[0] ?? []).slice(0, maxItems);
  const indexes = filled.map(() => 0);
  const merged: Item[] = [];
  while (merged.length < maxItems) {
    let best = -1;
    for (let list = 0; list < filled.length; list++) {
      const item = filled[list]![indexes[list]!];
      if (item === undefined) continue;
      if (best < 0 || compareItems(item, filled[best]![indexes[best]!]!) < 0) best = list;
    }
    if (best < 0) break;
    merged.push(filled[best]![indexes[best]!++]!);
  }
  return merged;
}
