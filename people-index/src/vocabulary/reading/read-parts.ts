import { foldWords } from '../../language/fold.ts';
import { isFormOfAddress } from '../../language/honorifics/honorifics.ts';
import { isParticle } from '../../language/particles.ts';
import { maxWords } from '../../search/query/query-limits.ts';
import type { ReadPart } from '../../search-answer.ts';
import type { IndexedLexicon } from '../lexicon.ts';
import {
  beginsIndexedWord,
  beginsTitle,
  isCompanyWord,
  isInTitle,
  isNameWord,
  isUnitWord,
  mayBeginWords,
} from '../lookup/indexed-words.ts';
import { resolvePlaces } from '../places/find-place.ts';
import type { Place } from '../places/place-book.ts';
import type { Role } from '../roles/role.ts';
import { isFillerWord, isLinkingWord, isOnlyLinkingWord, isPeopleOrSiteWord } from '../words/stop-words.ts';
import { AssignedWords } from './assigned-words.ts';
import { roleWordsIn } from './find-role-words.ts';
import { type FixedRun, fixedRuns, unknownRoleWords } from './fixed-runs.ts';
import { isInitial, mayBeginNameOrPlace } from './last-word.ts';
import { type PhraseRun, phraseRuns } from './phrase-runs.ts';
import { placeRuns } from './place-runs.ts';
import { withoutLikelyNames } from './places-as-names.ts';
import { mayLinkInCapitals, queryWords, type Word } from './query-words.ts';
import { type Certainty, certaintyOf } from './reading-certainty.ts';
import { mayHaveReading } from './reading-precheck.ts';
import { relaxUnmatchedRole, resolveRole } from './resolve-role.ts';
import { isAbbreviatedTitle } from './role-words.ts';
import { unitRuns } from './unit-runs.ts';

export type PartKind = ReadPart['kind'];

export interface Reading {
  readonly parts: readonly ReadPart[];
  /** The words that are read as a name; '' for none. */
  readonly name: string;
  readonly role: () => Role | undefined;
  /** Codes of the job families that the role names. */
  readonly families: () => readonly string[];
  /** People must be in each of these places; see `resolvePlaces`. */
  readonly places: readonly Place[];
  /** Whether people in any of several places match because nobody can be in all of them. Each of these may also be a name. */
  readonly areAlternatives: boolean;
  /** Words that the user marked as a role and that the vocabulary does not know: matching people have them in the title. Folded. */
  readonly titleWords: readonly string[];
  /** Names of units (entities, GBUs or companies), or words of such names. */
  readonly units: readonly string[];
  /** Whether the user chose the kind of a part. */
  readonly isChosen: boolean;
  /** Whether the role is an abbreviation, such as `HR`. */
  readonly isAbbreviated: boolean;
  /** Whether a word of the role is known only as a compound of other words: it may be two names written as one. */
  readonly isCompound: () => boolean;
  /** Whether there is a name, and a word of the role is in nobody's title: that word may be a name with a typo. */
  readonly hasUnsureRole: boolean;
  /** Whether the text is a single word that is in nobody's record: it may be the beginning of a name. */
  readonly isUnknownWord: boolean;
  /** Whether the last word belongs to the role and is only the beginning of a word in people's records. */
  readonly hasUnfinishedRole: boolean;
  /**
   * Whether the text is three letters that are in no title and not written as an abbreviation: `raf` may become Rafael, `RAF` and `hse`
   * not.
   */
  readonly mayBeginName: boolean;
  /** Whether words of the text may be the beginnings of longer ones. */
  readonly mayBeginWords: boolean;
  /** Whether the last word is a complete word for a function or a level. */
  readonly endsWithWorkWord: boolean;
  /** How certain it is that the parts other than names are not names. */
  readonly certainty: () => Certainty;
}

/** Minimum number of letters of a part that is the only one among several words. */
const shortestPart = 3;
/** Conjunctions in the capitals that search engines require. */
const conjunction = /^(?:AND|OR|ET|OU|UND|ODER)$/;

export interface ReadingContext extends IndexedLexicon {
  /** The kinds that the user chose for parts, by the folded text of the part. */
  readonly chosen: ReadonlyMap<string, PartKind>;
  /** See `ResolvedQuery`. */
  readonly isLastComplete?: boolean;
}

/**
 * Splits a query into name, role, place and unit. Returns undefined if it is only a name, or has a number that is not a
 * word of the company.
 */
export function readParts(text: string, context: ReadingContext): Reading | undefined {
  const words = queryWords(text, context.vocabulary);
  if (words.length === 0 || words.length > maxWords) return undefined;
  if ((context.chosen.size === 0 && isOnlyLinkingWord(text)) || !mayHaveReading(words, context)) return undefined;
  const assigned = new AssignedWords(words);
  // The order matters: each step only reads the words that the previous ones have left.
  const fixed = takeFixedRuns(assigned, context);
  const isTitlePrefix = fixed.length === 0 && markTitlePrefix(assigned, context);
  const phrases = takePhrases(assigned, context);
  takeUnits(assigned, context);
  if (assigned.unassigned().some((index) => /\d/.test(words[index]!.text))) return undefined;
  takePlaces(assigned, context);
  const beginning = markBeginningOfName(assigned, context);
  skipLinkingWords(assigned, context);
  skipFormOfAddress(assigned, context);
  skipPeopleAndSiteWords(assigned);
  const knownRoleWords = isTitlePrefix
    ? range(0, words.length)
    : [...fixed.filter((run) => !run.isChosen), ...phrases].flatMap(({ start, end, kind }) =>
        kind === 'role' ? range(start, end) : [],
      );
  const foundRoleWords = takeRolesAndUnitWords(assigned, knownRoleWords, context);
  const nameWords = [...assigned.unassigned(), ...beginning];
  assigned.takeRuns('name', nameWords);
  const isChosen = fixed.some((run) => run.isChosen);
  if (!isChosen && isOnlyAName(assigned)) return undefined;
  return toReading(assigned, { fixed, isChosen, isTitlePrefix, knownRoleWords, foundRoleWords, nameWords }, context);
}

/** Takes the words whose kind the user chose, and the company's own words. */
function takeFixedRuns(assigned: AssignedWords, context: ReadingContext): readonly FixedRun[] {
  const fixed = fixedRuns(assigned.words, context);
  for (const { start, end, kind, place, isChosen } of fixed) {
    if (place !== undefined) assigned.takePlace(start, end, place);
    else if (kind === 'unit') assigned.takeUnit(start, end);
    // The company's own words for a role are joined with the role words next to them.
    else if (kind === 'role' && !isChosen) assigned.mark('role', start, end);
    else assigned.take(kind, start, end);
  }
  return fixed;
}

/** Marks all words as a role if they are the beginning of a title. Returns whether they are. */
function markTitlePrefix(assigned: AssignedWords, context: ReadingContext): boolean {
  const folded = assigned.words.map((word) => word.folded);
  if (!beginsTitle(folded, context.segments)) return false;
  assigned.mark('role', 0, folded.length);
  return true;
}

/** Takes units by words of their names, and marks whole titles and job families as roles. */
function takePhrases(assigned: AssignedWords, context: ReadingContext): readonly PhraseRun[] {
  const phrases = phraseRuns(assigned.words, (index) => assigned.isAssigned(index), context);
  for (const { start, end, kind } of phrases) {
    if (kind === 'role') assigned.mark('role', start, end);
    else assigned.takeUnit(start, end);
  }
  return phrases;
}

/** Takes units by their codes and whole names. */
function takeUnits(assigned: AssignedWords, context: ReadingContext): void {
  for (const { start, end, label } of unitRuns(assigned.words, (index) => assigned.isAssigned(index), context)) {
    assigned.takeUnit(start, end, label);
  }
}

function takePlaces(assigned: AssignedWords, context: ReadingContext): void {
  const { words, kinds, namedPlaces } = assigned;
  const others = namedPlaces.map(({ place }) => place);
  for (const { start, end, place } of withoutLikelyNames(placeRuns(words, kinds, context), others, words, context)) {
    assigned.takePlace(start, end, place);
  }
}

/** Marks a last word that may be the beginning of a name, with the particles before it: `van d`. Returns their positions. */
function markBeginningOfName(assigned: AssignedWords, context: ReadingContext): readonly number[] {
  const { words } = assigned;
  const last = words.length - 1;
  if (assigned.isAssigned(last) || !mayBeginNameOrPlace(words, context)) return [];
  if (context.isLastComplete === true) {
    if (isInitial(words[last]!)) assigned.mark('link', last, words.length);
    return [];
  }
  let start = last;
  while (start > 0 && !assigned.isAssigned(start - 1) && isParticle(words[start - 1]!.folded)) start--;
  assigned.mark('name', start, words.length);
  return range(start, words.length);
}

function skipLinkingWords(assigned: AssignedWords, context: ReadingContext): void {
  const { isFunction } = context.vocabulary.work.read(assigned.words.map(({ folded }) => folded));
  // `chargée de com`: a linking word in one language may be the abbreviation of a function in another.
  const endsFunction = (index: number) => isFunction[index] && isFunction[index - 1] && isFunction[index + 1] !== true;
  for (const index of assigned.unassigned()) {
    if (endsFunction(index)) continue;
    const { folded, text } = assigned.words[index]!;
    const isName = () => isNameWord(folded, context.segments);
    const isSkippable = isLinkingWord(folded) || (isFillerWord(folded) && !isName());
    const isConjunction = conjunction.test(text) && assigned.words.length > 2;
    const isAmongCapitals = mayLinkInCapitals(assigned.words, index) && (index > 0 || isLinkingWord(folded));
    const mayBeLink = text === text.toLowerCase() || isConjunction || isAmongCapitals;
    if (mayBeLink && isSkippable) assigned.mark('link', index, index + 1);
  }
}

/**
 * Skips the form of address before a role: `Frau Personalleiterin`. Before anything else, it belongs to a name, and if somebody is called so,
 * it may be that name (see `withoutFormOfAddress`).
 */
function skipFormOfAddress(assigned: AssignedWords, { segments }: ReadingContext): void {
  const { words, kinds } = assigned;
  const first = words[0]!.folded;
  if (assigned.isAssigned(0) || !isFormOfAddress(first) || isNameWord(first, segments)) return;
  const next = kinds.findIndex((kind, index) => index > 0 && kind !== 'link');
  const mayBeRole = kinds[next] === 'role' || kinds[next] === undefined;
  if (next > 0 && mayBeRole && !isNameWord(words[next]!.folded, segments)) assigned.mark('link', 0, 1);
}

/** Skips words such as `people` and `office` if the other words are places: they add nothing. */
function skipPeopleAndSiteWords(assigned: AssignedWords): void {
  if (!assigned.kinds.includes('place')) return;
  const unassigned = assigned.unassigned();
  if (unassigned.every((index) => isPeopleOrSiteWord(assigned.words[index]!.folded)))
    for (const index of unassigned) assigned.mark('link', index, index + 1);
}

/**
 * Takes the roles, of which `knownRoleWords` are marked already, and single words of a unit's name. Returns the positions of the
 * other words of the roles.
 */
function takeRolesAndUnitWords(
  assigned: AssignedWords,
  knownRoleWords: readonly number[],
  context: ReadingContext,
): readonly number[] {
  const { words } = assigned;
  const unassigned = assigned.unassigned();
  const found = roleWordsIn(words, unassigned, knownRoleWords.length > 0, context);
  const unitWords = unassigned.filter(
    (index) => !found.includes(index) && isUnitWord(words[index]!.folded, context.segments),
  );
  assigned.takeRuns('role', inOrder(knownRoleWords, found));
  assigned.takeUnitWords(unitWords);
  return found;
}

/** Whether the parts are names, or the only part is so short that the words are rather the beginnings of names. */
function isOnlyAName(assigned: AssignedWords): boolean {
  const parts = assigned.parts();
  if (parts.every(({ kind }) => kind === 'name')) return true;
  // For example an abbreviation and an article.
  return parts.length === 1 && assigned.words.length > 1 && parts[0]!.text.length < shortestPart;
}

function toReading(
  assigned: AssignedWords,
  found: {
    readonly fixed: readonly FixedRun[];
    readonly isChosen: boolean;
    readonly isTitlePrefix: boolean;
    readonly knownRoleWords: readonly number[];
    readonly foundRoleWords: readonly number[];
    readonly nameWords: readonly number[];
  },
  context: ReadingContext,
): Reading {
  const { words, kinds, namedPlaces, units } = assigned;
  const parts = assigned.parts();
  const textOf = (kind: PartKind) =>
    parts
      .filter((part) => part.kind === kind)
      .map((part) => part.text)
      .join(' ');
  const resolved = resolveRole(textOf('role'), context);
  const places = resolvePlaces(namedPlaces);
  const last = words.at(-1)!.folded;
  const endsWithWorkWord = context.vocabulary.work.isWord(last);
  const mayBegin = mayBeginWords(
    words.flatMap(({ folded }) => foldWords(folded)),
    context.segments,
  );
  const isOfCompany = (index: number) => isCompanyWord(words[index]!.folded, context);
  return {
    parts,
    name: textOf('name'),
    places,
    areAlternatives: places.length < namedPlaces.length,
    units,
    titleWords: unknownRoleWords(found.fixed, words, context),
    isChosen: found.isChosen,
    certainty: () =>
      certaintyOf(
        parts.filter(({ kind }) => kind !== 'name'),
        context,
      ),
    isUnknownWord: words.length === 1 && found.fixed.length === 0 && !isOfCompany(0),
    mayBeginName: words.length === 1 && mayBeginName(words[0]!, context),
    hasUnfinishedRole:
      found.isTitlePrefix ||
      (kinds.at(-1) === 'role' && !endsWithWorkWord && mayBegin && beginsIndexedWord(last, context.segments)),
    mayBeginWords: mayBegin,
    endsWithWorkWord,
    hasUnsureRole: found.nameWords.length > 0 && !found.foundRoleWords.every(isOfCompany),
    role: () => {
      const role = resolved.role();
      return role && relaxUnmatchedRole(role, context);
    },
    families: resolved.families,
    isAbbreviated: resolved.isAbbreviated || (words.length === 1 && isAbbreviatedTitle(words[0]!, context)),
    isCompound: () => resolved.isCompound() && ![...found.knownRoleWords, ...found.foundRoleWords].every(isOfCompany),
  };
}

function mayBeginName({ text, folded }: Word, { segments }: ReadingContext): boolean {
  if (folded.length !== shortestPart || text === text.toUpperCase()) return false;
  return !isInTitle([folded], segments);
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index);

const inOrder = (some: readonly number[], others: readonly number[]) =>
  [...some, ...others].toSorted((one, other) => one - other);
