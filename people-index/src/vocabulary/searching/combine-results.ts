import type { FoundRow, FoundRows } from '../../search/ranking/found-rows.ts';
import { mergeOrdered, orderOfFound } from '../../search/ranking/row-order.ts';
import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../types/tiers.ts';
import { readingExplainer } from './explain-reading.ts';
import type { AlikeNames } from './similar-names.ts';
import type { Reading } from '../reading/read-parts.ts';
import type { Found, RowOfSegment } from './rank-rows.ts';
import type { LiteralSearch } from './literal-search.ts';
import type { Vocabulary } from '../vocabulary.ts';

export interface PageOfRows {
  readonly after: number;
  readonly enough: number;
}

export const nobody: FoundRows = { rows: [], count: 0, isComplete: true, isTruncated: false };

export interface FoundByReading<Rows> {
  /** The search for `literal`; undefined where the user said what the words are. */
  readonly typed: LiteralSearch | undefined;
  readonly literal: FoundRows;
  /** Those of `literal` who come first: who bear all words as names, then whose name is one of them beside a place, or whose title begins with an unfinished text. */
  readonly named: readonly FoundRow[];
  /** Undefined where the budget ran out. */
  readonly rows: Rows | undefined;
  readonly alike: AlikeNames | undefined;
  /** Whether the reading finds nobody, and `literal` are those who have the words and the beginning of the last one. */
  readonly isBegun: boolean;
}

/** First who bears all words as names, then the titles with these words, then who holds them otherwise, then the other rows of the reading, then names that sound alike. */
export function joined(
  { literal, named, alike }: Pick<FoundByReading<Found>, 'literal' | 'named' | 'alike'>,
  found: Found,
  { reading, vocabulary }: { readonly reading: Reading; readonly vocabulary: Vocabulary },
  { after, enough }: PageOfRows,
): FoundRows {
  const isNamed = new Set(named);
  const others = literal.rows.filter((row) => !isNamed.has(row) && !found.holds(row));
  const twice = named.filter((row) => found.holds(row)).length;
  const namedRowsOf = bySegment(named);
  const merged =
    found.lists.length > 1 ? mergeOrdered(found.lists, orderOfFound(), enough + twice) : (found.lists[0] ?? []);
  const rest =
    named.length === 0 ? merged : merged.filter(({ segment, row }) => namedRowsOf.get(segment)?.has(row) !== true);
  const explanationOf = readingExplainer(reading, vocabulary);
  const explain = (row: FoundRow): FoundRow =>
    row.scorer === undefined ? { ...row, explanation: explanationOf(row) } : row;
  // Who holds the words in a site or a topic comes behind the titles that do.
  const inTitles = Math.min(rest.length, found.literal - twice);
  const isOneRole = reading.parts.length === 1 && reading.role() !== undefined;
  const isFirst = (row: FoundRow) =>
    reading.name === '' ? !(isOneRole && isScattered(row)) : row.tier === tierNumber.exact;
  const [literally, otherwise] = [others.filter(isFirst), others.filter((row) => !isFirst(row))];
  const [titles, more] = [rest.slice(0, Math.max(0, inTitles)), rest.slice(Math.max(0, inTitles))];
  const ordered = [...named, ...titles, ...literally, ...more, ...otherwise];
  const count = named.length + others.length + found.count - twice;
  // Of the people of the reading, no more are listed than those of the page.
  const wanted = ordered.length >= count ? Math.max(0, enough - ordered.length) : 0;
  const behind = behindAll({ literal, alike }, found, wanted);
  ordered.push(...behind.rows);
  return {
    rows: ordered.slice(after, enough).map(explain),
    count: count + behind.count,
    isComplete: found.isComplete && literal.isComplete && !behind.isTruncated,
    isTruncated: behind.isTruncated && ordered.length <= enough,
  };
}

/** Whether the words of a role stand in several fields: a `jefe de` purchasing at the site "Base de Mantenimiento" is none of maintenance. */
function isScattered({ scorer, row, tier }: FoundRow): boolean {
  return new Set(scorer?.matchesOf(row, tier).map(({ field }) => field)).size > 1;
}

/** The names alike that nobody has who was found otherwise: how many, and the first that are wanted. */
function behindAll(
  { literal, alike }: Pick<FoundByReading<Found>, 'literal' | 'alike'>,
  { holds }: Found,
  wanted: number,
): Pick<FoundRows, 'rows' | 'count' | 'isTruncated'> {
  if (alike === undefined || (alike.lists.length === 0 && !alike.isTruncated)) return nobody;
  const known = bySegment(literal.rows);
  const isNew = (row: RowOfSegment) => known.get(row.segment)?.has(row.row) !== true && !holds(row);
  let count = 0;
  let others = 0;
  for (const { segment, rows } of alike.lists) {
    for (const row of rows) {
      if (isNew({ segment, row })) count++;
      else others++;
    }
  }
  if (wanted === 0 || count === 0) return { rows: [], count, isTruncated: alike.isTruncated };
  const first = alike.first(others + wanted);
  return {
    rows: first.rows.filter(isNew).slice(0, wanted),
    count,
    isTruncated: alike.isTruncated || first.isTruncated,
  };
}

export function bySegment(rows: readonly FoundRow[]): ReadonlyMap<Segment, ReadonlySet<number>> {
  const known = new Map<Segment, Set<number>>();
  for (const { segment, row } of rows) known.set(segment, (known.get(segment) ?? new Set()).add(row));
  return known;
}
