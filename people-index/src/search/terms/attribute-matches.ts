import type { Column } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';

/** How an attribute value matches a term. */
export const attributeMatch = { none: 0, exact: 1, prefix: 2 } as const;

export type RowVisitor = (row: number) => void;

/** Rows in no order; some may occur more than once. */
export interface RowSource {
  /** Upper bound for the number of rows. */
  readonly count: number;
  readonly visit: (visitRow: RowVisitor) => void;
}

export interface AttributeMatches {
  /** For each value of all fields an `attributeMatch`; empty if none matches. */
  readonly matches: Uint8Array;
  readonly list: readonly number[];
  /** The fields with matching values: the value of each row, and the field's part of `matches`. */
  readonly columns: readonly { readonly values: Column; readonly holds: Uint8Array }[];
  readonly exactRows: number;
  readonly rows: number;
}

const noMatches: AttributeMatches = { matches: new Uint8Array(0), list: [], columns: [], exactRows: 0, rows: 0 };

/**
 * The values of the searched fields that match a term.
 *
 * @param tokens range of the attribute tokens that start with `text`, as [first, end)
 */
export function attributeMatches(
  segment: Segment,
  text: string,
  [first, end]: readonly [number, number],
): AttributeMatches {
  if (first === end) return noMatches;
  const { starts, items } = segment.data.attributeValues;
  const matches = new Uint8Array(segment.values);
  const list: number[] = [];
  const hasExact = segment.attributeTokens.find(text) === first;
  let exactRows = 0;
  let rows = 0;
  for (let index = starts[first]!; index < starts[end]!; index++) {
    const value = items[index]!;
    if (value >= segment.searchedValues || matches[value] !== 0) continue;
    const isExact = hasExact && index < starts[first + 1]!;
    matches[value] = isExact ? attributeMatch.exact : attributeMatch.prefix;
    list.push(value);
    const length = rowsOfValue(segment, value).length;
    rows += length;
    if (isExact) exactRows += length;
  }
  if (list.length === 0) return noMatches;
  const columns: { values: Column; holds: Uint8Array }[] = [];
  for (const { firstValue, texts, column } of segment.tables) {
    const endValue = firstValue + texts.length;
    if (list.some((value) => value >= firstValue && value < endValue))
      columns.push({ values: column, holds: matches.subarray(firstValue, endValue) });
  }
  return { matches, list, columns, exactRows, rows };
}

/** The rows with a value, by the number of the value among the values of all fields. */
export function rowsOfValue(segment: Segment, value: number): Uint32Array {
  let index = segment.tables.length - 1;
  while (segment.tables[index]!.firstValue > value) index--;
  const { rows, firstValue } = segment.tables[index]!;
  return rows.items.subarray(rows.starts[value - firstValue]!, rows.starts[value - firstValue + 1]!);
}
