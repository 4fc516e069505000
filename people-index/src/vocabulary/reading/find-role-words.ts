import { foldWordsWithoutElisions } from '../../language/elision.ts';
import { foldWords } from '../../language/fold.ts';
import { isNameOnly, isTitleWord } from '../lookup/indexed-words.ts';
import { isDepartmentWord, isLinkingWord } from '../words/stop-words.ts';
import type { Word } from './query-words.ts';
import type { ReadingContext } from './read-parts.ts';
import { shortestRoleWord } from './reading-precheck.ts';
import { belongsToRole, isAbbreviatedTitle, isShortRoleWord, isTitlePart } from './role-words.ts';

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
  const { vocabulary } = context;
  // `R&D` and `HR-Director` are several words.
  const parts = unassigned.map((index) => foldWords(words[index]!.folded));
  const { isFunction, isLevel } = vocabulary.work.read(parts.flat());
  const isOfWork = parts.flat().map((_, index) => isFunction[index]! || isLevel[index]!);
  // Phrases and functions of several words have no elisions: `comité d’entreprise`, `négoce d’énergie`.
  const withoutElisions = unassigned.map((index) => foldWordsWithoutElisions(words[index]!.text));
  const { pivotsAt } = vocabulary.knownWords.readPhrases(withoutElisions.flat());
  const { isFunction: isOfFunction } = vocabulary.work.read(withoutElisions.flat());
  const wordNumbers = withoutElisions.flatMap((one, wordNumber) => one.map(() => wordNumber));
  const outsidePhrases = new Set(
    wordNumbers.filter((_, index) => pivotsAt[index] === undefined && isOfFunction[index] !== true),
  );
  const isLabelWord = (word: string) => {
    const isKnown = vocabulary.knownWords.has(word);
    const isOfTitle = () => words.length === 1 && isTitleWord(word, context);
    if (word.length >= shortestRoleWord) return isKnown || isOfTitle();
    // A short word such as `gas` must be the whole text; among other words it may be anything, unless companies use it: `GNL`.
    return isShortRoleWord(word, context) && (vocabulary.knownWords.isCompanyTerm(word) || isOfTitle());
  };
  let end = 0;
  const isRole = unassigned.map((index, wordNumber) => {
    const { folded } = words[index]!;
    const start = end;
    end += parts[wordNumber]!.length;
    const isWork = isOfWork.slice(start, end);
    if (!outsidePhrases.has(wordNumber) || isWork.every(Boolean) || isAbbreviatedTitle(words[index]!, context))
      return true;
    // A single name is also a role if it is the name of an occupation: Baker, but not Pierre.
    if (isNameOnly(folded, context) && (words.length > 1 || !vocabulary.knownWords.isLabel(folded))) return false;
    const isKnown = (word: string, part: number) => isWork[part]! || isLabelWord(word);
    const isOfRole = (word: string, part: number) =>
      isKnown(word, part) ||
      (parts[wordNumber]!.length > 1 && isTitlePart(word, context)) ||
      isShortRoleWord(word, context) ||
      (parts[wordNumber]!.length > 1 && (isLinkingWord(word) || isDepartmentWord(word)));
    if (parts[wordNumber]!.some(isKnown) && parts[wordNumber]!.every(isOfRole)) return true;
    // `d’accueil`, but not `d’Angelo`.
    const withoutElision = withoutElisions[wordNumber]!;
    return (
      withoutElision.join(' ') !== folded &&
      ![folded, ...withoutElision].some((word) => isNameOnly(word, context)) &&
      withoutElision.every(isLabelWord)
    );
  });
  const hasRole = isBesideRole || isRole.includes(true);
  const belongs = (word: Word) => isDepartmentWord(word.folded) || belongsToRole(word, context);
  return unassigned.filter((index, wordNumber) => isRole[wordNumber] || (hasRole && belongs(words[index]!)));
}
