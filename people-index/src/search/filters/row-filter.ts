import { BitSet } from '../../columns/bit-set.ts';
import type { Column, Span } from '../../columns/typed-columns.ts';
import { fold, foldWords } from '../../language/fold.ts';
import { codeRange, plainCode, rowOfCode } from '../../segment/code-dictionary.ts';
import { rowsWithPhone } from '../../segment/phone-dictionary.ts';
import { phoneDigits } from '../../segment/phone-number.ts';
import { type AttributeField, documentOf, type Lists } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import type { FilterMeanings, ResolvedFilters } from './resolved-query.ts';
import { work } from '../cost/cost-model.ts';
import { fromLists, placedFilter, type PlacedValues } from './placed-values.ts';
import { maxWords } from '../query/query-limits.ts';
import { quotedValue } from './quoted-value.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/** One filter condition in one segment. */
export interface RowFilter {
  /** Upper bound for the number of passing rows. */
  readonly count: number;
  /** Calls `visit` with every row that may pass; some rows may be visited more than once. */
  readonly visit: (visit: (row: number) => void) => void;
  readonly test: (row: number) => boolean;
  /** The same test as a column of values and a flag for each value that passes; undefined if the test is not about a column. */
  readonly column?: ColumnTest;
  /** The passing rows, each once, in ascending lists; undefined if there are no such lists. */
  readonly lists?: readonly Span[];
  /** The same rows, each once, as ascending spans of `byName`. */
  readonly named?: readonly Span[];
}

export interface ColumnTest {
  readonly values: Column;
  readonly holds: Uint8Array;
}

/** Attribute filters by their name in a query. Codes are compared as a whole, texts by the prefixes of their words. */
const attributeOf = {
  gbu: 'gbu',
  company: 'company',
  entity: 'entity',
  title: 'title',
  city: 'city',
  site: 'site',
  jobFamily: 'jobFamily',
  country: 'country',
  domain: 'domain',
} as const satisfies Partial<Record<keyof ResolvedFilters, AttributeField>>;
const wholeFields: ReadonlySet<AttributeField> = new Set(['jobFamily', 'country', 'domain']);
/** Fields whose texts are compared as a whole if the filter is in double quotes. */
const quotedFields: ReadonlySet<AttributeField> = new Set(['gbu', 'city', 'entity']);

export function rowFilters(segment: Segment, filters: ResolvedFilters, budget: WorkBudget): RowFilter[] {
  const found: RowFilter[] = [];
  if (Object.keys(filters).length === 0) return found;
  for (const name of Object.keys(attributeOf) as (keyof typeof attributeOf)[]) {
    const text = (filters[name] ?? '').trim();
    if (text !== '')
      found.push(attributeFilter(segment, attributeOf[name], { text, meanings: filters.meanings }, budget));
  }
  for (const field of ['firstName', 'lastName'] as const) {
    for (const word of foldWords(filters[field] ?? '').slice(0, maxWords))
      found.push(nameFilter(segment, field, word, budget));
  }
  const group = plainCode(filters.groupId ?? '');
  if (group !== '') found.push(codeFilter(segment, group, budget));
  else if ((filters.groupId ?? '').trim() !== '') found.push(nobody);
  if ((filters.phone ?? '').trim() !== '') found.push(phoneFilter(segment, filters.phone ?? '', budget));
  if (filters.employeeType !== undefined) found.push(typeFilter(segment, filters.employeeType));
  if (filters.rows !== undefined) found.push(filters.rows(segment));
  if (filters.among !== undefined) found.push(membershipFilter(segment, filters.among));
  return found;
}

const nobody: RowFilter = { count: 0, visit: () => {}, test: () => false };

interface FilterValue {
  readonly text: string;
  readonly meanings: FilterMeanings | undefined;
}

function attributeFilter(
  segment: Segment,
  field: AttributeField,
  { text, meanings }: FilterValue,
  budget: WorkBudget,
): RowFilter {
  const resolved = meanings?.valuesOf(segment, field) ?? [];
  return placedFilter(segment, field, [writtenValues(segment, field, text, budget), ...resolved], budget);
}

/** The values that a filter matches as written: codes and quoted texts as a whole, other texts by the prefixes of their words. */
function writtenValues(segment: Segment, field: AttributeField, typed: string, budget: WorkBudget): PlacedValues {
  if (wholeFields.has(field)) return { values: segment.valuesOf(field, fold(typed)) };
  const quoted = quotedFields.has(field) ? quotedValue(typed) : undefined;
  if (quoted === undefined || (quoted.country !== undefined && field !== 'city'))
    return { values: valuesWithWords(segment, field, typed, budget) };
  const { text, country } = quoted;
  return { values: segment.valuesOf(field, fold(text)), countries: country === undefined ? undefined : [country] };
}

/** Values of a field in which each word of the filter, or all of them joined, is a prefix of a word. */
function valuesWithWords(segment: Segment, field: AttributeField, text: string, budget: WorkBudget): number[] {
  const table = segment.data.attributes[field];
  const words = foldWords(text).slice(0, maxWords);
  const { starts, items } = segment.data.attributeValues;
  const progress = new Uint16Array(table.texts.length);
  const advance = (word: string, before: number, after: number) => {
    const [first, end] = segment.attributeTokens.prefixRange(word);
    budget.spend(work.term + starts[end]! - starts[first]!);
    for (let index = starts[first]!; index < starts[end]!; index++) {
      const value = items[index]! - table.firstValue;
      if (value >= 0 && value < progress.length && progress[value] === before) progress[value] = after;
    }
  };
  words.forEach((word, index) => advance(word, index, index + 1));
  if (words.length > 1)
    for (let before = 0; before < words.length; before++) advance(words.join(''), before, words.length);
  const values: number[] = [];
  if (words.length > 0) progress.forEach((count, value) => count === words.length && values.push(value));
  return values;
}

function nameFilter(segment: Segment, field: 'firstName' | 'lastName', word: string, budget: WorkBudget): RowFilter {
  const { data } = segment;
  const { postings, readings, texts } = field === 'firstName' ? data.firstNames : data.lastNames;
  const [first, end] = segment.tokens.prefixRange(word);
  const holds = new Uint8Array(texts.length);
  budget.spend(work.term + texts.length / 16);
  for (const { starts, items } of [postings, readings]) {
    budget.spend((starts[end]! - starts[first]!) * 2);
    for (let index = starts[first]!; index < starts[end]!; index++) holds[documentOf(items[index]!)] = 1;
  }
  const test = { values: data[field], holds };
  if (field === 'firstName') return fromLists(spansOf(data.firstRows, holds, false), test);
  const named = spansOf({ starts: data.lastStarts, items: data.byName }, holds, true);
  const { count, visit, test: passes, column } = fromLists(named, test);
  return { count, visit, test: passes, column, named };
}

/** The flagged lists. Adjacent ones become one span if the lists are in one ascending order. */
function spansOf({ starts, items }: Lists, flags: Uint8Array, isOneOrder: boolean): Span[] {
  const spans: Span[] = [];
  for (let list = flags.indexOf(1); list >= 0; list = flags.indexOf(1, list)) {
    const first = list++;
    while (isOneOrder && flags[list] === 1) list++;
    spans.push({ items, start: starts[first]!, end: starts[list]! });
  }
  return spans;
}

function codeFilter(segment: Segment, code: string, budget: WorkBudget): RowFilter {
  const [first, end] = codeRange(segment.data, code);
  budget.spend(work.term + end - first);
  return fromRows(segment, segment.data.codes.subarray(first, end).map(rowOfCode));
}

function phoneFilter(segment: Segment, phone: string, budget: WorkBudget): RowFilter {
  const { whole, part } = rowsWithPhone(segment.data.phones, phoneDigits(phone), segment.details, budget);
  const rows = new Uint32Array(whole.length + part.length);
  rows.set(whole);
  rows.set(part, whole.length);
  return fromRows(segment, rows);
}

function fromRows(segment: Segment, rows: Uint32Array): RowFilter {
  let set: BitSet | undefined;
  return {
    count: rows.length,
    visit: (visit) => rows.forEach((row) => visit(row)),
    test: (row) => {
      if (set === undefined) {
        set = new BitSet(segment.data.rows);
        for (const passing of rows) set.add(passing);
      }
      return set.has(row);
    },
  };
}

function membershipFilter(segment: Segment, among: NonNullable<ResolvedFilters['among']>): RowFilter {
  let rows: number[] | undefined;
  return {
    count: among.size,
    visit: (visit) => {
      rows ??= Array.from(among, (id) => segment.rowOf(id)).filter((row) => row >= 0);
      for (const row of rows) visit(row);
    },
    test: (row) => among.has(segment.data.ids[row]!),
  };
}

function typeFilter(segment: Segment, type: 'I' | 'E'): RowFilter {
  const { isExternal, rows } = segment.data;
  const wanted = type === 'E' ? 1 : 0;
  return {
    count: rows,
    visit: (visit) => {
      for (let row = 0; row < rows; row++) if (isExternal[row] === wanted) visit(row);
    },
    test: (row) => isExternal[row] === wanted,
    column: { values: isExternal, holds: Uint8Array.of(1 - wanted, wanted) },
  };
}
