import { foldWordsWithoutElisions } from '../../language/elision.ts';
import { foldWords } from '../../language/fold.ts';
import { maxWords } from '../../search/query/query-limits.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ReadPart } from '../../types/search-answer.ts';
import { isAbbreviatedTitle, isBesideRole, isShortRoleWord, isTitlePart } from './role-words.ts';
import {
  beginsCompanyWord,
  beginsTitle,
  isCompanyWord,
  isNameOnly,
  isNameWord,
  isTitleWord,
  isUnitWord,
} from '../lookup/indexed-words.ts';
import { fixedRuns, unknownRoleWords } from './fixed-runs.ts';
import type { Lexicon } from '../lexicon.ts';
import { isDepartmentWord, isDeterminer, isLinkingWord, isPlaceWord, questionLength } from '../words/stop-words.ts';
import { mayBeRead, shortestRoleWord } from './reading-precheck.ts';
import type { Place } from '../places/place-book.ts';
import { placesIn } from './place-runs.ts';
import { withoutNames } from './places-as-names.ts';
import { foldedRun, type Word, wordsOf } from './query-words.ts';
import { placesMeant } from '../places/find-place.ts';
import type { Role } from '../work/role.ts';
import { roleHeld, roleOf } from './resolve-role.ts';
import { type Sureness, surenessOf } from './reading-certainty.ts';
import { unitRuns } from '../company/unit-book.ts';
import { wholeRuns } from './phrase-runs.ts';

export type PartKind = ReadPart['kind'];

export interface Reading {
  readonly parts: readonly ReadPart[];
  /** The words that are a name; '' for none. */
  readonly name: string;
  readonly role: () => Role | undefined;
  /** Job family codes that are the role's too. */
  readonly families: () => readonly string[];
  /** One of the places of each part. */
  readonly places: readonly Place[];
  /** Whether people of any of several places are meant, since nobody can be in all: each may be somebody's name, too. */
  readonly areAnyOf: boolean;
  /** Words that the user said are a role, and that the vocabulary does not know: whoever is meant has them in the title. Folded. */
  readonly titleWords: readonly string[];
  /** Names of units, or words of them: entities, GBUs or companies. */
  readonly units: readonly string[];
  /** Whether the user said what a part is. */
  readonly isChosen: boolean;
  /** Whether the role is an abbreviation, such as `HR`. */
  readonly isAbbreviated: boolean;
  /** Whether a word of the role is known by its parts alone: it may be two names that are written together. */
  readonly isCompound: () => boolean;
  /** Whether a word of the role, beside a name, is in nobody's title: it may be a name with a typo. */
  readonly isUnsure: boolean;
  /** Whether the text is one word that nobody's record has: it may be the beginning of a name. */
  readonly isUnwritten: boolean;
  /** Whether the last word is of the role, stands in nobody's record, and begins a word that does. */
  readonly isUnfinished: boolean;
  /** Whether the last word names a function or a level as it stands. */
  readonly isLastOfWork: boolean;
  /** How sure it is that the parts but names are none. */
  readonly sureness: () => Sureness;
}

const shortestPart = 3;
/** As search engines want it. */
const conjunction = /^(?:AND|OR|ET|OU|UND|ODER)$/;

export interface ReadingContext extends Lexicon {
  readonly segments: readonly Segment[];
  /** What the user said that parts are, by their folded text. */
  readonly chosen: ReadonlyMap<string, PartKind>;
}

/** Cuts a query into name, role, place and unit. Undefined where nothing but a name is read, and for numbers that are no words of the company. */
export function readParts(text: string, context: ReadingContext): Reading | undefined {
  const words = wordsOf(text, context.vocabulary);
  if (words.length === 0 || words.length > maxWords || !mayBeRead(words, context)) return undefined;
  const kinds: (PartKind | 'link' | undefined)[] = words.map(() => undefined);
  const parts: { start: number; part: ReadPart }[] = [];
  const named: { place: Place; folded: string }[] = [];
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
    named.push({ place, folded: foldedRun(words, start, end) });
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
  for (const { start, end, kind, place, isChosen: isOwnPart } of fixed) {
    if (place !== undefined) takePlace(start, end, place);
    // The company's own words may stand beside other words of a role.
    else if (kind === 'role' && !isOwnPart) kinds.fill('role', start, end);
    else take(start, end, { kind, text: textOf(start, end) });
    if (kind === 'unit') units.push(textOf(start, end));
  }
  const isTitleBegun =
    fixed.length === 0 &&
    beginsTitle(
      words.map(({ folded }) => folded),
      context,
    );
  if (isTitleBegun) kinds.fill('role');
  const whole = wholeRuns(words, (place) => kinds[place] !== undefined, context);
  for (const { start, end, kind } of whole) {
    if (kind === 'role') kinds.fill('role', start, end);
    else takeUnit(start, end);
  }
  for (const { start, end, label } of unitRuns(words, (place) => kinds[place] !== undefined, context)) {
    takeUnit(start, end, label);
  }
  if (words.some(({ text: own }, place) => /\d/.test(own) && kinds[place] === undefined)) return undefined;
  const ownRoleWords = isTitleBegun
    ? range(0, words.length)
    : [...fixed.filter((run) => !run.isChosen), ...whole].flatMap(({ start, end, kind }) =>
        kind === 'role' ? range(start, end) : [],
      );
  const others = named.map(({ place }) => place);
  const placed = withoutNames(placesIn(words, kinds, context), others, words, context);
  for (const { start, end, place } of placed) takePlace(start, end, place);
  words.forEach(({ folded, text: own }, place) => {
    const isName = () => isNameWord(folded, context.segments);
    const saysNothing = isLinkingWord(folded) || (isDeterminer(folded) && !isName());
    const isShouted = conjunction.test(own) && words.length > 2;
    const isLink = (own === own.toLowerCase() || isShouted) && saysNothing;
    if (kinds[place] === undefined && isLink) kinds[place] = 'link';
  });
  markPlaceWords(words, kinds);
  const free = words.flatMap((_, place) => (kinds[place] === undefined ? [place] : []));
  const known = rolesIn(words, free, context);
  const roleWords = [...ownRoleWords, ...known].toSorted((one, other) => one - other);
  const unitWords = free.filter((place) => !known.includes(place) && isUnitWord(words[place]!.folded, context));
  for (const [start, end] of runs(roleWords, kinds)) take(start, end, { kind: 'role', text: textOf(start, end) });
  for (const [start, end] of runs(unitWords, kinds)) take(start, end, { kind: 'unit', text: textOf(start, end) });
  if (unitWords.length > 0) units.push(unitWords.map((place) => words[place]!.text).join(' '));
  const rest = words.flatMap((_, place) => (kinds[place] === undefined ? [place] : []));
  for (const [start, end] of runs(rest, kinds)) take(start, end, { kind: 'name', text: textOf(start, end) });
  if (!isChosen && parts.every(({ part }) => part.kind === 'name')) return undefined;
  // An abbreviation beside an article alone: the beginnings of two names.
  const [only, ...more] = parts;
  const isArticle = !isChosen && more.length === 0 && words.length > 1;
  if (only === undefined || (isArticle && only.part.text.length < shortestPart)) return undefined;
  const inOrder = parts.toSorted((one, other) => one.start - other.start).map(({ part }) => part);
  const joined = (kind: PartKind) =>
    inOrder
      .filter((part) => part.kind === kind)
      .map((part) => part.text)
      .join(' ');
  const own = roleOf(joined('role'), context);
  const places = placesMeant(named);
  const last = words.at(-1)!.folded;
  const isLastOfWork = context.vocabulary.work.isWord(last);
  return {
    parts: inOrder,
    name: joined('name'),
    places,
    areAnyOf: places.length < named.length,
    units,
    titleWords: unknownRoleWords(fixed, words, context),
    isChosen,
    sureness: () =>
      surenessOf(
        inOrder.filter(({ kind }) => kind !== 'name'),
        context,
      ),
    isUnwritten: words.length === 1 && fixed.length === 0 && !isCompanyWord(words[0]!.folded, context),
    isUnfinished: isTitleBegun || (kinds.at(-1) === 'role' && !isLastOfWork && beginsCompanyWord(last, context)),
    isLastOfWork,
    isUnsure: rest.length > 0 && known.some((place) => !isCompanyWord(words[place]!.folded, context)),
    role: () => {
      const role = own.role();
      return role && roleHeld(role, context);
    },
    families: own.families,
    isAbbreviated: own.isAbbreviated || (words.length === 1 && isAbbreviatedTitle(words[0]!, context)),
    isCompound: () => own.isCompound() && !roleWords.every((place) => isCompanyWord(words[place]!.folded, context)),
  };
}

/** Beside places alone, words for whoever is there say no more. */
function markPlaceWords(words: readonly Word[], kinds: (PartKind | 'link' | undefined)[]): void {
  if (!kinds.includes('place')) return;
  const free = words.flatMap((_, place) => (kinds[place] === undefined ? [place] : []));
  if (free.every((place) => isPlaceWord(words[place]!.folded))) for (const place of free) kinds[place] = 'link';
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, place) => start + place);

/** Runs of places that follow each other, but for linking words between them. */
function runs(places: readonly number[], kinds: readonly (string | undefined)[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const place of places) {
    const last = found.at(-1);
    if (last !== undefined && kinds.slice(last[1], place).every((kind) => kind === 'link')) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  return found;
}

/** The free words that name a role. Beside other words, the name of somebody that stands in no title is none. */
function rolesIn(words: readonly Word[], free: readonly number[], context: ReadingContext): number[] {
  const { vocabulary } = context;
  // `R&D` and `HR-Director` are several words.
  const parts = free.map((place) => foldWords(words[place]!.folded));
  const { isFunction, isLevel } = vocabulary.work.read(parts.flat());
  const isOfWork = parts.flat().map((_, place) => isFunction[place]! || isLevel[place]!);
  const isLabelWord = (word: string) => {
    const isKnown = vocabulary.linker.knowsWord(word);
    const isOfTitle = () => words.length === 1 && isTitleWord(word, context);
    // `gas` alone; beside other words, a short one may be anything.
    return word.length >= shortestRoleWord
      ? isKnown || isOfTitle()
      : isKnown && isShortRoleWord(word, context) && isOfTitle();
  };
  let end = 0;
  const isRole = free.map((place, own) => {
    const { text, folded } = words[place]!;
    const start = end;
    end += parts[own]!.length;
    const isWork = isOfWork.slice(start, end);
    if (isWork.every(Boolean) || isAbbreviatedTitle(words[place]!, context)) return true;
    // Alone, a name is a role as well where an occupation is called so: Baker, but not Pierre.
    if (isNameOnly(folded, context) && (words.length > 1 || !vocabulary.linker.isLabel(folded))) return false;
    const isKnown = (word: string, part: number) => isWork[part]! || isLabelWord(word);
    const isOfRole = (word: string, part: number) =>
      isKnown(word, part) ||
      (parts[own]!.length > 1 && isTitlePart(word, context)) ||
      isShortRoleWord(word, context) ||
      (parts[own]!.length > 1 && (isLinkingWord(word) || isDepartmentWord(word)));
    if (parts[own]!.some(isKnown) && parts[own]!.every(isOfRole)) return true;
    // `d’accueil`, but for d’Angelo.
    const behind = foldWordsWithoutElisions(text);
    return (
      behind.join(' ') !== folded &&
      ![folded, ...behind].some((word) => isNameOnly(word, context)) &&
      behind.every(isLabelWord)
    );
  });
  const isAny = isRole.includes(true);
  const isBeside = (word: Word) => isDepartmentWord(word.folded) || isBesideRole(word, context);
  return free.filter((place, own) => isRole[own] || (isAny && isBeside(words[place]!)));
}
