import { fold, foldWords } from '../../language/fold.ts';
import type { BitSet } from '../../columns/bit-set.ts';
import type { RowSet } from '../../columns/row-set.ts';
import type { Span } from '../../columns/typed-columns.ts';
import type { LeftOutRows } from '../../search/planning/search-pass.ts';
import type { ColumnTest, RowFilter } from '../../search/filters/row-filter.ts';
import { attributeFields } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { onlyValues } from '../../segment/value-countries.ts';
import { valuesHolding } from '../lookup/attribute-values.ts';
import { unitFields } from '../lookup/indexed-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { placeCondition } from '../places/place-condition.ts';
import type { Reading } from '../reading/read-parts.ts';
import {
  anyOf,
  both,
  type Condition,
  flags,
  type HeldSpan,
  type HeldValues,
  holding,
  type Test,
} from '../lookup/row-condition.ts';
import { fit } from '../work/title-fit.ts';

/** Fewer rows are tested one by one. */
const fewestInSet = 512;
/** So many rows are tested by a set in the time of one by a column. */
const ratioOfSets = 4;

/** The rows that meet some conditions. */
interface AllRows extends Condition {
  /** The same as `passes`, where one column tells it. */
  readonly column?: ColumnTest | undefined;
  /** The same rows: those of some spans that are in a set, while it is kept. */
  readonly inSet?: { readonly spans: readonly HeldSpan[]; readonly rows: () => BitSet | undefined } | undefined;
}

/** A reading in one segment: which rows hold, and how well. */
export interface ReadingRows extends AllRows {
  /** Whether there is a role, which some rows fit better than others. */
  readonly hasRole: boolean;
  /** How well the role of a row fits, see `fit`. */
  readonly fitOf: (row: number) => number;
  /** The condition of which each span and each value tells how well its rows fit: there, no row needs a look. */
  readonly fitCondition?: Condition | undefined;
  /** What the rows meet, all of it. */
  readonly conditions: readonly Condition[];
}

/** The rows that a reading stands for, its name aside, of each segment; worked out once. */
export type RowsIn = (segment: Segment) => ReadingRows;

export function readingRowsIn(reading: Reading, lexicon: Lexicon): RowsIn {
  const known = new Map<Segment, ReadingRows>();
  return (segment) => {
    let rows = known.get(segment);
    if (rows === undefined) known.set(segment, (rows = readingRows(segment, reading, lexicon)));
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
  if (role === undefined) return { ...all(conditions), hasRole: false, fitOf: () => fit.literal, conditions };
  const titles = vocabulary.titlesOf(segment).fits(role);
  const families = reading.families();
  const familyHolds = holding(segment, 'jobFamily', families.map(fold));
  const work = anyOf(segment, [
    ['title', titles],
    ['jobFamily', familyHolds],
  ]);
  const { column } = segment.data.attributes.title;
  const needed = [work, ...conditions];
  const fitCondition = families.length === 0 ? work : undefined;
  const fitOf = (row: number) => titles[column[row]!] || fit.family;
  return { ...all(needed), hasRole: true, fitOf, fitCondition, conditions: needed };
}

/** Titles that hold some words. */
function titleCondition(segment: Segment, words: readonly string[]): Condition {
  return anyOf(segment, [['title', flags(segment, 'title', valuesHolding(segment, 'title', words))]]);
}

/** Values that hold all words of one of the unit's names, or are the names of the code. */
function unitCondition(segment: Segment, unit: string, { vocabulary, synonyms }: Lexicon): Condition {
  const texts = [unit, ...synonyms.of('unit', unit)];
  const names = texts.map(foldWords);
  const labels = texts.flatMap((text) => vocabulary.units.labelsOf(fold(text))).map(fold);
  const fields = unitFields.map((field) => {
    const values = names.flatMap((words) => valuesHolding(segment, field, words));
    const ofCode = labels.flatMap((name) => segment.valuesOf(field, name));
    return [field, flags(segment, field, [...values, ...ofCode])] as const;
  });
  return anyOf(segment, fields);
}

/** The rows that meet all conditions: those of the rarest are looked at. */
function all(conditions: readonly Condition[]): AllRows {
  const [rarest, ...others] = conditions.toSorted((one, other) => one.count - other.count);
  if (rarest === undefined) return { count: 0, test: () => false, spans: [], passes: undefined };
  if (others.length === 0) return rarest;
  const tests = others.map(({ test }) => test);
  const test = both([rarest.test, ...tests])!;
  const { count, spans } = rarest;
  const passes = both(rarest.passes === undefined ? tests : [...tests, rarest.passes]);
  const columns = rarest.passes === undefined && others.length === 1 ? others[0]!.columns : undefined;
  const column = columns?.length === 1 ? columns[0] : undefined;
  const inSet = others.length === 1 ? inSetOf(rarest, others[0]!) : undefined;
  return { count, spans, test, passes, column, inSet };
}

/** Which of two conditions is tested by its set, if any is. */
function inSetOf(rarer: Condition, other: Condition): AllRows['inSet'] {
  if (rarer.count < fewestInSet) return undefined;
  if (other.rows !== undefined && rarer.passes === undefined) return { spans: rarer.spans, rows: other.rows };
  const isNear = other.passes === undefined && other.count <= rarer.count * ratioOfSets;
  return isNear && rarer.rows !== undefined ? { spans: other.spans, rows: rarer.rows } : undefined;
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

/**
 * Adds the rows of a reading to sets by how well they fit, see `fit`, by way of a filter where that has fewer. All filters are to be tested all the same.
 */
export function addRows(rows: ReadingRows, filters: readonly RowFilter[], sets: readonly RowSet[]): void {
  const { spans, test, passes, column, inSet, count, hasRole, fitOf, fitCondition } = rows;
  const fewest = rowsToVisit(rows, filters);
  const rarest = filters.find((filter) => filter.count < count && filter.count === fewest);
  if (rarest !== undefined) {
    rarest.visit((row) => {
      if (test(row)) sets[fitOf(row)]!.add(row);
    });
    return;
  }
  const setOf = (own: readonly HeldSpan[], { held }: HeldSpan) => {
    if (!hasRole) return sets[fit.literal];
    return own === fitCondition?.spans ? sets[held] : undefined;
  };
  const held = inSet !== undefined && (!hasRole || inSet.spans === fitCondition?.spans) ? inSet.rows() : undefined;
  if (held !== undefined) {
    for (const span of inSet!.spans) {
      const { items, start, end } = span;
      setOf(inSet!.spans, span)!.addCommon(items, start, end, held);
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

function addEach({ items, start, end }: Span, passes: Test | undefined, setOf: (row: number) => RowSet): void {
  for (let place = start; place < end; place++) {
    const row = items[place]!;
    if (passes === undefined || passes(row)) setOf(row).add(row);
  }
}

/** What most readings come to: without a call for each row it takes a fraction of the time. */
function addInColumn({ items, start, end }: Span, { values, holds }: ColumnTest, set: RowSet): void {
  for (let place = start; place < end; place++) {
    const row = items[place]!;
    if (holds[values[row]!] !== 0) set.add(row);
  }
}

/** Where the column tells how well a row fits. */
function addFitting({ items, start, end }: Span, { values, holds }: ColumnTest, sets: readonly RowSet[]): void {
  for (let place = start; place < end; place++) {
    const row = items[place]!;
    const fits = holds[values[row]!]!;
    if (fits !== fit.none) sets[fits]!.add(row);
  }
}
