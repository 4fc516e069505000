import { scratchNumbers } from '../columns/scratch.ts';
import type { Column } from '../columns/typed-columns.ts';
import { fold } from '../language/fold.ts';
import { type AttributeTable, gbuSeparator } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import type { CountedField, FieldCounts, ValueCount } from '../types/field-counts.ts';
import type { CollectedRows, SegmentRows } from './collect-found.ts';

export interface CountOptions {
  /** Values of each field. */
  readonly mostValues: number;
  /** Up to so many people are identified. */
  readonly identifyTo: number;
}

/** Counts people by the values of some fields. */
export function countByField(
  { parts, isComplete }: CollectedRows,
  { mostValues, identifyTo }: CountOptions,
): FieldCounts {
  const total = parts.reduce((sum, { segment, rows }) => sum + (rows?.length ?? segment.people), 0);
  const countOf = (field: Exclude<CountedField, 'employeeType'>) => mostFrequent(countTexts(parts, field), mostValues);
  return {
    total,
    isExact: isComplete,
    fields: {
      country: countOf('country'),
      city: countOf('city'),
      gbu: countOf('gbu'),
      jobFamily: countOf('jobFamily'),
      employeeType: mostFrequent(countTypes(parts), mostValues),
    },
    ids: total > identifyTo ? [] : parts.flatMap(({ segment, rows }) => idsOf(segment, rows)),
  };
}

function idsOf(segment: Segment, rows: Uint32Array | undefined): number[] {
  const { ids, byId } = segment.data;
  return Array.from(
    (rows ?? byId).filter((row) => !segment.isRemoved(row)),
    (row) => ids[row]!,
  );
}

/** A value that filters tell from others: its texts are the same but for case, accents and punctuation. */
interface Counted {
  /** Of the text that most people have. */
  text: string;
  most: number;
  count: number;
}

/** Sums the values of all segments by their folded texts. */
function countTexts(parts: readonly SegmentRows[], field: Exclude<CountedField, 'employeeType'>): Iterable<Counted> {
  const counted = new Map<string, Counted>();
  for (const { segment, rows } of parts) {
    if (rows?.length === 0) continue;
    const table = segment.data.attributes[field];
    const counts = rows === undefined ? countAll(segment, table) : countRows(table.column, table.texts.length, rows);
    const keys = keysOf(table);
    for (let value = 0; value < counts.length; value++) {
      const count = counts[value]!;
      const key = keys[value]!;
      if (count === 0 || key === '') continue;
      const known = counted.get(key);
      const text = table.texts[value]!;
      if (known === undefined) counted.set(key, { text, most: count, count });
      else {
        known.count += count;
        if (count > known.most || (count === known.most && text < known.text)) [known.text, known.most] = [text, count];
      }
    }
  }
  return counted.values();
}

const foldedTexts = new WeakMap<AttributeTable, readonly string[]>();

/** The folded texts of a table; of a GBU that of its code, which is what the filter tells it from others by. */
function keysOf(table: AttributeTable): readonly string[] {
  let known = foldedTexts.get(table);
  if (known === undefined) {
    known = table.texts.map((text) => fold(codeAndName(text)[0]));
    foldedTexts.set(table, known);
  }
  return known;
}

/** The value and the label of a text: of a GBU its code and its name. */
function codeAndName(text: string): readonly [value: string, label: string] {
  const end = text.indexOf(gbuSeparator);
  if (end < 0) return [text, text];
  const [code, name] = [text.slice(0, end), text.slice(end + 1)];
  return [code, name === '' ? code : name];
}

function countRows(column: Column, values: number, rows: Uint32Array): Uint32Array {
  const counts = scratchNumbers(values);
  for (let place = 0; place < rows.length; place++) counts[column[rows[place]!]!]!++;
  return counts;
}

/** The lists of the values have the removed rows as well. */
function countAll(segment: Segment, { texts, rows, column }: AttributeTable): Uint32Array {
  const counts = scratchNumbers(texts.length);
  for (let value = 0; value < counts.length; value++) counts[value] = rows.starts[value + 1]! - rows.starts[value]!;
  eachRemoved(segment, (row) => counts[column[row]!]!--);
  return counts;
}

function countTypes(parts: readonly SegmentRows[]): readonly Counted[] {
  let people = 0;
  let externals = 0;
  for (const { segment, rows } of parts) {
    const { isExternal } = segment.data;
    people += rows?.length ?? segment.people;
    if (rows !== undefined) externals += countRows(isExternal, 2, rows)[1]!;
    else {
      for (let row = 0; row < isExternal.length; row++) externals += isExternal[row]!;
      eachRemoved(segment, (row) => (externals -= isExternal[row]!));
    }
  }
  const types = [
    { text: 'I', most: 0, count: people - externals },
    { text: 'E', most: 0, count: externals },
  ];
  return types.filter(({ count }) => count > 0);
}

function eachRemoved({ removed }: Segment, visit: (row: number) => void): void {
  for (const [word, bits] of (removed?.words ?? []).entries()) {
    for (let left = bits; left !== 0; left &= left - 1) visit((word << 5) + 31 - Math.clz32(left & -left));
  }
}

/** Most people first; of equally many the first by text, so that every node answers the same. */
function mostFrequent(counted: Iterable<Counted>, most: number): ValueCount[] {
  const first: Counted[] = [];
  const isBefore = (one: Counted, other: Counted) =>
    one.count > other.count || (one.count === other.count && one.text < other.text);
  for (const value of counted) {
    if (first.length === most && !isBefore(value, first.at(-1)!)) continue;
    let place = first.length;
    while (place > 0 && isBefore(value, first[place - 1]!)) place--;
    first.splice(place, 0, value);
    if (first.length > most) first.pop();
  }
  return first.map(({ text, count }) => {
    const [value, label] = codeAndName(text);
    return { value, label, count };
  });
}
