import { fold } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import type { FoundRow, FoundRows } from '../../search/ranking/found-rows.ts';
import { searchPeople } from '../../search/search-people.ts';
import { BudgetSpent, WorkBudget } from '../../search/work/work-budget.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { tierNumber } from '../../types/tiers.ts';
import { bySegment, type FoundByReading, joined, nobody, type PageOfRows } from './combine-results.ts';
import type { Lexicon } from '../lexicon.ts';
import { begunTiers, findLiteral, literalSearch, sureTiers, withoutPartsOfUnits } from './literal-search.ts';
import {
  isByNames,
  isNamedExactly,
  isSoonName,
  isSure,
  mayBeNameOfNobody,
  mayBeNames,
  needsCode,
} from './detect-name.ts';
import { alikeNames } from './similar-names.ts';
import { isBesideName, searchElsewhere } from './names-elsewhere.ts';
import { type PartKind, type Reading, readParts } from '../reading/read-parts.ts';
import { asFilter, readingRowsIn, type RowsIn } from './reading-rows.ts';
import { type Found, isMet, type RowOfSegment, rowsOf } from './rank-rows.ts';

/** Minimum number of literal matches that are collected, so that few answers have an inexact total. */
const fewestLiteral = 512;

interface Page extends PageOfRows {
  readonly budget?: WorkBudget;
}

/** E-mail addresses and quoted texts, which are searched as typed. Matches `a.b (at) example.com` and `"HR"`; does not match `R&D`. */
export const notRead = /@|[[(]\s?at\s?[\])]|^\s*["“„«]/i;
/** Maximum number of parts of each kind that the user can choose. */
const maxChosen = 12;

/** Reads a text as roles, places, units and names. Returns undefined for a name, an address or a number. */
export function readingOf(segments: readonly Segment[], query: ResolvedQuery, lexicon: Lexicon): Reading | undefined {
  const { text = '', tiers } = query;
  if (tiers !== undefined || notRead.test(text)) return undefined;
  return readParts(text, { ...lexicon, segments, chosen: chosenKinds(query) });
}

const nothingChosen: ReadonlyMap<string, PartKind> = new Map();

function chosenKinds({
  asNames = [],
  asRoles = [],
  asPlaces = [],
  asUnits = [],
}: ResolvedQuery): ReadonlyMap<string, PartKind> {
  if (asNames.length + asRoles.length + asPlaces.length + asUnits.length === 0) return nothingChosen;
  const of = (kind: PartKind, parts: readonly string[]) =>
    parts.slice(0, maxChosen).map((part) => [fold(part), kind] as const);
  const [names, roles, places, units] = [asNames, asRoles, asPlaces, asUnits];
  return new Map([...of('role', roles), ...of('place', places), ...of('unit', units), ...of('name', names)]);
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
  const asked = { query, reading, rowsIn, enough: Math.max(page.enough, fewestLiteral), budget };
  const found = findByReading(segments, asked, (named) =>
    reading.name === ''
      ? rowsOf(segments, query, { rowsIn, most: page.enough + named }, budget)
      : namedRows(segments, query, { reading, rowsIn }, budget),
  );
  if (found === undefined) return undefined;
  if (found.rows !== undefined) {
    const answer = joined(found, found.rows, { reading, vocabulary: lexicon.vocabulary }, page);
    const isElsewhere = answer.count === 0 && isBesideName(reading);
    return isElsewhere ? searchElsewhere(segments, query, reading, { ...page, budget }) : answer;
  }
  const { literal } = found;
  return { ...literal, rows: literal.rows.slice(page.after, page.enough), isTruncated: true };
}

interface Asked {
  readonly query: ResolvedQuery;
  readonly reading: Reading;
  readonly rowsIn: RowsIn;
  /** Number of literal matches wanted. */
  readonly enough: number;
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
  { query, reading, rowsIn, enough, budget }: Asked,
  find: (named: number) => Rows,
): FoundByReading<Rows> | undefined {
  // The user chose "name" for every part.
  if (reading.parts.every(({ kind }) => kind === 'name')) return undefined;
  // Filters do not change how a text is read, so that a filter finds as many people as were counted for its value.
  const unfiltered = hasFilters(query)
    ? findUnfiltered(segments, { query, reading, rowsIn, enough, budget })
    : undefined;
  const isRead = unfiltered !== undefined;
  if (hasFilters(query) && !isRead) return undefined;
  if (!isRead && isSoonName(segments, { query, reading, rowsIn, budget })) return undefined;
  const typed = literalSearch(segments, query, reading, rowsIn);
  const page = { after: 0, enough, budget };
  const literal = typed ? withoutPartsOfUnits(findLiteral(segments, typed, page), reading) : nobody;
  const isSeveral = /\s/.test((query.text ?? '').trim());
  const bearing = literal.rows.filter((row) => isByNames(row) && !(isSeveral && needsCode(row)));
  const isOneName = bearing.length > 0 && isSeveral;
  // Complete words for places and roles are more likely meant as these than as prefixes of two names.
  const isBegun = reading.name === '' && bearing.every(({ tier }) => tier === tierNumber.prefix);
  if (literal.isTruncated) return undefined;
  if (!isRead && ((isOneName && !isBegun) || mayBeNames(segments, query, reading, budget))) return undefined;
  // `Lima São Paulo`: nobody is in both cities, so people in São Paulo whose name is Lima come first.
  const isFirst = (row: FoundRow) => reading.isUnfinished || (reading.areAnyOf && isNamedExactly(row));
  const named = [...bearing, ...literal.rows.filter((row) => !bearing.includes(row) && isFirst(row))];
  try {
    const rows = find(named.length);
    if (!isRead && bearing.length > 0 && rows.count === 0) return undefined;
    // A place without people may be another spelling of a name: Israel, Yisrael.
    const isNobody = rows.count === 0 && literal.rows.length === 0;
    // `head of fin`: the last word is still being typed.
    const isRole = reading.name === '' && !isSure(reading);
    const mayBeBegun = isNobody && isRole && !reading.isLastOfWork && unfiltered?.isBegun !== false;
    const begun = { ...query, tiers: begunTiers };
    const begunRows = mayBeBegun ? searchPeople(segments, begun, page) : nobody;
    if (begunRows.rows.length > 0) {
      const typedBegun = { query: begun, scope: 'all' } as const;
      return { typed: typedBegun, literal: begunRows, named: [], rows, alike: undefined, isBegun: true };
    }
    if (!isRead && isNobody && !isSure(reading) && mayBeNameOfNobody(segments, query, reading, budget))
      return undefined;
    return { typed, literal, named, rows, alike: alikeNames(segments, query, reading, budget), isBegun: false };
  } catch (error) {
    if (error instanceof BudgetSpent)
      return { typed, literal, named, rows: undefined, alike: undefined, isBegun: false };
    throw error;
  }
}

function hasFilters({ filters = {} }: ResolvedQuery): boolean {
  return Object.values(filters).some((filter) => filter !== undefined && filter !== '');
}

/** Searches without the filters. Only checks whether the reading finds anybody. Returns undefined for a name. */
function findUnfiltered(segments: readonly Segment[], asked: Asked): FoundByReading<unknown> | undefined {
  const { filters: _, ...query } = asked.query;
  const { reading, rowsIn, budget } = asked;
  const count = () => {
    if (reading.name === '') return Number(segments.some((segment) => isMet(segment, rowsIn(segment), budget)));
    const named = nameSearch(query, reading, rowsIn);
    return searchPeople(segments, named, { after: 0, enough: 1, budget, scope: 'names' }).count;
  };
  return findByReading(segments, { ...asked, query }, () => ({ count: count() }));
}

/** The search for the name of a reading, restricted to the rows that match its role, place and unit. */
export function nameSearch(query: ResolvedQuery, reading: Reading, rowsIn: RowsIn): ResolvedQuery {
  const rows = (segment: Segment) => asFilter(rowsIn(segment));
  return { ...query, text: reading.name, filters: { ...query.filters, rows }, tiers: sureTiers, keepsTitles: false };
}

/** Finds the rows of a reading that has a name: those that match the other parts and have that name. */
function namedRows(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { reading, rowsIn }: Pick<Asked, 'reading' | 'rowsIn'>,
  budget: WorkBudget,
): Found {
  // Finds all of them rather than one page, because on every page `holds` has to recognize each of them.
  const most = segments.reduce((sum, { people }) => sum + people, 1);
  const own = nameSearch(query, reading, rowsIn);
  const { rows, count, isComplete } = searchPeople(segments, own, { after: 0, enough: most, budget, scope: 'names' });
  const known = bySegment(rows);
  const holds = ({ segment, row }: RowOfSegment) => known.get(segment)?.has(row) === true;
  return { lists: [rows], count, literal: 0, isComplete, holds };
}
