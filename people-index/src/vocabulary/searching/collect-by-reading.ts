import { BitSet } from '../../columns/bit-set.ts';
import type { RowSet } from '../../columns/row-set.ts';
import { GrowingList } from '../../columns/typed-columns.ts';
import type { Segment } from '../../segment/segment.ts';
import type { CollectedRows } from '../../search/counting/collect-everybody.ts';
import { work } from '../../search/cost/cost-model.ts';
import type { FoundRow } from '../../search/ranking/found-rows.ts';
import { rowFilters } from '../../search/filters/row-filter.ts';
import { collectText } from '../../search/search-people.ts';
import type { WorkBudget } from '../../search/cost/work-budget.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { Lexicon } from '../lexicon.ts';
import { collectElsewhere, hasNameAmongParts } from './names-elsewhere.ts';
import type { Reading } from '../reading/read-parts.ts';
import { fitCount } from '../roles/title-fit.ts';
import { addRows, passesOf, type ReadingRows, readingRowsIn, rowsToVisit } from './reading-rows.ts';
import { nameSearch } from './name-search.ts';
import { findByReading } from './search-by-reading.ts';

/** Maximum number of literal matches that are taken from the search by the reading; if there are more, a separate search collects them. */
const maxLiteral = 512;

/** Collects everybody whom a search by a reading finds, unordered. Returns undefined if that finds nobody and the text may be a name. */
export function collectByReading(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  lexicon: Lexicon,
  budget: WorkBudget,
): CollectedRows | undefined {
  const { near: _, ...queryWithoutNear } = query;
  const rowsIn = readingRowsIn(reading, lexicon);
  const search = { query: queryWithoutNear, reading, rowsIn, pageEnd: maxLiteral, budget };
  const found = findByReading(segments, search, () => {
    const lists: readonly RowsOfPart[] =
      reading.name === ''
        ? segments.map((segment) => rowsOfReading(segment, queryWithoutNear, rowsIn(segment), budget))
        : collectText(segments, nameSearch(queryWithoutNear, reading, rowsIn), { budget, scope: 'names' });
    return { lists, count: lists.reduce((sum, { rows }) => sum + rows.length, 0) };
  });
  if (found === undefined) return undefined;
  const { literal, rows, similar } = found;
  const literalSearch = literal.isComplete ? undefined : found.typed;
  const all: readonly RowsOfPart[] = [
    ...(literalSearch
      ? collectText(segments, literalSearch.query, {
          budget,
          scope: literalSearch.scope,
          excluded: literalSearch.excluded,
        })
      : listed(literal.rows)),
    ...(rows?.lists ?? []),
    ...(similar?.lists ?? []),
  ];
  const isElsewhere = hasNameAmongParts(reading) && all.every(({ rows: partRows }) => partRows.length === 0);
  const lists = isElsewhere ? collectElsewhere(segments, { query, reading, lexicon }, budget) : all;
  return { parts: segments.map((segment) => ({ segment, rows: union(segment, lists) })), isComplete: !budget.isSpent };
}

const listed = (rows: readonly FoundRow[]): RowsOfPart[] => rows.map(({ segment, row }) => ({ segment, rows: [row] }));

function rowsOfReading(
  segment: Segment,
  query: ResolvedQuery,
  readingRows: ReadingRows,
  budget: WorkBudget,
): RowsOfPart {
  const filters = rowFilters(segment, query.filters ?? {}, budget);
  budget.spend(rowsToVisit(readingRows, filters) * (1 + filters.length * work.filter));
  const passes = passesOf(segment, filters);
  const { candidates } = segment.workspace;
  const rows = new GrowingList();
  candidates.reserve(segment.data.rows);
  try {
    addRows(readingRows, filters, Array.from<RowSet>({ length: fitCount }).fill(candidates));
    candidates.scan((row) => {
      if (passes === undefined || passes(row)) rows.push(row);
      return true;
    });
  } finally {
    candidates.clear();
  }
  return { segment, rows: rows.values() };
}

interface RowsOfPart {
  readonly segment: Segment;
  readonly rows: readonly number[] | Uint32Array;
}

/** The union of the lists of one segment. Each list has a row only once, but lists may have rows in common. */
function union(segment: Segment, found: readonly RowsOfPart[]): Uint32Array {
  const lists = found.flatMap((part) => (part.segment === segment && part.rows.length > 0 ? [part.rows] : []));
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
