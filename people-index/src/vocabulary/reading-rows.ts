import { fold, foldWords } from '../language/fold.ts';
import type { RowSet } from '../columns/row-set.ts';
import { lengthOf, type Span } from '../columns/typed-columns.ts';
import type { LeftOutRows } from '../search/pass.ts';
import type { ColumnTest, RowFilter } from '../search/row-filter.ts';
import { type AttributeField, attributeFields } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import { countriesAmong, countriesOfValues, onlyValues, severalCountries } from '../segment/value-countries.ts';
import { valuesHolding } from './attribute-values.ts';
import { unitFields } from './company-words.ts';
import type { Place } from './place-book.ts';
import type { Reading } from './read-parts.ts';
import { fit } from './segment-titles.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

type Test = (row: number) => boolean;

interface Means {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

/** The values of some fields that a part of a reading stands for: a row holds that has one of them. */
interface Condition {
  /** How long the spans are. */
  readonly count: number;
  readonly test: Test;
  /** All rows that hold, one perhaps more than once. */
  readonly spans: readonly Span[];
  /** Tells which rows of the spans hold; undefined where all do. */
  readonly passes: Test | undefined;
  /** Values of which all rows hold, where that is so for every row that does. */
  readonly values?: readonly HeldValues[];
  /** The same as `passes`, where one column tells it. */
  readonly column?: ColumnTest | undefined;
  /** The columns of which any tells whether a row holds, where they do. */
  readonly columns?: readonly ColumnTest[];
}

interface HeldValues {
  readonly field: AttributeField;
  /** The number of the field's first value among those of all fields. */
  readonly firstValue: number;
  readonly holds: Uint8Array;
}

/** A reading in one segment: which rows hold, and how well. */
export interface ReadingRows extends Condition {
  /** How well the role of a row fits, see `fit`. */
  readonly fitOf: (row: number) => number;
  /** What the rows meet, all of it. */
  readonly conditions: readonly Condition[];
}

/** The rows that a reading stands for, its name aside, of each segment; told once. */
export type RowsIn = (segment: Segment) => ReadingRows;

export function readingRowsIn(reading: Reading, means: Means): RowsIn {
  const known = new Map<Segment, ReadingRows>();
  return (segment) => {
    let rows = known.get(segment);
    if (rows === undefined) known.set(segment, (rows = readingRows(segment, reading, means)));
    return rows;
  };
}

function readingRows(
  segment: Segment,
  { role, families, places, units }: Reading,
  { vocabulary, synonyms }: Means,
): ReadingRows {
  const conditions = [
    ...places.map((place) => placeCondition(segment, place)),
    ...units.map((unit) => unitCondition(segment, unit, { vocabulary, synonyms })),
  ];
  if (role === undefined) return { ...all(conditions), fitOf: () => fit.literal, conditions };
  const titles = vocabulary.titlesOf(segment).fits(role);
  const familyHolds = holding(segment, 'jobFamily', families.map(fold));
  const work = anyOf(segment, [
    ['title', titles],
    ['jobFamily', familyHolds],
  ]);
  const { column } = segment.data.attributes.title;
  const needed = [work, ...conditions];
  return { ...all(needed), fitOf: (row) => titles[column[row]!] || fit.family, conditions: needed };
}

function placeCondition(segment: Segment, { countries, cities, states, site, members }: Place): Condition {
  if (members !== undefined) return any(members.map((member) => placeCondition(segment, member)));
  if (site !== undefined) {
    const fields = (['site', 'city'] as const).map(
      (field) => [field, flags(segment, field, valuesHolding(segment, field, site))] as const,
    );
    return anyOf(segment, fields);
  }
  if (cities === undefined && states === undefined)
    return anyOf(segment, [['country', holding(segment, 'country', countries.map(fold))]]);
  const isThere = countriesAmong(segment, countries);
  let isShared = false;
  const namesOf = { city: cities, state: states };
  const fields = (['city', 'state'] as const).flatMap((field) => {
    const names = namesOf[field];
    if (names === undefined) return [];
    const countryOf = countriesOfValues(segment, field);
    const isIn = (value: number) => countryOf[value] === severalCountries || isThere[countryOf[value]!] === 1;
    const called = names.flatMap((name) => segment.valuesOf(field, name));
    const values = countries.length === 0 ? called : called.filter(isIn);
    isShared ||= countries.length > 0 && values.some((value) => countryOf[value] === severalCountries);
    return [[field, flags(segment, field, values)] as const];
  });
  const named = anyOf(segment, fields);
  if (!isShared) return named;
  const { column } = segment.data.attributes.country;
  const passes: Test = (row) => isThere[column[row]!] === 1;
  const { count, spans } = named;
  return { count, spans, test: (row) => named.test(row) && passes(row), passes };
}

/** Values that hold all words of one of the unit's names, or are the names of the code. */
function unitCondition(segment: Segment, unit: string, { vocabulary, synonyms }: Means): Condition {
  const names = [unit, ...synonyms.of('unit', unit)].map(foldWords);
  const fields = unitFields.map((field) => {
    const values = names.flatMap((words) => valuesHolding(segment, field, words));
    const ofCode = vocabulary.units.labelsOf(fold(unit)).flatMap((name) => segment.valuesOf(field, fold(name)));
    return [field, flags(segment, field, [...values, ...ofCode])] as const;
  });
  return anyOf(segment, fields);
}

/** 1 for each value of a field that is one of some texts. @param texts folded */
function holding(segment: Segment, field: AttributeField, texts: readonly string[]): Uint8Array {
  return flags(
    segment,
    field,
    texts.flatMap((text) => segment.valuesOf(field, text)),
  );
}

function flags(segment: Segment, field: AttributeField, values: readonly number[]): Uint8Array {
  const holds = new Uint8Array(segment.data.attributes[field].texts.length);
  for (const value of values) holds[value] = 1;
  return holds;
}

/** The rows that have a held value in one of the fields. */
function anyOf(segment: Segment, fields: readonly (readonly [field: AttributeField, holds: Uint8Array])[]): Condition {
  const spans: Span[] = [];
  const columns: ColumnTest[] = [];
  const values: HeldValues[] = [];
  for (const [field, holds] of fields) {
    const { column, rows, firstValue } = segment.data.attributes[field];
    values.push({ field, firstValue, holds });
    const before = spans.length;
    for (let value = 0; value < holds.length; value++) {
      if (holds[value] === 0) continue;
      const [start, end] = [rows.starts[value]!, rows.starts[value + 1]!];
      if (start < end) spans.push({ items: rows.items, start, end });
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

function any(conditions: readonly Condition[]): Condition {
  const test: Test = (row) => conditions.some((own) => own.test(row));
  return {
    count: conditions.reduce((sum, { count }) => sum + count, 0),
    test,
    spans: conditions.flatMap(({ spans }) => spans),
    passes: conditions.every(({ passes }) => passes === undefined) ? undefined : test,
  };
}

/** The rows that meet all conditions: those of the rarest are looked at. */
function all(conditions: readonly Condition[]): Condition {
  const [rarest, ...others] = conditions.toSorted((one, other) => one.count - other.count);
  if (rarest === undefined) return { count: 0, test: () => false, spans: [], passes: undefined };
  if (others.length === 0) return rarest;
  const tests = others.map(({ test }) => test);
  const test = both([rarest.test, ...tests])!;
  const { count, spans } = rarest;
  const passes = both(rarest.passes === undefined ? tests : [...tests, rarest.passes]);
  const columns = rarest.passes === undefined && others.length === 1 ? others[0]!.columns : undefined;
  return { count, spans, test, passes, column: columns?.length === 1 ? columns[0] : undefined };
}

function both(tests: readonly Test[]): Test | undefined {
  const [first, second, ...more] = tests;
  if (first === undefined || second === undefined) return first;
  const pair: Test = (row) => first(row) && second(row);
  return more.length === 0 ? pair : both([pair, ...more]);
}

/** As rows that a search for the typed words leaves out. */
export function asLeftOut(segment: Segment, { test, conditions }: ReadingRows): LeftOutRows {
  return { has: test, conditions: conditions.map(({ values = [] }) => valueTest(segment, values)) };
}

/** Whether all rows of a value, by its number among those of all fields, meet a condition: also those of a site whose people are all in the city. */
function valueTest(segment: Segment, values: readonly HeldValues[]): (value: number) => boolean {
  const [place, ...more] = values;
  const isPlace = place !== undefined && more.length === 0 && (place.field === 'city' || place.field === 'country');
  const { tables } = segment;
  // Asked for thousands of values.
  const places: (Int32Array | undefined)[] = [];
  return (value) => {
    for (let own = 0; own < values.length; own++) {
      const { firstValue, holds } = values[own]!;
      if (value >= firstValue && value < firstValue + holds.length) return holds[value - firstValue] !== 0;
    }
    if (!isPlace) return false;
    let table = tables.length - 1;
    while (tables[table]!.firstValue > value) table--;
    const only = (places[table] ??= onlyValues(segment, attributeFields[table]!, place.field));
    return place.holds[only[value - tables[table]!.firstValue]!] === 1;
  };
}

/** As a filter of a search for a name. */
export function asFilter({ count, spans, test }: ReadingRows): RowFilter {
  const visit = (take: (row: number) => void) => {
    for (const { items, start, end } of spans) for (let place = start; place < end; place++) take(items[place]!);
  };
  return { count, visit, test };
}

/** Whether a row is still there and passes all filters; undefined where every row does. */
export function passesOf(segment: Segment, filters: readonly RowFilter[]): Test | undefined {
  const tests = filters.map(({ test }) => test);
  return both(segment.removedRows > 0 ? [(row) => !segment.isRemoved(row), ...tests] : tests);
}

/** How many rows are looked at to find those of a reading that pass some filters. */
export function rowsToVisit(rows: ReadingRows, filters: readonly RowFilter[]): number {
  return filters.reduce((fewest, { count }) => Math.min(fewest, count), rows.count);
}

/** Adds the rows of a reading to a set, by way of a filter where that has fewer. All filters are to be tested all the same. */
export function addRows(rows: ReadingRows, filters: readonly RowFilter[], set: RowSet): void {
  const { spans, test, passes, column, count } = rows;
  const fewest = rowsToVisit(rows, filters);
  const rarest = filters.find((filter) => filter.count < count && filter.count === fewest);
  if (rarest !== undefined) {
    rarest.visit((row) => {
      if (test(row)) set.add(row);
    });
    return;
  }
  for (const { items, start, end } of spans) {
    if (passes === undefined) set.addAll(items, start, end);
    else if (column !== undefined) addInColumn({ items, start, end }, column, set);
    else for (let place = start; place < end; place++) if (passes(items[place]!)) set.add(items[place]!);
  }
}

/** What most readings come to: without a call for each row it takes a fraction of the time. */
function addInColumn({ items, start, end }: Span, { values, holds }: ColumnTest, set: RowSet): void {
  for (let place = start; place < end; place++) {
    const row = items[place]!;
    if (holds[values[row]!] !== 0) set.add(row);
  }
}
