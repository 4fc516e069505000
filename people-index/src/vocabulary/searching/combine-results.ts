import type { PageOfRows } from '../../search/page-of-rows.ts';
import { type FoundRow, type FoundRows, nobody } from '../../search/ranking/found-rows.ts';
import { mergeOrdered, orderOfFound } from '../../search/ranking/row-order.ts';
import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { readingExplainer } from './explain-reading.ts';
import type { SimilarNames } from './similar-names.ts';
import type { Reading } from '../reading/read-parts.ts';
import type { RankedRows, RowOfSegment } from './rank-rows.ts';
import type { LiteralSearch } from './literal-search.ts';
import type { Vocabulary } from '../vocabulary.ts';

export interface FoundByReading<Rows> {
  /** The search that found `literal`; undefined if the user chose what the words are, or one is a code. */
  readonly typed: LiteralSearch | undefined;
  /** People whose records contain the typed words. */
  readonly literal: FoundRows;
  /**
   * Those of `literal` who are listed first: people who have all words as names, then those who have one of them as a
   * name and are in one of the places, or whose title begins with an unfinished text.
   */
  readonly listedFirst: readonly FoundRow[];
  /** Whether a row of `literal` comes after the people of the reading, because its name only begins with the text. */
  readonly isListedLast: (row: FoundRow) => boolean;
  /** The people of the reading; undefined if the budget ran out. */
  readonly rows: Rows | undefined;
  readonly similar: SimilarNames | undefined;
  /** Whether the reading finds nobody, and `literal` are people who have the words and a word that begins with the last one. */
  readonly isPrefixMatch: boolean;
}

/**
 * Combines the results in this order: people who have all words as names, titles with these words, people who have the
 * words in other fields, the other rows of the reading, people with similar names.
 */
export function combineResults(
  {
    literal,
    listedFirst,
    isListedLast,
    similar,
  }: Pick<FoundByReading<RankedRows>, 'literal' | 'listedFirst' | 'isListedLast' | 'similar'>,
  found: RankedRows,
  { reading, vocabulary }: { readonly reading: Reading; readonly vocabulary: Vocabulary },
  { after, pageEnd }: PageOfRows,
): FoundRows {
  const isListedFirst = new Set(listedFirst);
  const others = literal.rows.filter((row) => !isListedFirst.has(row) && !found.holds(row));
  const duplicates = listedFirst.filter((row) => found.holds(row)).length;
  const firstRowsOf = bySegment(listedFirst);
  const merged =
    found.lists.length > 1 ? mergeOrdered(found.lists, orderOfFound(), pageEnd + duplicates) : (found.lists[0] ?? []);
  const withoutFirst = (rows: readonly FoundRow[]) =>
    listedFirst.length === 0 ? rows : rows.filter(({ segment, row }) => firstRowsOf.get(segment)?.has(row) !== true);
  const titles = withoutFirst(merged.slice(0, found.literal));
  const otherTitles = withoutFirst(merged.slice(found.literal));
  const explanationOf = readingExplainer(reading, vocabulary);
  const explain = (row: FoundRow): FoundRow =>
    row.scorer === undefined ? { ...row, explanation: explanationOf(row) } : row;
  // People who have the words in a site or a topic follow those who have them in the title.
  const isOneRole = reading.parts.length === 1 && reading.role() !== undefined;
  const isBeforeOthers = (row: FoundRow) =>
    reading.name === '' ? !(isOneRole && isScattered(row)) && !isListedLast(row) : row.tier === tierNumber.exact;
  const [literalFirst, literalLast] = [others.filter(isBeforeOthers), others.filter((row) => !isBeforeOthers(row))];
  const ordered = [...listedFirst, ...titles, ...literalFirst, ...otherTitles, ...literalLast];
  const count = listedFirst.length + others.length + found.count - duplicates;
  // The people of the reading are listed only up to the end of the page, so the list may be shorter than the count.
  const wanted = ordered.length >= count ? Math.max(0, pageEnd - ordered.length) : 0;
  const similarPeople = similarNotFound({ literal, similar }, found, wanted);
  ordered.push(...similarPeople.rows);
  return {
    rows: ordered.slice(after, pageEnd).map(explain),
    count: count + similarPeople.count,
    isComplete: found.isComplete && literal.isComplete && !similarPeople.isTruncated,
    isTruncated: similarPeople.isTruncated && ordered.length <= pageEnd,
  };
}

/**
 * Whether the words of a role are spread over several fields: a `jefe de compras` at the site "Base de Mantenimiento"
 * is not a head of maintenance.
 */
function isScattered({ scorer, row, tier }: FoundRow): boolean {
  return new Set(scorer?.matchesOf(row, tier).map(({ field }) => field)).size > 1;
}

/** The people with similar names who are not among the other results: their number, and the first `wanted` of them. */
function similarNotFound(
  { literal, similar }: Pick<FoundByReading<RankedRows>, 'literal' | 'similar'>,
  { holds }: RankedRows,
  wanted: number,
): Pick<FoundRows, 'rows' | 'count' | 'isTruncated'> {
  if (similar === undefined || (similar.lists.length === 0 && !similar.isTruncated)) return nobody;
  const knownRows = bySegment(literal.rows);
  const isNew = (row: RowOfSegment) => knownRows.get(row.segment)?.has(row.row) !== true && !holds(row);
  let count = 0;
  let knownCount = 0;
  for (const { segment, rows } of similar.lists) {
    for (const row of rows) {
      if (isNew({ segment, row })) count++;
      else knownCount++;
    }
  }
  if (wanted === 0 || count === 0) return { rows: [], count, isTruncated: similar.isTruncated };
  const first = similar.first(knownCount + wanted);
  return {
    rows: first.rows.filter(isNew).slice(0, wanted),
    count,
    isTruncated: similar.isTruncated || first.isTruncated,
  };
}

export function bySegment(rows: readonly FoundRow[]): ReadonlyMap<Segment, ReadonlySet<number>> {
  const known = new Map<Segment, Set<number>>();
  for (const { segment, row } of rows) known.set(segment, (known.get(segment) ?? new Set()).add(row));
  return known;
}
