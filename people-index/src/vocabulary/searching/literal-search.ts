import { fold } from '../../language/fold.ts';
import type { FoundRow, FoundRows } from '../../search/ranking/found-rows.ts';
import { matchField } from '../../search/scoring/score.ts';
import { type Extent, searchPeople } from '../../search/search-people.ts';
import { workOfSearch, WorkBudget } from '../../search/cost/work-budget.ts';
import { attributeFields } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { Tier } from '../../tiers.ts';
import { unitFields } from '../lookup/indexed-words.ts';
import { shortCode } from '../reading/place-runs.ts';
import type { Reading } from '../reading/read-parts.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { toExcludedRows, type RowsIn } from './reading-rows.ts';
import { workPerRow } from './rank-rows.ts';

/** Work units for finding literal matches that do not match the reading. */
const workOfLiteral = workOfSearch / 4;

/** Maximum length of a word for a role or place that may also be the beginning of a name. */
const longestBeginning = 3;

export const tiersWithoutGuesses: readonly Tier[] = ['exact', 'prefix', 'nickname', 'phonetic'];
const literalTiers: readonly Tier[] = ['exact'];

export const prefixTiers: readonly Tier[] = ['exact', 'prefix'];

/** A search for people whose records contain the typed words. */
export interface LiteralSearch extends Required<Pick<Extent, 'scope'>>, Pick<Extent, 'excluded'> {
  readonly query: ResolvedQuery;
}

/**
 * The search for people whose records contain the typed words; undefined if the user chose what the words are, or one is a code. Leaves
 * out the rows of the reading, which the response contains anyway, if the work budget suffices to find those.
 */
export function literalSearch(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  rowsIn: RowsIn,
): LiteralSearch | undefined {
  if (reading.isChosen || hasLinkingCode(reading)) return undefined;
  const typed = { ...query, tiers: literalTiersOf(reading, query.text ?? '') };
  if (reading.name !== '') return { query: typed, scope: 'all' };
  // Titles that begin with the text are listed before those that match only the meaning of what is typed so far.
  if (reading.hasUnfinishedRole) return { query: { ...query, tiers: prefixTiers }, scope: 'all' };
  if (reading.areAlternatives) return { query: typed, scope: 'literal' };
  const toVisit = segments.reduce((sum, segment) => sum + rowsIn(segment).count, 0);
  if (toVisit * workPerRow > workOfSearch - workOfLiteral) return { query: typed, scope: 'literal' };
  return { query: typed, scope: 'literal', excluded: (segment) => toExcludedRows(segment, rowsIn(segment)) };
}

/**
 * Searches for the remaining rows if some are left out, since these are usually few. If that exceeds its budget,
 * searches for the first of all rows.
 */
export function findLiteral(
  segments: readonly Segment[],
  { query, scope, excluded }: LiteralSearch,
  { budget, ...page }: Omit<Extent, 'budget'> & { readonly budget: WorkBudget },
): FoundRows {
  if (excluded !== undefined) {
    const literalBudget = new WorkBudget(workOfLiteral);
    const found = searchPeople(segments, query, { ...page, scope, excluded, budget: literalBudget });
    if (!literalBudget.isSpent && budget.trySpend(literalBudget.spent)) return found;
  }
  return searchPeople(segments, query, { ...page, scope, budget });
}

const firstAttribute: number = matchField.attribute;

/**
 * Drops people who match a place only by a part of their unit's name, of which no other word was typed: a search for Turkey does not mean the
 * unit "Middle East and Turkey", but `Martin France Netw` means "France Networks".
 */
export function withoutPartialUnits(found: FoundRows, { parts, places, units }: Reading): FoundRows {
  if (places.length === 0 || units.length > 0) return found;
  const named = parts.flatMap(({ kind, text }) => (kind === 'place' ? [fold(text)] : []));
  const placeWords = named.flatMap((name) => name.split(' ')).length;
  const isPartOfUnit = ({ segment, scorer, row, tier }: FoundRow) => {
    const fields = scorer?.matchesOf(row, tier).map(({ field }) => attributeFields[field - firstAttribute]) ?? [];
    return unitFields.some((unitField) => {
      const typed = fields.filter((field) => field === unitField).length;
      if (typed === 0 || typed > placeWords) return false;
      const value = segment.data.attributes[unitField].column[row]!;
      return !named.some((name) => segment.valuesOf(unitField, name).includes(value));
    });
  };
  const rows = found.rows.filter((row) => !isPartOfUnit(row));
  return rows.length === found.rows.length ? found : { ...found, rows, count: rows.length };
}

/** Whether the code of a country next to other parts is also a preposition or a particle: the DE of `HR DE` is not that of Rio de Janeiro. */
function hasLinkingCode({ parts, name }: Reading): boolean {
  const isLinkingCode = ({ kind, text }: ReadPart) =>
    kind === 'place' && shortCode.test(text) && isLinkingWord(fold(text));
  return name === '' && parts.length > 1 && parts.some(isLinkingCode);
}

/** Whether a part is a short form of a place: `UK`. */
function isCode({ kind, text }: ReadPart): boolean {
  return kind === 'place' && (text.length < 3 || text === text.toUpperCase());
}

/**
 * Whether people whose names only begin with the text come after those of the reading: if it is finished, and the whole name of a place
 * (`Roma`, Romain) or an abbreviation (`raf`, Rafael). A place of three letters is more likely the beginning of a name, unless it is written
 * so in people's records: `Pau`, but not `Rom`.
 */
export function listsBeginningsLast(
  { parts, isUnknownWord, isAbbreviated }: Pick<Reading, 'parts' | 'isUnknownWord' | 'isAbbreviated'>,
  { isUnfinished = false }: ResolvedQuery,
): boolean {
  const [part, ...more] = parts;
  if (more.length > 0 || isUnfinished) return false;
  return isAbbreviated || (part?.kind === 'place' && (part.text.length > longestBeginning || !isUnknownWord));
}

export function literalTiersOf(
  { parts, name, isAbbreviated, isUnknownWord, mayBeginName, mayBeginWords }: Reading,
  text: string,
): readonly Tier[] {
  if (name !== '') return tiersWithoutGuesses;
  // The beginning of a name that is still being typed may be a role or a place: `florence berna`, `merci`.
  const [first, ...more] = parts;
  if (more.length === 0 && isCode(first!)) return literalTiers;
  const isShort = more.length === 0 && first!.text.length <= longestBeginning;
  const mayBegin = isShort || isUnknownWord || /\s/.test(text.trim());
  return mayBegin && mayBeginWords && (!isAbbreviated || mayBeginName) ? prefixTiers : literalTiers;
}
