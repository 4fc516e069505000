import type { BitSet } from '../../columns/bit-set.ts';
import { lengthOf, type Span } from '../../columns/typed-columns.ts';
import type { ColumnTest } from '../../search/filters/row-filter.ts';
import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';

export type RowTest = (row: number) => boolean;

/** The condition that a part of a reading sets on rows: they must have one of some values in one of some fields. */
export interface Condition {
  /** Total length of the spans: an upper bound of the number of rows. */
  readonly count: number;
  readonly test: RowTest;
  /** Contain all rows that match, possibly more than once. */
  readonly spans: readonly ValueSpan[];
  /** Whether a row of the spans matches; undefined if all do. */
  readonly passes: RowTest | undefined;
  /** Set if the condition depends only on values: exactly the rows with one of these values match. */
  readonly values?: readonly FieldValues[];
  /** Set if the condition depends only on columns: exactly the rows that pass the test of any of these match. */
  readonly columns?: readonly ColumnTest[];
  /** The matching rows as a set, if cached. It is far smaller than a column, whose entries are too far apart for processor caches. */
  readonly rows?: () => BitSet | undefined;
}

/** The rows of a value. */
export interface ValueSpan extends Span {
  /** The entry of the value in the array that was passed to `rowsWithValues`: 1, or how well a title fits. */
  readonly flag: number;
}

export interface FieldValues {
  readonly field: AttributeField;
  /** ID of the field's first value among the values of all fields. */
  readonly firstValue: number;
  readonly holds: Uint8Array;
}

/** An array with 1 for each value of a field that equals one of the texts. @param texts folded */
export function flagsOfTexts(segment: Segment, field: AttributeField, texts: readonly string[]): Uint8Array {
  return flagsOfValues(
    segment,
    field,
    texts.flatMap((text) => segment.valuesOf(field, text)),
  );
}

/** An array with 1 for each of the given values of a field, and 0 for the others. */
export function flagsOfValues(segment: Segment, field: AttributeField, values: readonly number[]): Uint8Array {
  const holds = new Uint8Array(segment.data.attributes[field].texts.length);
  for (const value of values) holds[value] = 1;
  return holds;
}

/** The rows that have, in one of the fields, a value whose entry in `holds` is not 0. */
export function rowsWithValues(
  segment: Segment,
  fields: readonly (readonly [field: AttributeField, holds: Uint8Array])[],
): Condition {
  const spans: ValueSpan[] = [];
  const columns: ColumnTest[] = [];
  const values: FieldValues[] = [];
  for (const [field, holds] of fields) {
    const { column, rows, firstValue } = segment.data.attributes[field];
    values.push({ field, firstValue, holds });
    const spanCount = spans.length;
    for (let value = 0; value < holds.length; value++) {
      if (holds[value] === 0) continue;
      const [start, end] = [rows.starts[value]!, rows.starts[value + 1]!];
      if (start < end) spans.push({ items: rows.items, start, end, flag: holds[value]! });
    }
    if (spans.length > spanCount) columns.push({ values: column, holds });
  }
  return { count: lengthOf(spans), test: testOf(columns), spans, passes: undefined, values, columns };
}

/** The test is called for every row: without a loop over the columns it takes a fraction of the time. */
function testOf([one, other, ...more]: readonly ColumnTest[]): RowTest {
  if (one === undefined) return () => false;
  const { values, holds } = one;
  if (other === undefined) return (row) => holds[values[row]!] !== 0;
  const { values: otherValues, holds: otherHolds } = other;
  if (more.length === 0) return (row) => holds[values[row]!] !== 0 || otherHolds[otherValues[row]!] !== 0;
  const rest = testOf(more);
  return (row) => holds[values[row]!] !== 0 || otherHolds[otherValues[row]!] !== 0 || rest(row);
}

/** The rows that satisfy at least one of the conditions. */
export function anyCondition(conditions: readonly Condition[]): Condition {
  const test: RowTest = (row) => conditions.some((condition) => condition.test(row));
  return {
    count: conditions.reduce((sum, { count }) => sum + count, 0),
    test,
    spans: conditions.flatMap(({ spans }) => spans),
    passes: conditions.every(({ passes }) => passes === undefined) ? undefined : test,
  };
}

/** A test that passes if all of the tests do; undefined for no tests. */
export function allTests(tests: readonly RowTest[]): RowTest | undefined {
  const [first, second, ...more] = tests;
  if (first === undefined || second === undefined) return first;
  const pair: RowTest = (row) => first(row) && second(row);
  return more.length === 0 ? pair : allTests([pair, ...more]);
}
