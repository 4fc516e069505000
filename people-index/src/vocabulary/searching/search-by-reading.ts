import type { Segment } from '../../segment/segment.ts';
import { type FoundRow, type FoundRows, nobody } from '../../search/ranking/found-rows.ts';
import type { PageOfRows } from '../../search/page-of-rows.ts';
import { searchPeople } from '../../search/search-people.ts';
import { BudgetSpent, WorkBudget } from '../../search/cost/work-budget.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { rowFilters } from '../../search/filters/row-filter.ts';
import { tierNumber } from '../../tiers.ts';
import { bySegment, type FoundByReading, combineResults } from './combine-results.ts';
import type { Lexicon } from '../lexicon.ts';
import { prefixTiers, findLiteral, listsBeginningsLast, literalSearch, withoutPartialUnits } from './literal-search.ts';
import {
  matchesWithoutAttributes,
  hasExactName,
  isClearlyName,
  isChosenWithoutName,
  isMoreLikelyName,
  mayBeMisreadName,
  matchesOnlyCode,
} from './detect-name.ts';
import { similarNames } from './similar-names.ts';
import { nameSearch } from './name-search.ts';
import { hasNameAmongParts, searchElsewhere } from './names-elsewhere.ts';
import type { Reading } from '../reading/read-parts.ts';
import { readingRowsIn, type RowsIn } from './reading-rows.ts';
import { titleFit } from '../roles/title-fit.ts';
import { type RankedRows, hasMatch, type RowOfSegment, rankRows } from './rank-rows.ts';

/** Minimum number of literal matches that are collected, so that few answers have an inexact total. */
const minLiteral = 512;

interface Page extends PageOfRows {
  readonly budget?: WorkBudget;
}

/**
 * Searches by the reading of a text. People who have all typed words as names come first, followed by the people who
 * match the role, place, unit and remaining name. If nobody does, people elsewhere who have that name are guessed.
 * Returns undefined if the reading finds nobody and the text may be a name.
 */
export function searchByReading(
  segments: readonly Segment[],
  query: ResolvedQuery,
  page: Page,
  reading: Reading,
  lexicon: Lexicon,
): FoundRows | undefined {
  const { budget = new WorkBudget() } = page;
  const rowsIn = readingRowsIn(reading, lexicon);
  const search = { query, reading, rowsIn, pageEnd: Math.max(page.pageEnd, minLiteral), budget };
  const found = findByReading(segments, search, (named) =>
    reading.name === ''
      ? rankRows(segments, query, { rowsIn, limit: page.pageEnd + named }, budget)
      : namedRows(segments, query, { reading, rowsIn }, budget),
  );
  if (found === undefined) return undefined;
  if (found.rows !== undefined) {
    const answer = combineResults(found, found.rows, { reading, vocabulary: lexicon.vocabulary }, page);
    const isNobody = answer.count === 0 && hasNameAmongParts(reading);
    return isNobody ? searchElsewhere(segments, { query, reading, lexicon }, { ...page, budget }) : answer;
  }
  const { literal } = found;
  return { ...literal, rows: literal.rows.slice(page.after, page.pageEnd), isTruncated: true };
}

interface ReadingSearch {
  readonly query: ResolvedQuery;
  readonly reading: Reading;
  readonly rowsIn: RowsIn;
  /** Number of literal matches wanted. */
  readonly pageEnd: number;
  readonly budget: WorkBudget;
}

/**
 * Finds the literal matches, the people of the reading, and people with similar names. Returns undefined if the reading
 * finds nobody and the text may be a name.
 *
 * @param find the people of the reading; gets the number of literal matches that are listed before them
 */
export function findByReading<Rows extends { readonly count: number }>(
  segments: readonly Segment[],
  search: ReadingSearch,
  find: (listedFirst: number) => Rows,
): FoundByReading<Rows> | undefined {
  const { query, reading, rowsIn, pageEnd, budget } = search;
  // The user chose "name" for every part.
  if (reading.parts.every(({ kind }) => kind === 'name')) return undefined;
  // Filters do not change how a text is read, so that a filter finds as many people as were counted for its value.
  const unfiltered = hasFilters(query) ? findUnfiltered(segments, search) : undefined;
  const isRead = unfiltered !== undefined;
  if (!isRead && (hasFilters(query) || isClearlyName(segments, search))) return undefined;
  const typed = literalSearch(segments, query, reading, rowsIn);
  const page = { after: 0, pageEnd, budget };
  // Next to a name, weaker matches are only searched if there is no stronger one, which the filters may exclude.
  const known = reading.name === '' || unfiltered?.literal.isComplete !== true ? undefined : unfiltered.literal;
  const findMatches = () => (typed ? withoutPartialUnits(findLiteral(segments, typed, page), reading) : nobody);
  const literal = withoutCodes(known === undefined ? findMatches() : passing(known, query, budget), query);
  const nameMatches = literal.rows.filter(matchesWithoutAttributes);
  const isOneName = nameMatches.length > 0 && hasSeveralWords(query);
  // Complete words for places and roles are more likely meant as these than as prefixes of two names.
  const areOnlyPrefixes = reading.name === '' && nameMatches.every(({ tier }) => tier === tierNumber.prefix);
  if (literal.isTruncated) return undefined;
  if (!isRead && ((isOneName && !areOnlyPrefixes) || mayBeMisreadName(segments, query, reading, budget)))
    return undefined;
  // `Lima São Paulo`: nobody is in both cities, so people in São Paulo whose name is Lima come first.
  const isFirst = (row: FoundRow) => reading.hasUnfinishedRole || (reading.areAlternatives && hasExactName(row));
  const areBeginningsLast = listsBeginningsLast(reading, query);
  const isListedLast = ({ tier }: FoundRow) => areBeginningsLast && tier === tierNumber.prefix;
  const listedFirst = [
    ...nameMatches.filter((row) => !isListedLast(row)),
    ...literal.rows.filter((row) => !matchesWithoutAttributes(row) && isFirst(row)),
  ];
  const found = { typed, literal, listedFirst, isListedLast, similar: undefined, isPrefixMatch: false };
  try {
    const rows = find(listedFirst.length);
    if (!isRead && nameMatches.length > 0 && rows.count === 0) return undefined;
    // A place without people may be another spelling of a name: Israel, Yisrael.
    const isNobody = rows.count === 0 && literal.rows.length === 0;
    if (isNobody && mayBePrefix(reading) && unfiltered?.isPrefixMatch !== false) {
      const prefixSearch = { query: { ...query, tiers: prefixTiers }, scope: 'all' } as const;
      const prefixes = withoutCodes(searchPeople(segments, prefixSearch.query, page), query);
      if (prefixes.rows.length > 0)
        return { ...found, typed: prefixSearch, literal: prefixes, listedFirst: [], rows, isPrefixMatch: true };
    }
    if (!isRead && isNobody && !isChosenWithoutName(reading) && isMoreLikelyName(segments, query, reading, budget))
      return undefined;
    return { ...found, rows, similar: similarNames(segments, query, reading, budget) };
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return { ...found, rows: undefined };
  }
}

/** Whether the last word of a role may still be being typed: `head of fin`. */
function mayBePrefix(reading: Reading): boolean {
  const isRole = reading.name === '' && !isChosenWithoutName(reading);
  return isRole && reading.mayBeginWords && !reading.endsWithWorkWord;
}

function hasSeveralWords({ text = '' }: ResolvedQuery): boolean {
  return /\s/.test(text.trim());
}

/** Drops people of whom one of several words matched only the login or group ID: `HR São Paulo` does not mean HRW186 in São Paulo. */
function withoutCodes(found: FoundRows, query: ResolvedQuery): FoundRows {
  if (!hasSeveralWords(query)) return found;
  const rows = found.rows.filter((row) => !matchesOnlyCode(row));
  return rows.length === found.rows.length ? found : { ...found, rows, count: rows.length };
}

/** The rows that pass the filters of a query. */
function passing(found: FoundRows, { filters = {} }: ResolvedQuery, budget: WorkBudget): FoundRows {
  const segments = new Set(found.rows.map(({ segment }) => segment));
  const filtersOf = new Map([...segments].map((segment) => [segment, rowFilters(segment, filters, budget)]));
  const rows = found.rows.filter(({ segment, row }) => filtersOf.get(segment)!.every(({ test }) => test(row)));
  return { ...found, rows, count: rows.length };
}

function hasFilters({ filters = {} }: ResolvedQuery): boolean {
  return Object.values(filters).some((filter) => filter !== undefined && filter !== '');
}

/** Searches without the filters. Only checks whether the reading finds anybody. Returns undefined for a name. */
function findUnfiltered(segments: readonly Segment[], search: ReadingSearch): FoundByReading<unknown> | undefined {
  const { filters: _, ...query } = search.query;
  const { reading, rowsIn, budget } = search;
  const count = () => {
    if (reading.name === '') return Number(segments.some((segment) => hasMatch(segment, rowsIn(segment), budget)));
    const forName = nameSearch(query, reading, rowsIn);
    return searchPeople(segments, forName, { after: 0, pageEnd: 1, budget, scope: 'names' }).count;
  };
  return findByReading(segments, { ...search, query }, () => ({ count: count() }));
}

/**
 * Finds the rows of a reading that has a name: those that match the other parts and have that name. Of people whose name matches equally closely,
 * those whose title fits the role come before those of whom only the job family does, or who have another level.
 */
function namedRows(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { reading, rowsIn }: Pick<ReadingSearch, 'reading' | 'rowsIn'>,
  budget: WorkBudget,
): RankedRows {
  // Finds all of them rather than one page, because on every page `holds` has to recognize each of them.
  const everybody = segments.reduce((sum, { people }) => sum + people, 1);
  const forName = nameSearch(query, reading, rowsIn);
  const { rows, count, isComplete } = searchPeople(segments, forName, {
    after: 0,
    pageEnd: everybody,
    budget,
    scope: 'names',
  });
  const known = bySegment(rows);
  const holds = ({ segment, row }: RowOfSegment) => known.get(segment)?.has(row) === true;
  const fitting = rows.filter(({ segment, row }) => rowsIn(segment).fitOf(row) <= titleFit.related);
  const isFitting = new Set(fitting);
  const ordered = [...fitting, ...rows.filter((row) => !isFitting.has(row))].toSorted(
    (one, other) => one.tier - other.tier,
  );
  const literal = fitting.filter(({ tier }) => tier === tierNumber.exact).length;
  return { lists: [ordered], count, literal, isComplete, holds };
}
