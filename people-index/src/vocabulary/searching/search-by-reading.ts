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

/** People who bear the typed words that are collected at least, so that few answers have an inexact total. */
const fewestLiteral = 512;

interface Page extends PageOfRows {
  readonly budget?: WorkBudget;
}

/** Addresses, and what stands in quotes. */
export const notRead = /@|[[(]\s?at\s?[\])]|^\s*["“„«]/i;
const maxChosen = 12;

/** How a text is read; undefined for a name, an address or a number. */
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
 * Finds people by a reading of the text. Whoever bears all typed words comes first, then the people of the role, place and unit, with the name that is left; nobody is
 * guessed. Undefined where the reading finds nobody and the text may be a name.
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
  /** People who hold the words as they are that are wanted. */
  readonly enough: number;
  readonly budget: WorkBudget;
}

/** Who holds the words as they are, the people of the reading, and those whose names are alike; undefined where the reading finds nobody and the text may be a name. */
export function findByReading<Rows extends { readonly count: number }>(
  segments: readonly Segment[],
  { query, reading, rowsIn, enough, budget }: Asked,
  find: (named: number) => Rows,
): FoundByReading<Rows> | undefined {
  // The user said so.
  if (reading.parts.every(({ kind }) => kind === 'name')) return undefined;
  // What a text is does not depend on its filters: one finds as many people as were counted for it.
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
  // Words that are places and roles as they stand are more likely these than the beginnings of two names.
  const isBegun = reading.name === '' && bearing.every(({ tier }) => tier === tierNumber.prefix);
  if (literal.isTruncated) return undefined;
  if (!isRead && ((isOneName && !isBegun) || mayBeNames(segments, query, reading, budget))) return undefined;
  // `Lima São Paulo`: nobody is in both cities, so people in São Paulo whose name is Lima come first.
  const isFirst = (row: FoundRow) => reading.isUnfinished || (reading.areAnyOf && isNamedExactly(row));
  const named = [...bearing, ...literal.rows.filter((row) => !bearing.includes(row) && isFirst(row))];
  try {
    const rows = find(named.length);
    if (!isRead && bearing.length > 0 && rows.count === 0) return undefined;
    // A place where nobody is may be a name in another spelling: Israel, Yisrael.
    const isNobody = rows.count === 0 && literal.rows.length === 0;
    // `head of fin` while it is typed.
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

/** What a text finds without its filters, of the people of the reading only whether there are any; undefined where it is a name. */
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

/** The search for the name of a reading among the rows of its role, place and unit. */
export function nameSearch(query: ResolvedQuery, reading: Reading, rowsIn: RowsIn): ResolvedQuery {
  const rows = (segment: Segment) => asFilter(rowsIn(segment));
  return { ...query, text: reading.name, filters: { ...query.filters, rows }, tiers: sureTiers, keepsTitles: false };
}

/** The rows of a reading with a name, as a search for that name among the rows of the rest. */
function namedRows(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { reading, rowsIn }: Pick<Asked, 'reading' | 'rowsIn'>,
  budget: WorkBudget,
): Found {
  // All of them, not only a page: `holds` says on every page whether a person is one of them or has the words elsewhere.
  const most = segments.reduce((sum, { people }) => sum + people, 1);
  const own = nameSearch(query, reading, rowsIn);
  const { rows, count, isComplete } = searchPeople(segments, own, { after: 0, enough: most, budget, scope: 'names' });
  const known = bySegment(rows);
  const holds = ({ segment, row }: RowOfSegment) => known.get(segment)?.has(row) === true;
  return { lists: [rows], count, literal: 0, isComplete, holds };
}
