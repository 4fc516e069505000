import type { BitSet } from '../../columns/bit-set.ts';
import { lengthOf, type Span } from '../../columns/typed-columns.ts';
import type { ColumnTest } from '../../search/filters/row-filter.ts';
import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';

export type Test = (row: number) => boolean;

/** The values of some fields that a part of a reading stands for: a row holds that has one of them. */
export interface Condition {
  /** How long the spans are. */
  readonly count: number;
  readonly test: Test;
  /** All rows that hold, one perhaps more than once. */
  readonly spans: readonly HeldSpan[];
  /** Tells which rows of the spans hold; undefined where all do. */
  readonly passes: Test | undefined;
  /** Set if the values of a row decide: every row with one of these values holds, and no other. */
  readonly values?: readonly HeldValues[];
  /** The columns of which any tells whether a row holds, where they do. */
  readonly columns?: readonly ColumnTest[];
  /** The rows that hold as a set, where it is kept: it is far smaller than a column, whose parts lie too far apart for the caches of a processor. */
  readonly rows?: () => BitSet | undefined;
}

/** The rows of a value. */
export interface HeldSpan extends Span {
  /** What is said of the value, see `flags`. */
  readonly held: number;
}

export interface HeldValues {
  readonly field: AttributeField;
  /** The number of the field's first value among those of all fields. */
  readonly firstValue: number;
  readonly holds: Uint8Array;
}

/** 1 for each value of a field that is one of some texts. @param texts folded */
export function holding(segment: Segment, field: AttributeField, texts: readonly string[]): Uint8Array {
  return flags(
    segment,
    field,
    texts.flatMap((text) => segment.valuesOf(field, text)),
  );
}

export function flags(segment: Segment, field: AttributeField, values: readonly number[]): Uint8Array {
  const holds = new Uint8Array(segment.data.attributes[field].texts.length);
  for (const value of values) holds[value] = 1;
  return holds;
}

/** The rows that have a held value in one of the fields. */
export function anyOf(
  segment: Segment,
  fields: readonly (readonly [field: AttributeField, holds: Uint8Array])[],
): Condition {
  const spans: HeldSpan[] = [];
  const columns: ColumnTest[] = [];
  const values: HeldValues[] = [];
  for (const [field, holds] of fields) {
    const { column, rows, firstValue } = segment.data.attributes[field];
    values.push({ field, firstValue, holds });
    const before = spans.length;
    for (let value = 0; value < holds.length; value++) {
      if (holds[value] === 0) continue;
      const [start, end] = [rows.starts[value]!, rows.starts[value + 1]!];
      if (start < end) spans.push({ items: rows.items, start, end, held: holds[value]! });
    }
    if (spans.length > before) columns.push({ values: column, holds });
  }
  return { count: lengthOf(spans), test: testOf(columns), spans, passes: undefined, values, columns };
}

/** It is called for every row: without a loop over the columns it takes a fraction of the time. */
function testOf([one, other, ...more]: readonly ColumnTest[]): Test {
  if (one === undefined) return () => false;
  const { values, holds } = one;
  if (other === undefined) return (row) => holds[values[row]!] !== 0;
  const { values: otherValues, holds: otherHolds } = other;
  if (more.length === 0) return (row) => holds[values[row]!] !== 0 || otherHolds[otherValues[row]!] !== 0;
  const rest = testOf(more);
  return (row) => holds[values[row]!] !== 0 || otherHolds[otherValues[row]!] !== 0 || rest(row);
}

export function any(conditions: readonly Condition[]): Condition {
  const test: Test = (row) => conditions.some((own) => own.test(row));
  return {
    count: conditions.reduce((sum, { count }) => sum + count, 0),
    test,
    spans: conditions.flatMap(({ spans }) => spans),
    passes: conditions.every(({ passes }) => passes === undefined) ? undefined : test,
  };
}

export function both(tests: readonly Test[]): Test | undefined {
  const [first, second, ...more] = tests;
  if (first === undefined || second === undefined) return first;
  const pair: Test = (row) => first(row) && second(row);
  return more.length === 0 ? pair : both([pair, ...more]);
}
