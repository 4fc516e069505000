import { BitSet } from '../columns/bit-set.ts';
import { GrowingList } from '../columns/typed-columns.ts';
import type { Segment } from '../segment/segment.ts';
import type { CollectedRows } from '../search/collect-found.ts';
import { work } from '../search/cost-model.ts';
import type { RowsOfSegment } from '../search/found-chunks.ts';
import { rowFilters } from '../search/row-filter.ts';
import { collectText } from '../search/search-people.ts';
import { BudgetSpent, type WorkBudget } from '../search/work-budget.ts';
import type { SearchQuery } from '../types/search-query.ts';
import type { Reading } from './read-parts.ts';
import { narrowedBy, readingRows } from './reading-rows.ts';
import { alikeSearch, isAlike } from './names-alike.ts';
import { literalSearch, type Means, nameSearch, searchByReading } from './search-by-reading.ts';

/** Collects everybody whom a search by a reading finds, in no order; undefined where that finds nobody and the text may be a name. */
export function collectByReading(
  segments: readonly Segment[],
  query: SearchQuery,
  reading: Reading,
  means: Means,
  budget: WorkBudget,
): CollectedRows | undefined {
  const { near: _, ...everywhere } = query;
  if (searchByReading(segments, everywhere, { after: 0, enough: 1, budget }, reading, means) === undefined)
    return undefined;
  const literal = literalSearch(everywhere, reading);
  const found =
    literal === undefined ? [] : [...collectText(segments, literal.query, { budget, scope: literal.scope })];
  const alike = alikeSearch(everywhere, reading);
  if (alike !== undefined) found.push(...collectText(segments, alike, { budget, scope: 'names' }).filter(isAlike));
  try {
    if (reading.name !== '')
      found.push(...collectText(segments, nameSearch(everywhere, reading, means), { budget, scope: 'names' }));
    else for (const segment of segments) found.push(rowsOfReading(segment, everywhere, reading, means, budget));
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
  }
  return { parts: segments.map((segment) => ({ segment, rows: union(segment, found) })), isComplete: !budget.isSpent };
}

function rowsOfReading(
  segment: Segment,
  query: SearchQuery,
  reading: Reading,
  { vocabulary, synonyms }: Means,
  budget: WorkBudget,
): RowsOfSegment {
  const candidates = readingRows(segment, reading, vocabulary, synonyms);
  const filters = rowFilters(segment, query.filters ?? {}, budget);
  const rarest = narrowedBy(candidates, filters);
  budget.spend(rarest.count * (1 + filters.length * work.filter));
  const rows: number[] = [];
  rarest.visit((row) => {
    if (!segment.isRemoved(row) && filters.every(({ test }) => test(row))) rows.push(row);
  });
  return { segment, tier: 0, rows };
}

/** The rows of a segment in some lists that may have rows in common, or one twice. */
function union(segment: Segment, found: readonly RowsOfSegment[]): Uint32Array {
  const seen = new BitSet(segment.data.rows);
  const all = new GrowingList();
  for (const { segment: own, rows } of found) {
    if (own !== segment) continue;
    for (const row of rows) {
      if (seen.has(row)) continue;
      seen.add(row);
      all.push(row);
    }
  }
  return all.values();
}
