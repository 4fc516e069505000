import type { FoundRow } from '../../search/ranking/found-rows.ts';
import { matchField, needsAttribute } from '../../search/scoring/score.ts';
import { searchPeople } from '../../search/search-people.ts';
import type { WorkBudget } from '../../search/work/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { type Tier, tierNumber } from '../../types/tiers.ts';
import { begunTiers, literalTiersOf, sureTiers } from './literal-search.ts';
import type { Reading } from '../reading/read-parts.ts';
import type { RowsIn } from './reading-rows.ts';

const fieldsOfNames: ReadonlySet<number> = new Set([matchField.firstName, matchField.lastName, matchField.extra]);
/** A place with a shorter name may be a name with a typo. */
const shortestSurePlace = 3;

/** For the name of a country: people whose name only sounds like it are not meant. */
const writtenTiers: readonly Tier[] = ['exact', 'prefix', 'nickname'];

const misspelledTiers: readonly Tier[] = [...sureTiers, 'similar', 'typo'];

const guessedTiers: readonly Tier[] = [...misspelledTiers, 'twoTypos'];

interface ReadText {
  readonly query: ResolvedQuery;
  readonly reading: Reading;
  readonly rowsIn: RowsIn;
  readonly budget: WorkBudget;
}

/**
 * Whether the text is a name, where that is clear before all matches are read. With a name left beside the reading, the best match must have all
 * words as names. Without one, nobody has the role or place, and somebody has the words as names.
 */
export function isSoonName(segments: readonly Segment[], { query, reading, rowsIn, budget }: ReadText): boolean {
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

/** The tiers in which a text is somebody's name rather than a place where nobody is. */
function namelyTiers({ parts }: Reading): readonly Tier[] {
  return parts.some(({ country }) => country !== undefined) ? writtenTiers : sureTiers;
}

/** Whether a word of the role is more likely a name: two names that are written together, or one with a typo. */
export function mayBeNames(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { isCompound, isUnsure, isChosen }: Reading,
  budget: WorkBudget,
): boolean {
  if (isChosen) return false;
  return (isUnsure || isCompound()) && hasNames(segments, query, isUnsure ? misspelledTiers : sureTiers, budget);
}

/** Whether the text is the name of somebody, in one of the tiers. */
function hasNames(
  segments: readonly Segment[],
  query: ResolvedQuery,
  tiers: readonly Tier[],
  budget: WorkBudget,
): boolean {
  const asName = { ...query, tiers };
  const { rows } = searchPeople(segments, asName, { after: 0, enough: 1, budget, scope: 'onlyNames' });
  // What is the name on another keyboard layout alone is a guess at letters.
  return rows.some(({ scorer }) => scorer?.isOtherLayout !== true);
}

/** Whether what was read as a role is no name, nor is what stands beside a name. */
function isNoName(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { parts, name, isUnsure, sureness }: Reading,
  budget: WorkBudget,
): boolean {
  if (name === '' && !parts.every(({ kind }) => kind === 'role')) return false;
  const sure = sureness();
  if (name === '' && sure === 'surely') return true;
  // `Greg` is a word of an occupation in Portuguese, that nobody's title has: beside a name it is another one.
  if (sure === 'no' || (sure === 'likely' && isUnsure)) return false;
  return !hasNames(segments, query, sure === 'surely' ? misspelledTiers : guessedTiers, budget);
}

/** Whether no word of the text was met in an attribute. */
export function isByNames({ scorer, order }: FoundRow): boolean {
  return scorer !== undefined && !needsAttribute(order);
}

/** Whether all words were met as they stand, one of them in a name. */
export function isNamedExactly({ scorer, row, tier }: FoundRow): boolean {
  return (
    tier === tierNumber.exact && scorer?.matchesOf(row, tier).some(({ field }) => fieldsOfNames.has(field)) === true
  );
}

/** Whether a word of the text was met in a login or group ID alone: HR in HRW186 is no name beside `Thomas`. */
export function needsCode({ scorer, row, tier }: FoundRow): boolean {
  return scorer?.matchesOf(row, tier).some(({ field }) => field === matchField.code) === true;
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

/** Whether the user said what the words are, none of which is a name. */
export function isSure({ isChosen, name }: Reading): boolean {
  return isChosen && name === '';
}

/** Whether a text whose reading finds nobody is rather a name. */
export function mayBeNameOfNobody(
  segments: readonly Segment[],
  query: ResolvedQuery,
  reading: Reading,
  budget: WorkBudget,
): boolean {
  if (!isSurePlace(reading) && !isWorkAndPlace(reading) && !isNoName(segments, query, reading, budget)) return true;
  return hasNames(segments, query, namelyTiers(reading), budget);
}
