import { fold } from '../language/fold.ts';
import type { Segment } from '../segment/segment.ts';
import type { FoundRow, FoundRows } from '../search/found-rows.ts';
import { matchField, needsAttribute } from '../search/score.ts';
import { type Extent, searchPeople } from '../search/search-people.ts';
import { BudgetSpent, mostWork, WorkBudget } from '../search/work-budget.ts';
import type { ReadPart } from '../types/search-answer.ts';
import type { SearchQuery } from '../types/search-query.ts';
import { type Tier, tierNumber } from '../types/tiers.ts';
import { type PartKind, type Reading, readParts } from './read-parts.ts';
import { bySegment, type FoundByReading, joined, nobody, type PageOfRows } from './joined-rows.ts';
import { hasAbbreviations } from './kept-titles.ts';
import { alikeNames } from './names-alike.ts';
import { asFilter, asLeftOut, readingRowsIn, type RowsIn } from './reading-rows.ts';
import { type Found, type RowOfSegment, rowsOf, workPerRow } from './rows-of-reading.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** People who bear the typed words that are collected at least, so that few answers have an inexact total. */
const fewestLiteral = 512;
/** Units to find people who hold the words as they are and are no answer to the reading. */
const workOfLiteral = mostWork / 4;
/** A place with a shorter name may be a name with a typo. */
const shortestSurePlace = 3;
const literalTiers: readonly Tier[] = ['exact'];
const begunTiers: readonly Tier[] = ['exact', 'prefix'];
const sureTiers: readonly Tier[] = ['exact', 'prefix', 'nickname', 'phonetic'];
/** What sounds like the name of a country is hardly meant. */
const writtenTiers: readonly Tier[] = ['exact', 'prefix', 'nickname'];
const elsewhereTiers: readonly Tier[] = [...sureTiers, 'leftOut'];
const misspelledTiers: readonly Tier[] = [...sureTiers, 'similar', 'typo'];
const guessedTiers: readonly Tier[] = [...misspelledTiers, 'twoTypos'];
/** A longer word that is a role or a place is hardly the beginning of a name. */
const longestBeginning = 3;

interface Page extends PageOfRows {
  readonly budget?: WorkBudget;
}

/** What a text is read with. */
export interface Means {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

/** Addresses, and what stands in quotes. */
export const notRead = /@|^\s*["“„«]/;
const mostChosen = 12;

/** How a text is read; undefined for a name, an address or a number. */
export function readingOf(segments: readonly Segment[], query: SearchQuery, means: Means): Reading | undefined {
  const { text = '', tiers } = query;
  if (tiers !== undefined || notRead.test(text)) return undefined;
  return readParts(text, { ...means, segments, chosen: chosenKinds(query) });
}

const nothingChosen: ReadonlyMap<string, PartKind> = new Map();

function chosenKinds({
  asNames = [],
  asRoles = [],
  asPlaces = [],
  asUnits = [],
}: SearchQuery): ReadonlyMap<string, PartKind> {
  if (asNames.length + asRoles.length + asPlaces.length + asUnits.length === 0) return nothingChosen;
  const of = (kind: PartKind, parts: readonly string[]) =>
    parts.slice(0, mostChosen).map((part) => [fold(part), kind] as const);
  const [names, roles, places, units] = [asNames, asRoles, asPlaces, asUnits];
  return new Map([...of('role', roles), ...of('place', places), ...of('unit', units), ...of('name', names)]);
}

/**
 * Finds people by a reading of the text. Whoever bears all typed words comes first, then the people of the role, place and unit, with the name that is left; nobody is
 * guessed. Undefined where the reading finds nobody and the text may be a name.
 */
export function searchByReading(
  segments: readonly Segment[],
  query: SearchQuery,
  page: Page,
  reading: Reading,
  means: Means,
): FoundRows | undefined {
  const { budget = new WorkBudget() } = page;
  const rowsIn = readingRowsIn(reading, means);
  const asked = { query, reading, rowsIn, enough: Math.max(page.enough, fewestLiteral), budget };
  const found = findByReading(segments, asked, (named) =>
    reading.name === ''
      ? rowsOf(segments, query, { rowsIn, most: page.enough + named }, budget)
      : namedRows(segments, query, { reading, rowsIn }, budget),
  );
  if (found === undefined) return undefined;
  if (found.rows !== undefined) {
    const answer = joined(found, found.rows, { reading, vocabulary: means.vocabulary }, page);
    const isElsewhere = answer.count === 0 && isBesideName(reading);
    return isElsewhere ? searchPeople(segments, elsewhere(query), { ...page, budget }) : answer;
  }
  const { literal } = found;
  return { ...literal, rows: literal.rows.slice(page.after, page.enough), isTruncated: true };
}

interface Asked {
  readonly query: SearchQuery;
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
  if (isSoonName(segments, { query, reading, rowsIn, budget })) return undefined;
  const typed = literalSearch(segments, query, reading, rowsIn);
  const literal = typed ? findLiteral(segments, typed, { after: 0, enough, budget }) : nobody;
  const isSeveral = /\s/.test((query.text ?? '').trim());
  const named = literal.rows.filter((row) => isByNames(row) && !(isSeveral && needsCode(row)));
  const isOneName = named.length > 0 && isSeveral;
  // Words that are places and roles as they stand are more likely these than the beginnings of two names.
  const isBegun = reading.name === '' && named.every(({ tier }) => tier === tierNumber.prefix);
  if ((isOneName && !isBegun) || literal.isTruncated || mayBeNames(segments, query, reading, budget)) return undefined;
  try {
    const rows = find(named.length);
    if (named.length > 0 && rows.count === 0) return undefined;
    // A place where nobody is may be a name in another spelling: Israel, Yisrael.
    const isNobody = rows.count === 0 && literal.rows.length === 0;
    const mayBeName = !isSurePlace(reading) && !isWorkAndPlace(reading) && !isNoName(segments, query, reading, budget);
    if (isNobody && !isSure(reading) && (mayBeName || hasNames(segments, query, namelyTiers(reading), budget)))
      return undefined;
    return { literal, named, rows, alike: alikeNames(segments, query, reading, budget) };
  } catch (error) {
    if (error instanceof BudgetSpent) return { literal, named, rows: undefined, alike: undefined };
    throw error;
  }
}

/**
 * Whether the text is a name, as is often seen without all who answer to it: whoever comes first of those who hold the words bears them as names, all of them where a name
 * is left of the text, or the reading stands for nobody.
 */
function isSoonName(
  segments: readonly Segment[],
  { query, reading, rowsIn, budget }: Pick<Asked, 'query' | 'reading' | 'rowsIn' | 'budget'>,
): boolean {
  const text = (query.text ?? '').trim();
  if (reading.isChosen) return false;
  if (reading.name !== '') {
    if (!/\s/.test(text)) return false;
    const { rows } = searchPeople(segments, { ...query, tiers: begunTiers }, { after: 0, enough: 1, budget });
    return rows.some((row) => isByNames(row) && !needsCode(row));
  }
  const isNobody = segments.every((segment) => rowsIn(segment).count === 0);
  return isNobody && hasNames(segments, query, literalTiersOf(reading, text), budget);
}

/** Whether no word of the text was met in an attribute. */
function isByNames({ scorer, order }: FoundRow): boolean {
  return scorer !== undefined && !needsAttribute(order);
}

/** The tiers in which a text is somebody's name rather than a place where nobody is. */
function namelyTiers({ parts }: Reading): readonly Tier[] {
  return parts.some(({ country }) => country !== undefined) ? writtenTiers : sureTiers;
}

/** Whether a word of the text was met in a login or group ID alone: HR in HRW186 is no name beside `Thomas`. */
function needsCode({ scorer, row, tier }: FoundRow): boolean {
  return scorer?.matchesOf(row, tier).some(({ field }) => field === matchField.code) === true;
}

/** Whether the user said what the words are, none of which is a name. */
function isSure({ isChosen, name }: Reading): boolean {
  return isChosen && name === '';
}

interface LiteralSearch extends Required<Pick<Extent, 'scope'>>, Pick<Extent, 'leftOut'> {
  readonly query: SearchQuery;
}

/**
 * The search for those who hold the typed words as they are; undefined where the user said what they are. The rows of the reading are left out, since the answer has them
 * anyway, where the work is enough to find them.
 */
export function literalSearch(
  segments: readonly Segment[],
  query: SearchQuery,
  reading: Reading,
  rowsIn: RowsIn,
): LiteralSearch | undefined {
  if (reading.isChosen) return undefined;
  const typed = { ...query, tiers: literalTiersOf(reading, query.text ?? '') };
  if (reading.name !== '') return { query: typed, scope: 'all' };
  const toVisit = segments.reduce((sum, segment) => sum + rowsIn(segment).count, 0);
  if (toVisit * workPerRow > mostWork - workOfLiteral) return { query: typed, scope: 'literal' };
  return { query: typed, scope: 'literal', leftOut: (segment) => asLeftOut(segment, rowsIn(segment)) };
}

/** With rows left out, few are found, and all are looked for: where that is too much, the first of all are. */
function findLiteral(
  segments: readonly Segment[],
  { query, scope, leftOut }: LiteralSearch,
  { budget, ...page }: Omit<Extent, 'budget'> & { readonly budget: WorkBudget },
): FoundRows {
  if (leftOut !== undefined) {
    const own = new WorkBudget(workOfLiteral);
    const found = searchPeople(segments, query, { ...page, scope, leftOut, budget: own });
    if (!own.isSpent && budget.mayStillSpend(own.spent)) return found;
  }
  return searchPeople(segments, query, { ...page, scope, budget });
}

/** The search for the name of a reading among the rows of its role, place and unit. */
export function nameSearch(query: SearchQuery, reading: Reading, rowsIn: RowsIn): SearchQuery {
  const rows = (segment: Segment) => asFilter(rowsIn(segment));
  return { ...query, text: reading.name, filters: { ...query.filters, rows }, tiers: sureTiers, keepsTitles: false };
}

/** Whether a word of the role is more likely a name: two names that are written together, or one with a typo. */
function mayBeNames(
  segments: readonly Segment[],
  query: SearchQuery,
  { isCompound, isUnsure, isChosen }: Reading,
  budget: WorkBudget,
): boolean {
  if (isChosen) return false;
  return (isUnsure || isCompound()) && hasNames(segments, query, isUnsure ? misspelledTiers : sureTiers, budget);
}

/** Whether the text is the name of somebody, in one of the tiers. */
function hasNames(
  segments: readonly Segment[],
  query: SearchQuery,
  tiers: readonly Tier[],
  budget: WorkBudget,
): boolean {
  const asName = { ...query, tiers };
  const { rows } = searchPeople(segments, asName, { after: 0, enough: 1, budget, scope: 'onlyNames' });
  // What is the name on another keyboard layout alone is a guess at letters.
  return rows.some(({ scorer }) => scorer?.isOtherLayout !== true);
}

/** Whether a part is the short form of a country or a region: `UK`. */
function isCode({ kind, text }: ReadPart): boolean {
  return kind === 'place' && (text.length < 3 || text === text.toUpperCase());
}

function literalTiersOf({ parts, name, isAbbreviated, isUnwritten }: Reading, text: string): readonly Tier[] {
  if (name !== '') return sureTiers;
  // While a name is typed, its beginning may be a role or a place: `florence berna`, `merci`.
  const [first, ...more] = parts;
  if (more.length === 0 && isCode(first!)) return literalTiers;
  const isShort = more.length === 0 && first!.text.length <= longestBeginning;
  const mayBegin = isShort || isUnwritten || /\s/.test(text.trim());
  return mayBegin && !isAbbreviated ? begunTiers : literalTiers;
}

/** The rows of a reading with a name, as a search for that name among the rows of the rest. */
function namedRows(
  segments: readonly Segment[],
  query: SearchQuery,
  { reading, rowsIn }: Pick<Asked, 'reading' | 'rowsIn'>,
  budget: WorkBudget,
): Found {
  // All of them: who is among them is told apart from who holds the words otherwise, on every page alike.
  const most = segments.reduce((sum, { people }) => sum + people, 1);
  const own = nameSearch(query, reading, rowsIn);
  const { rows, count, isComplete } = searchPeople(segments, own, { after: 0, enough: most, budget, scope: 'names' });
  const known = bySegment(rows);
  const holds = ({ segment, row }: RowOfSegment) => known.get(segment)?.has(row) === true;
  return { lists: [rows], count, literal: 0, isComplete, holds };
}

/** Whether what was read as a role is no name, nor is what stands beside a name. */
function isNoName(
  segments: readonly Segment[],
  query: SearchQuery,
  { parts, name, sureness }: Reading,
  budget: WorkBudget,
): boolean {
  if (name === '' && !parts.every(({ kind }) => kind === 'role')) return false;
  const sure = sureness();
  if (name === '' && sure === 'surely') return true;
  if (sure === 'no') return false;
  return !hasNames(segments, query, sure === 'surely' ? misspelledTiers : guessedTiers, budget);
}

/** Whether the people of a reading have a name, of whom those elsewhere are guessed where nobody is found. */
export function isBesideName({ name, isChosen }: Reading): boolean {
  return name !== '' && !isChosen;
}

/** The guess at people with the name, whatever they do and wherever they are. */
export function elsewhere(query: SearchQuery): SearchQuery {
  return { ...query, tiers: elsewhereTiers, keepsTitles: hasAbbreviations(query.text ?? '') };
}

/** Whether each word is of a role or a place, and there are both: hardly a name with a typo. */
function isWorkAndPlace({ parts }: Reading): boolean {
  const kinds = new Set(parts.map(({ kind }) => kind));
  return kinds.size === 2 && kinds.has('role') && kinds.has('place');
}

/** Whether the text is a place whatever else is found. */
function isSurePlace({ parts }: Reading): boolean {
  return parts.every(({ kind, text }) => kind === 'place' && text.length >= shortestSurePlace);
}
