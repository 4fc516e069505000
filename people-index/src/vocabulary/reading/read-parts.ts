import { foldWordsWithoutElisions } from '../../language/elision.ts';
import { foldWords } from '../../language/fold.ts';
import { maxWords } from '../../search/query/query-limits.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../types/search-answer.ts';
import { isAbbreviatedTitle, belongsToRole, isShortRoleWord, isTitlePart } from './role-words.ts';
import {
  beginsIndexedWord,
  beginsTitle,
  isCompanyWord,
  isNameOnly,
  isNameWord,
  isTitleWord,
  isUnitWord,
} from '../lookup/indexed-words.ts';
import { fixedRuns, unknownRoleWords } from './fixed-runs.ts';
import type { Lexicon } from '../lexicon.ts';
import {
  isDepartmentWord,
  isFillerWord,
  isLinkingWord,
  isPeopleOrSiteWord,
  questionLength,
} from '../words/stop-words.ts';
import { mayHaveReading, shortestRoleWord } from './reading-precheck.ts';
import type { Place } from '../places/place-book.ts';
import { placeRuns } from './place-runs.ts';
import { withoutLikelyNames } from './places-as-names.ts';
import { foldedRun, type Word, queryWords } from './query-words.ts';
import { resolvePlaces } from '../places/find-place.ts';
import type { Role } from '../roles/role.ts';
import { relaxUnmatchedRole, resolveRole } from './resolve-role.ts';
import { type Certainty, certaintyOf } from './reading-certainty.ts';
import { unitRuns } from '../company/unit-book.ts';
import { phraseRuns } from './phrase-runs.ts';

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
  readonly isUnfinished: boolean;
  /** Whether the last word is a complete word for a function or a level. */
  readonly endsWithWorkWord: boolean;
  /** How certain it is that the parts other than names are not names. */
  readonly certainty: () => Certainty;
}

/** Minimum number of letters of a part that is the only one among several words. */
const shortestPart = 3;
/** Conjunctions in the capitals that search engines require. */
const conjunction = /^(?:AND|OR|ET|OU|UND|ODER)$/;

export interface ReadingContext extends Lexicon {
  readonly segments: readonly Segment[];
  /** The kinds that the user chose for parts, by the folded text of the part. */
  readonly chosen: ReadonlyMap<string, PartKind>;
}

/**
 * Splits a query into name, role, place and unit. Returns undefined if it is only a name, or has a number that is not a
 * word of the company.
 */
export function readParts(text: string, context: ReadingContext): Reading | undefined {
  const words = queryWords(text, context.vocabulary);
  if (words.length === 0 || words.length > maxWords || !mayHaveReading(words, context)) return undefined;
  const kinds: (PartKind | 'link' | undefined)[] = words.map(() => undefined);
  const parts: { start: number; part: ReadPart }[] = [];
  const namedPlaces: { place: Place; folded: string }[] = [];
  const units: string[] = [];
  const textOf = (start: number, end: number) =>
    words
      .slice(start, end)
      .map((word) => word.text)
      .join(' ');
  const take = (start: number, end: number, part: ReadPart) => {
    kinds.fill(part.kind, start, end);
    parts.push({ start, part });
  };
  const takePlace = (start: number, end: number, place: Place) => {
    namedPlaces.push({ place, folded: foldedRun(words, start, end) });
    const part = { kind: 'place' as const, text: textOf(start, end), label: place.label };
    const [country, ...others] = place.countries;
    if (country === undefined || others.length > 0 || place.members !== undefined) take(start, end, part);
    else take(start, end, place.kind === 'country' ? { ...part, country } : { ...part, within: country });
  };
  const takeUnit = (start: number, end: number, label?: string) => {
    const part = { kind: 'unit' as const, text: textOf(start, end) };
    take(start, end, label === undefined ? part : { ...part, label });
    units.push(part.text);
  };
  kinds.fill('link', 0, questionLength(words.map(({ folded }) => folded)));
  const fixed = fixedRuns(words, context);
  const isChosen = fixed.some((run) => run.isChosen);
  for (const { start, end, kind, place, isChosen: isChosenRun } of fixed) {
    if (place !== undefined) takePlace(start, end, place);
    // The company's own words for a role are joined below with the role words next to them.
    else if (kind === 'role' && !isChosenRun) kinds.fill('role', start, end);
    else take(start, end, { kind, text: textOf(start, end) });
    if (kind === 'unit') units.push(textOf(start, end));
  }
  const isTitlePrefix =
    fixed.length === 0 &&
    beginsTitle(
      words.map(({ folded }) => folded),
      context,
    );
  if (isTitlePrefix) kinds.fill('role');
  const phrases = phraseRuns(words, (index) => kinds[index] !== undefined, context);
  for (const { start, end, kind } of phrases) {
    if (kind === 'role') kinds.fill('role', start, end);
    else takeUnit(start, end);
  }
  for (const { start, end, label } of unitRuns(words, (index) => kinds[index] !== undefined, context)) {
    takeUnit(start, end, label);
  }
  if (words.some(({ text: resolved }, index) => /\d/.test(resolved) && kinds[index] === undefined)) return undefined;
  const fixedRoleWords = isTitlePrefix
    ? range(0, words.length)
    : [...fixed.filter((run) => !run.isChosen), ...phrases].flatMap(({ start, end, kind }) =>
        kind === 'role' ? range(start, end) : [],
      );
  const others = namedPlaces.map(({ place }) => place);
  const foundPlaceRuns = withoutLikelyNames(placeRuns(words, kinds, context), others, words, context);
  for (const { start, end, place } of foundPlaceRuns) takePlace(start, end, place);
  words.forEach(({ folded, text: own }, index) => {
    const isName = () => isNameWord(folded, context.segments);
    const isSkippable = isLinkingWord(folded) || (isFillerWord(folded) && !isName());
    const isConjunction = conjunction.test(own) && words.length > 2;
    const isLink = (own === own.toLowerCase() || isConjunction) && isSkippable;
    if (kinds[index] === undefined && isLink) kinds[index] = 'link';
  });
  skipPeopleAndSiteWords(words, kinds);
  const unassigned = words.flatMap((_, index) => (kinds[index] === undefined ? [index] : []));
  const detectedRoleWords = roleWordsIn(words, unassigned, context);
  const roleWords = [...fixedRoleWords, ...detectedRoleWords].toSorted((one, other) => one - other);
  const unitWords = unassigned.filter(
    (index) => !detectedRoleWords.includes(index) && isUnitWord(words[index]!.folded, context),
  );
  for (const [start, end] of runs(roleWords, kinds)) take(start, end, { kind: 'role', text: textOf(start, end) });
  for (const [start, end] of runs(unitWords, kinds)) take(start, end, { kind: 'unit', text: textOf(start, end) });
  if (unitWords.length > 0) units.push(unitWords.map((index) => words[index]!.text).join(' '));
  const nameWords = words.flatMap((_, index) => (kinds[index] === undefined ? [index] : []));
  for (const [start, end] of runs(nameWords, kinds)) take(start, end, { kind: 'name', text: textOf(start, end) });
  if (!isChosen && parts.every(({ part }) => part.kind === 'name')) return undefined;
  // An abbreviation and an article are rather the beginnings of two names.
  const [only, ...more] = parts;
  const isOnlyPart = !isChosen && more.length === 0 && words.length > 1;
  if (only === undefined || (isOnlyPart && only.part.text.length < shortestPart)) return undefined;
  const inOrder = parts.toSorted((one, other) => one.start - other.start).map(({ part }) => part);
  const joined = (kind: PartKind) =>
    inOrder
      .filter((part) => part.kind === kind)
      .map((part) => part.text)
      .join(' ');
  const own = resolveRole(joined('role'), context);
  const places = resolvePlaces(namedPlaces);
  const last = words.at(-1)!.folded;
  const endsWithWorkWord = context.vocabulary.work.isWord(last);
  return {
    parts: inOrder,
    name: joined('name'),
    places,
    areAlternatives: places.length < namedPlaces.length,
    units,
    titleWords: unknownRoleWords(fixed, words, context),
    isChosen,
    certainty: () =>
      certaintyOf(
        inOrder.filter(({ kind }) => kind !== 'name'),
        context,
      ),
    isUnknownWord: words.length === 1 && fixed.length === 0 && !isCompanyWord(words[0]!.folded, context),
    isUnfinished: isTitlePrefix || (kinds.at(-1) === 'role' && !endsWithWorkWord && beginsIndexedWord(last, context)),
    endsWithWorkWord,
    hasUnsureRole:
      nameWords.length > 0 && detectedRoleWords.some((index) => !isCompanyWord(words[index]!.folded, context)),
    role: () => {
      const role = own.role();
      return role && relaxUnmatchedRole(role, context);
    },
    families: own.families,
    isAbbreviated: own.isAbbreviated || (words.length === 1 && isAbbreviatedTitle(words[0]!, context)),
    isCompound: () => own.isCompound() && !roleWords.every((index) => isCompanyWord(words[index]!.folded, context)),
  };
}

/** Skips words such as `people` and `office` if the other words are places: they add nothing. */
function skipPeopleAndSiteWords(words: readonly Word[], kinds: (PartKind | 'link' | undefined)[]): void {
  if (!kinds.includes('place')) return;
  const unassigned = words.flatMap((_, index) => (kinds[index] === undefined ? [index] : []));
  if (unassigned.every((index) => isPeopleOrSiteWord(words[index]!.folded)))
    for (const index of unassigned) kinds[index] = 'link';
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index);

/** Merges word positions into runs; linking words may separate the words of a run. */
function runs(positions: readonly number[], kinds: readonly (string | undefined)[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const index of positions) {
    const last = found.at(-1);
    if (last !== undefined && kinds.slice(last[1], index).every((kind) => kind === 'link')) last[1] = index + 1;
    else found.push([index, index + 1]);
  }
  return found;
}

/** The positions of unassigned words that name a role. Among several words, a person's name that is in no title is not one. */
function roleWordsIn(words: readonly Word[], unassigned: readonly number[], context: ReadingContext): number[] {
  const { vocabulary } = context;
  // `R&D` and `HR-Director` are several words.
  const parts = unassigned.map((index) => foldWords(words[index]!.folded));
  const { isFunction, isLevel } = vocabulary.work.read(parts.flat());
  const isOfWork = parts.flat().map((_, index) => isFunction[index]! || isLevel[index]!);
  const isLabelWord = (word: string) => {
    const isKnown = vocabulary.linker.knowsWord(word);
    const isOfTitle = () => words.length === 1 && isTitleWord(word, context);
    // A short word such as `gas` must be the whole text; among other words it may be anything.
    return word.length >= shortestRoleWord
      ? isKnown || isOfTitle()
      : isKnown && isShortRoleWord(word, context) && isOfTitle();
  };
  let end = 0;
  const isRole = unassigned.map((index, wordNumber) => {
    const { text, folded } = words[index]!;
    const start = end;
    end += parts[wordNumber]!.length;
    const isWork = isOfWork.slice(start, end);
    if (isWork.every(Boolean) || isAbbreviatedTitle(words[index]!, context)) return true;
    // A single name is also a role if it is the name of an occupation: Baker, but not Pierre.
    if (isNameOnly(folded, context) && (words.length > 1 || !vocabulary.linker.isLabel(folded))) return false;
    const isKnown = (word: string, part: number) => isWork[part]! || isLabelWord(word);
    const isOfRole = (word: string, part: number) =>
      isKnown(word, part) ||
      (parts[wordNumber]!.length > 1 && isTitlePart(word, context)) ||
      isShortRoleWord(word, context) ||
      (parts[wordNumber]!.length > 1 && (isLinkingWord(word) || isDepartmentWord(word)));
    if (parts[wordNumber]!.some(isKnown) && parts[wordNumber]!.every(isOfRole)) return true;
    // `d’accueil`, but not `d’Angelo`.
    const withoutElision = foldWordsWithoutElisions(text);
    return (
      withoutElision.join(' ') !== folded &&
      ![folded, ...withoutElision].some((word) => isNameOnly(word, context)) &&
      withoutElision.every(isLabelWord)
    );
  });
  const hasRole = isRole.includes(true);
  const belongs = (word: Word) => isDepartmentWord(word.folded) || belongsToRole(word, context);
  return unassigned.filter((index, own) => isRole[own] || (hasRole && belongs(words[index]!)));
}
