import { BitSet } from '../../columns/bit-set.ts';
import type { RowSet } from '../../columns/row-set.ts';
import { GrowingList } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import type { CollectedRows } from '../../search/counting/collect-everybody.ts';
import { work } from '../../search/work/cost-model.ts';
import type { FoundRow } from '../../search/ranking/found-rows.ts';
import { rowFilters } from '../../search/filters/row-filter.ts';
import { collectText } from '../../search/search-people.ts';
import type { WorkBudget } from '../../search/work/work-budget.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { Lexicon } from '../lexicon.ts';
import { collectElsewhere, isBesideName } from './names-elsewhere.ts';
import type { Reading } from '../reading/read-parts.ts';
import { countOfFits } from '../work/title-fit.ts';
import { addRows, passesOf, type ReadingRows, readingRowsIn, rowsToVisit } from './reading-rows.ts';
import { findByReading, nameSearch } from './search-by-reading.ts';

/** So many people who hold the words as they are may come to light on the way; where there are more, they are collected. */
const maxOnTheWay = 512;

/** Collects everybody whom a search by a reading finds, in no order; undefined where that finds nobody and the text may be a name. */
export function collectByReading(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  lexicon: Lexicon,
  budget: WorkBudget,
): CollectedRows | undefined {
  const { near: _, ...everywhere } = query;
  const rowsIn = readingRowsIn(reading, lexicon);
  const asked = { query: everywhere, reading, rowsIn, enough: maxOnTheWay, budget };
  const found = findByReading(segments, asked, () => {
    const lists: readonly ListedRows[] =
      reading.name === ''
        ? segments.map((segment) => rowsOfReading(segment, everywhere, rowsIn(segment), budget))
        : collectText(segments, nameSearch(everywhere, reading, rowsIn), { budget, scope: 'names' });
    return { lists, count: lists.reduce((sum, { rows }) => sum + rows.length, 0) };
  });
  if (found === undefined) return undefined;
  const { literal, rows, alike } = found;
  const typed = literal.isComplete ? undefined : found.typed;
  const all: readonly ListedRows[] = [
    ...(typed
      ? collectText(segments, typed.query, { budget, scope: typed.scope, leftOut: typed.leftOut })
      : listed(literal.rows)),
    ...(rows?.lists ?? []),
    ...(alike?.lists ?? []),
  ];
  const isElsewhere = isBesideName(reading) && all.every(({ rows: own }) => own.length === 0);
  const lists = isElsewhere ? collectElsewhere(segments, query, reading, budget) : all;
  return { parts: segments.map((segment) => ({ segment, rows: union(segment, lists) })), isComplete: !budget.isSpent };
}

const listed = (rows: readonly FoundRow[]): ListedRows[] => rows.map(({ segment, row }) => ({ segment, rows: [row] }));

function rowsOfReading(segment: Segment, query: ResolvedQuery, own: ReadingRows, budget: WorkBudget): ListedRows {
  const filters = rowFilters(segment, query.filters ?? {}, budget);
  budget.spend(rowsToVisit(own, filters) * (1 + filters.length * work.filter));
  const passes = passesOf(segment, filters);
  const { candidates } = segment.workspace;
  const rows = new GrowingList();
  candidates.reserve(segment.data.rows);
  try {
    addRows(own, filters, Array.from<RowSet>({ length: countOfFits }).fill(candidates));
    candidates.scan((row) => {
      if (passes === undefined || passes(row)) rows.push(row);
      return true;
    });
  } finally {
    candidates.clear();
  }
  return { segment, rows: rows.values() };
}

interface ListedRows {
  readonly segment: Segment;
  readonly rows: readonly number[] | Uint32Array;
}

/** The rows of a segment in some lists that have each row once, but may have rows in common. */
function union(segment: Segment, found: readonly ListedRows[]): Uint32Array {
  const lists = found.flatMap((own) => (own.segment === segment && own.rows.length > 0 ? [own.rows] : []));
  const [only, ...more] = lists;
  if (more.length === 0) return Uint32Array.from(only ?? []);
  const seen = new BitSet(segment.data.rows);
  const all = new GrowingList();
  for (const rows of lists) {
    for (const row of rows) {
      if (seen.has(row)) continue;
      seen.add(row);
      all.push(row);
    }
  }
  return all.values();
}
