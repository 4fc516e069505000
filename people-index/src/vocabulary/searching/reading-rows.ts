import { fold, foldWords } from '../../language/fold.ts';
import type { BitSet } from '../../columns/bit-set.ts';
import type { RowSet } from '../../columns/row-set.ts';
import type { Span } from '../../columns/typed-columns.ts';
import type { ExcludedRows } from '../../search/planning/search-pass.ts';
import type { ColumnTest, RowFilter } from '../../search/filters/row-filter.ts';
import { attributeFields } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { onlyValues } from '../../segment/value-countries.ts';
import { valuesWithAllWords } from '../lookup/attribute-values.ts';
import { unitFields } from '../lookup/indexed-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { placeCondition } from '../places/place-condition.ts';
import type { Reading } from '../reading/read-parts.ts';
import {
  rowsWithValues,
  allTests,
  type Condition,
  flagsOfValues,
  type ValueSpan,
  type FieldValues,
  flagsOfTexts,
  type RowTest,
} from '../lookup/row-condition.ts';
import { titleFit } from '../roles/title-fit.ts';

/** Minimum number of rows for a test by set; fewer rows are tested one by one. */
const minRowsForSet = 512;
/** Number of rows that are tested with a set in the time in which one is tested with a column. */
const setSpeedup = 4;

/** The rows that satisfy all of several conditions. */
interface ConjunctionRows extends Condition {
  /** Set if a test of one column is equivalent to `passes`. */
  readonly column?: ColumnTest | undefined;
  /** Another way to the same rows: the rows of `spans` that are in the set, while that is cached. */
  readonly inSet?: { readonly spans: readonly ValueSpan[]; readonly rows: () => BitSet | undefined } | undefined;
}

/** A reading in one segment: which rows match, and how well. */
export interface ReadingRows extends ConjunctionRows {
  /** Whether the reading has a role, which rows fit to different degrees. */
  readonly hasRole: boolean;
  /** How well a row fits the role, see `titleFit`. */
  readonly fitOf: (row: number) => number;
  /** The condition whose spans and values say how well their rows fit, so that `fitOf` need not be called for each row. */
  readonly fitCondition?: Condition | undefined;
  /** The conditions that all rows satisfy. */
  readonly conditions: readonly Condition[];
}

/** The rows of a segment that match a reading, apart from its name. */
export type RowsIn = (segment: Segment) => ReadingRows;

/** Computes the rows of each segment on first use. */
export function readingRowsIn(reading: Reading, lexicon: Lexicon): RowsIn {
  const cached = new Map<Segment, ReadingRows>();
  return (segment) => {
    let rows = cached.get(segment);
    if (rows === undefined) cached.set(segment, (rows = readingRows(segment, reading, lexicon)));
    return rows;
  };
}

function readingRows(segment: Segment, reading: Reading, { vocabulary, synonyms }: Lexicon): ReadingRows {
  const { places, units, titleWords } = reading;
  const conditions = [
    ...places.map((place) => placeCondition(segment, place)),
    ...units.map((unit) => unitCondition(segment, unit, { vocabulary, synonyms })),
    ...(titleWords.length > 0 ? [titleCondition(segment, titleWords)] : []),
  ];
  const role = reading.role();
  if (role === undefined)
    return { ...allConditions(conditions), hasRole: false, fitOf: () => titleFit.contains, conditions };
  const titles = vocabulary.titlesOf(segment).fits(role);
  const families = reading.families();
  const familyHolds = flagsOfTexts(segment, 'jobFamily', families.map(fold));
  const work = rowsWithValues(segment, [
    ['title', titles],
    ['jobFamily', familyHolds],
  ]);
  const { column } = segment.data.attributes.title;
  const allNeeded = [work, ...conditions];
  const fitCondition = families.length === 0 ? work : undefined;
  const fitOf = (row: number) => titles[column[row]!] || titleFit.jobFamily;
  return { ...allConditions(allNeeded), hasRole: true, fitOf, fitCondition, conditions: allNeeded };
}

/** Titles that contain all of the words. */
function titleCondition(segment: Segment, words: readonly string[]): Condition {
  return rowsWithValues(segment, [
    ['title', flagsOfValues(segment, 'title', valuesWithAllWords(segment, 'title', words))],
  ]);
}

/** Values that contain all words of one of the unit's names, or are names of the unit with that code. */
function unitCondition(segment: Segment, unit: string, { vocabulary, synonyms }: Lexicon): Condition {
  const texts = [unit, ...synonyms.synonymsOf('unit', unit)];
  const names = texts.map(foldWords);
  const labels = texts.flatMap((text) => vocabulary.units.labelsOf(fold(text))).map(fold);
  const fields = unitFields.map((field) => {
    const values = names.flatMap((words) => valuesWithAllWords(segment, field, words));
    const ofCode = labels.flatMap((name) => segment.valuesOf(field, name));
    return [field, flagsOfValues(segment, field, [...values, ...ofCode])] as const;
  });
  return rowsWithValues(segment, fields);
}

/** The rows that satisfy all conditions: the candidates are those of the condition with the fewest rows. */
function allConditions(conditions: readonly Condition[]): ConjunctionRows {
  const [rarest, ...others] = conditions.toSorted((one, other) => one.count - other.count);
  if (rarest === undefined) return { count: 0, test: () => false, spans: [], passes: undefined };
  if (others.length === 0) return rarest;
  const tests = others.map(({ test }) => test);
  const test = allTests([rarest.test, ...tests])!;
  const { count, spans } = rarest;
  const passes = allTests(rarest.passes === undefined ? tests : [...tests, rarest.passes]);
  const columns = rarest.passes === undefined && others.length === 1 ? others[0]!.columns : undefined;
  const column = columns?.length === 1 ? columns[0] : undefined;
  const inSet = others.length === 1 ? inSetOf(rarest, others[0]!) : undefined;
  return { count, spans, test, passes, column, inSet };
}

/** Intersects the spans of one of two conditions with the row set of the other, if that pays off. */
function inSetOf(rarer: Condition, other: Condition): ConjunctionRows['inSet'] {
  if (rarer.count < minRowsForSet) return undefined;
  if (other.rows !== undefined && rarer.passes === undefined) return { spans: rarer.spans, rows: other.rows };
  const isNear = other.passes === undefined && other.count <= rarer.count * setSpeedup;
  return isNear && rarer.rows !== undefined ? { spans: other.spans, rows: rarer.rows } : undefined;
}

/** The rows as `ExcludedRows`, which a search for the typed words skips. */
export function toExcludedRows(segment: Segment, { test, conditions }: ReadingRows): ExcludedRows {
  return { has: test, conditions: conditions.map(({ values = [] }) => valueTest(segment, values)) };
}

/**
 * Tests whether all rows of a value satisfy a condition; also true for a site whose people are all in the city. Takes
 * the ID of the value among all fields.
 */
function valueTest(segment: Segment, values: readonly FieldValues[]): (value: number) => boolean {
  const [placeValues, ...more] = values;
  const isPlace =
    placeValues !== undefined && more.length === 0 && (placeValues.field === 'city' || placeValues.field === 'country');
  const { tables } = segment;
  // The test is called for thousands of values, so lookups are cached.
  const onlyPlaces: (Int32Array | undefined)[] = [];
  return (value) => {
    for (let index = 0; index < values.length; index++) {
      const { firstValue, holds } = values[index]!;
      if (value >= firstValue && value < firstValue + holds.length) return holds[value - firstValue] !== 0;
    }
    if (!isPlace) return false;
    let table = tables.length - 1;
    while (tables[table]!.firstValue > value) table--;
    const only = (onlyPlaces[table] ??= onlyValues(segment, attributeFields[table]!, placeValues.field));
    return placeValues.holds[only[value - tables[table]!.firstValue]!] === 1;
  };
}

/** The rows as a filter of a search for a name. */
export function toRowFilter({ count, spans, test }: ReadingRows): RowFilter {
  const visit = (take: (row: number) => void) => {
    for (const { items, start, end } of spans) for (let index = start; index < end; index++) take(items[index]!);
  };
  return { count, visit, test };
}

/** Tests that a row is not removed and passes all filters; undefined if every row does. */
export function passesOf(segment: Segment, filters: readonly RowFilter[]): RowTest | undefined {
  const tests = filters.map(({ test }) => test);
  return allTests(segment.removedRows > 0 ? [(row) => !segment.isRemoved(row), ...tests] : tests);
}

/** Number of rows that are visited to find the rows of a reading that pass the filters. */
export function rowsToVisit(rows: ReadingRows, filters: readonly RowFilter[]): number {
  return filters.reduce((fewest, { count }) => Math.min(fewest, count), rows.count);
}

/**
 * Adds the rows of a reading to `sets`, indexed by how well they fit, see `titleFit`. Visits the rows of a filter instead if
 * that has fewer; the caller still has to test all filters.
 */
export function addRows(rows: ReadingRows, filters: readonly RowFilter[], sets: readonly RowSet[]): void {
  const { spans, test, passes, column, inSet, count, hasRole, fitOf, fitCondition } = rows;
  const fewest = rowsToVisit(rows, filters);
  const smallestFilter = filters.find((filter) => filter.count < count && filter.count === fewest);
  if (smallestFilter !== undefined) {
    smallestFilter.visit((row) => {
      if (test(row)) sets[fitOf(row)]!.add(row);
    });
    return;
  }
  const setOf = (valueSpans: readonly ValueSpan[], { flag }: ValueSpan) => {
    if (!hasRole) return sets[titleFit.contains];
    return valueSpans === fitCondition?.spans ? sets[flag] : undefined;
  };
  const rowsOfSet = inSet !== undefined && (!hasRole || inSet.spans === fitCondition?.spans) ? inSet.rows() : undefined;
  if (rowsOfSet !== undefined) {
    for (const span of inSet!.spans) {
      const { items, start, end } = span;
      setOf(inSet!.spans, span)!.addCommon(items, start, end, rowsOfSet);
    }
    return;
  }
  for (const span of spans) {
    const set = setOf(spans, span);
    const { items, start, end } = span;
    if (set === undefined && column !== undefined && fitCondition?.columns?.[0] === column)
      addFitting(span, column, sets);
    else if (set === undefined) addEach(span, passes, (row) => sets[fitOf(row)]!);
    else if (passes === undefined) set.addAll(items, start, end);
    else if (column !== undefined) addInColumn(span, column, set);
    else addEach(span, passes, () => set);
  }
}

function addEach({ items, start, end }: Span, passes: RowTest | undefined, setOf: (row: number) => RowSet): void {
  for (let index = start; index < end; index++) {
    const row = items[index]!;
    if (passes === undefined || passes(row)) setOf(row).add(row);
  }
}

/** The most common case. Without a function call per row, it takes a fraction of the time of `addEach`. */
function addInColumn({ items, start, end }: Span, { values, holds }: ColumnTest, set: RowSet): void {
  for (let index = start; index < end; index++) {
    const row = items[index]!;
    if (holds[values[row]!] !== 0) set.add(row);
  }
}

/** As `addInColumn`, for a column whose entries say how well a row fits. */
function addFitting({ items, start, end }: Span, { values, holds }: ColumnTest, sets: readonly RowSet[]): void {
  for (let index = start; index < end; index++) {
    const row = items[index]!;
    const fits = holds[values[row]!]!;
    if (fits !== titleFit.none) sets[fits]!.add(row);
  }
}
