import type { FoundRow } from '../../search/ranking/found-rows.ts';
import { matchField, needsAttribute } from '../../search/scoring/score.ts';
import { searchPeople } from '../../search/search-people.ts';
import type { WorkBudget } from '../../search/cost/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { type Tier, tierNumber } from '../../tiers.ts';
import { prefixTiers, literalTiersOf, tiersWithoutGuesses } from './literal-search.ts';
import type { Reading } from '../reading/read-parts.ts';
import type { RowsIn } from './reading-rows.ts';

const fieldsOfNames: ReadonlySet<number> = new Set([matchField.firstName, matchField.lastName, matchField.extra]);
/** Minimum length of the name of a place; a shorter one may be a name with a typo. */
const shortestSurePlace = 3;

/** Tiers for the name of a country, which does not find people whose name only sounds like it. */
const spelledTiers: readonly Tier[] = ['exact', 'prefix', 'nickname'];

const misspelledTiers: readonly Tier[] = [...tiersWithoutGuesses, 'similar', 'typo'];

const guessedTiers: readonly Tier[] = [...misspelledTiers, 'twoTypos'];

interface ReadText {
  readonly query: ResolvedQuery;
  readonly reading: Reading;
  readonly rowsIn: RowsIn;
  readonly budget: WorkBudget;
}

/**
 * Whether the text is clearly a name, decided before all matches are collected. If the reading has a name, the best match must have all
 * words as names. If it has none, nobody must match the reading and somebody must have the words as names.
 */
export function isClearlyName(segments: readonly Segment[], { query, reading, rowsIn, budget }: ReadText): boolean {
  const text = (query.text ?? '').trim();
  if (reading.isChosen) return false;
  if (reading.name !== '') {
    if (!/\s/.test(text)) return false;
    const { rows } = searchPeople(segments, { ...query, tiers: prefixTiers }, { after: 0, pageEnd: 1, budget });
    return rows.some((row) => matchesWithoutAttributes(row) && !matchesOnlyCode(row));
  }
  const isNobody = segments.every((segment) => rowsIn(segment).count === 0);
  return isNobody && hasNames(segments, query, literalTiersOf(reading, text), budget);
}

/** Tiers at which a match by name outweighs a reading that finds nobody. */
function tiersOverReading({ parts }: Reading): readonly Tier[] {
  return parts.some(({ country }) => country !== undefined) ? spelledTiers : tiersWithoutGuesses;
}

/** Whether a word of the role is more likely a name: two names written as one word, or a name with a typo. */
export function mayBeMisreadName(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { isCompound, hasUnsureRole, isChosen }: Reading,
  budget: WorkBudget,
): boolean {
  if (isChosen) return false;
  return (
    (hasUnsureRole || isCompound()) &&
    hasNames(segments, query, hasUnsureRole ? misspelledTiers : tiersWithoutGuesses, budget)
  );
}

/** Whether the text is a person's name, at one of the tiers. */
function hasNames(
  segments: readonly Segment[],
  query: ResolvedQuery,
  tiers: readonly Tier[],
  budget: WorkBudget,
): boolean {
  const asName = { ...query, tiers };
  const { rows } = searchPeople(segments, asName, { after: 0, pageEnd: 1, budget, scope: 'onlyNames' });
  // A match on another keyboard layout is only a guess.
  return rows.some(({ scorer }) => scorer?.isOtherLayout !== true);
}

/** Whether the words of a role, or of the parts next to a name, are not names. */
function areNotNames(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { parts, name, hasUnsureRole, certainty: readCertainty }: Reading,
  budget: WorkBudget,
): boolean {
  if (name === '' && !parts.every(({ kind }) => kind === 'role')) return false;
  const certainty = readCertainty();
  if (name === '' && certainty === 'certain') return true;
  // `Greg` occurs in a Portuguese occupation, but in nobody's title: next to a name it is another name.
  if (certainty === 'uncertain' || (certainty === 'likely' && hasUnsureRole)) return false;
  return !hasNames(segments, query, certainty === 'certain' ? misspelledTiers : guessedTiers, budget);
}

/** Whether all words of the text matched names or codes, none of them only an attribute. */
export function matchesWithoutAttributes({ scorer, order }: FoundRow): boolean {
  return scorer !== undefined && !needsAttribute(order);
}

/** Whether all words matched exactly, one of them in a name. */
export function hasExactName({ scorer, row, tier }: FoundRow): boolean {
  return (
    tier === tierNumber.exact && scorer?.matchesOf(row, tier).some(({ field }) => fieldsOfNames.has(field)) === true
  );
}

/** Whether a word of the text matched only in a login or group ID: HR in HRW186 is not a name next to `Thomas`. */
export function matchesOnlyCode({ scorer, row, tier }: FoundRow): boolean {
  return scorer?.matchesOf(row, tier).some(({ field }) => field === matchField.code) === true;
}

/** Whether the text consists of a role or a unit, and a place, which is unlikely to be a name with a typo. */
function isWorkAndPlace({ parts }: Reading): boolean {
  const kinds = new Set(parts.map(({ kind }) => kind));
  return kinds.size > 1 && kinds.has('place') && !kinds.has('name');
}

/** Whether all parts are places, none of them so short that it may be a name with a typo. */
function isOnlyPlaces({ parts }: Reading): boolean {
  return parts.every(({ kind, text }) => kind === 'place' && text.length >= shortestSurePlace);
}

/** Whether the user chose what the words are, and none of them is a name. */
export function isChosenWithoutName({ isChosen, name }: Reading): boolean {
  return isChosen && name === '';
}

/** Whether a text whose reading finds nobody is more likely a name. */
export function isMoreLikelyName(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  budget: WorkBudget,
): boolean {
  if (!isOnlyPlaces(reading) && !isWorkAndPlace(reading) && !areNotNames(segments, query, reading, budget)) return true;
  return hasNames(segments, query, tiersOverReading(reading), budget);
}
