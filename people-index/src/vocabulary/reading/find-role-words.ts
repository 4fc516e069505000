import { foldWordsWithoutElisions } from '../../language/elision.ts';
import { foldWords } from '../../language/fold.ts';
import { isNameOnly, isTitleWord } from '../lookup/indexed-words.ts';
import { isDepartmentWord, isLinkingWord } from '../words/stop-words.ts';
import type { Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { shortestRoleWord } from './reading-precheck.ts';
import { belongsToRole, isAbbreviatedTitle, isShortRoleWord, isTitlePart } from './role-words.ts';

/** A word that may name a role. */
interface Candidate {
  readonly word: Word;
  /** `R&D` and `HR-Director` are several words. */
  readonly parts: readonly string[];
  /** For each part, whether it names a function or a level. */
  readonly isWork: readonly boolean[];
  /** The parts of the word without an elided article. */
  readonly bare: readonly string[];
  /** Whether all of it belongs to phrases of companies or to functions. */
  readonly isInPhrase: boolean;
}

/**
 * The positions of unassigned words that name a role. Among several words, a person's name that is in no title is not one.
 *
 * @param isBesideRole whether other words are known to name a role
 */
export function roleWordsIn(
  words: readonly Word[],
  unassigned: readonly number[],
  isBesideRole: boolean,
  context: ReadingContext,
): number[] {
  const candidates = candidatesIn(
    unassigned.map((index) => words[index]!),
    context,
  );
  const isRole = candidates.map((candidate) => namesRole(candidate, words.length === 1, context));
  const hasRole = isBesideRole || isRole.includes(true);
  const belongs = (word: Word) => isDepartmentWord(word.folded) || belongsToRole(word, context);
  return unassigned.filter((index, number) => isRole[number] || (hasRole && belongs(words[index]!)));
}

function candidatesIn(words: readonly Word[], { vocabulary }: ReadingContext): readonly Candidate[] {
  const { knownWords, work } = vocabulary;
  const parts = words.map(({ folded }) => foldWords(folded));
  const { isFunction, isLevel } = work.read(parts.flat());
  // Phrases and functions of several words have no elisions: `comité d’entreprise`, `négoce d’énergie`.
  const bare = words.map(({ text }) => foldWordsWithoutElisions(text));
  const { pivotsAt } = knownWords.readPhrases(bare.flat());
  const { isFunction: isOfFunction } = work.read(bare.flat());
  let [nextPart, nextBare] = [0, 0];
  return words.map((word, number) => {
    const [start, startOfBare] = [nextPart, nextBare];
    nextPart += parts[number]!.length;
    nextBare += bare[number]!.length;
    return {
      word,
      parts: parts[number]!,
      isWork: parts[number]!.map((_, part) => isFunction[start + part]! || isLevel[start + part]!),
      bare: bare[number]!,
      isInPhrase: bare[number]!.every(
        (_, part) => pivotsAt[startOfBare + part] !== undefined || isOfFunction[startOfBare + part] === true,
      ),
    };
  });
}

function namesRole(
  { word, parts, isWork, bare, isInPhrase }: Candidate,
  isOnlyWord: boolean,
  context: ReadingContext,
): boolean {
  const { knownWords } = context.vocabulary;
  const { folded } = word;
  if (isInPhrase || isWork.every(Boolean) || isAbbreviatedTitle(word, context)) return true;
  // A single name is also a role if it is the name of an occupation: Baker, but not Pierre.
  if (isNameOnly(folded, context.segments) && !(isOnlyWord && knownWords.isLabel(folded))) return false;
  const isLabelWord = (part: string) => {
    const isOfTitle = () => isOnlyWord && isTitleWord(part, context);
    if (part.length >= shortestRoleWord) return knownWords.has(part) || isOfTitle();
    // A short word such as `gas` must be the whole text; among other words it may be anything, unless companies use it: `GNL`.
    return isShortRoleWord(part, context) && (knownWords.isCompanyTerm(part) || isOfTitle());
  };
  const isKnown = (part: string, index: number) => isWork[index]! || isLabelWord(part);
  const isBesideKnown = (part: string) =>
    isShortRoleWord(part, context) ||
    (parts.length > 1 && (isTitlePart(part, context.segments) || isLinkingWord(part) || isDepartmentWord(part)));
  if (parts.some(isKnown) && parts.every((part, index) => isKnown(part, index) || isBesideKnown(part))) return true;
  // `d’accueil`, but not `d’Angelo`.
  const hasElision = bare.join(' ') !== folded;
  return hasElision && ![folded, ...bare].some((one) => isNameOnly(one, context.segments)) && bare.every(isLabelWord);
}
