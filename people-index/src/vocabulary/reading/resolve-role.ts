import { lettersAndLetters } from './role-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { splitAlternatives, isLinkingWord } from '../words/stop-words.ts';
import type { Reading, ReadingContext } from './read-parts.ts';
import { withoutGenderMarkers, wordsOfTitle } from '../words/title-words.ts';
import { readRole, type Role, withoutDepartment } from '../roles/role.ts';

/** Maximum number of letters of an abbreviation such as `HR` or `DRH`. */
const longestAbbreviation = 4;

/** Returns the role, or, if no title matches it, a role that accepts titles of another level or the same field of work. */
export function relaxUnmatchedRole(role: Role, { vocabulary, segments }: ReadingContext): Role {
  const isMatched = (candidate: Role) => segments.some((segment) => vocabulary.titlesOf(segment).hasFit(candidate));
  if (isMatched(role)) return role;
  const relaxed = vocabulary.role(`${role.key}\n*`, () => ({ ...role, key: `${role.key}\n*`, isRelaxed: true }));
  return isMatched(relaxed) ? relaxed : role;
}

const noRole = { role: () => undefined, families: () => [], isAbbreviated: false, isCompound: () => false };

/** The role that a query or a filter names. Reading it is deferred, because many callers never need it. */
export function resolveRole(
  text: string,
  { vocabulary, synonyms }: Lexicon,
): Pick<Reading, 'role' | 'families' | 'isAbbreviated' | 'isCompound'> {
  const words = wordsOfTitle(withoutGenderMarkers(withoutDepartment(text, vocabulary.work)));
  if (words.length === 0) return noRole;
  const { knownWords, work } = vocabulary;
  const { isFunction, isLevel } = work.read(words);
  const isAllFunction = words.every((word, index) => isFunction[index]! || isLevel[index]! || isLinkingWord(word));
  const others = synonyms.expansions('role', words);
  const key = [words.join(' '), ...others].join('\n');
  const [first = text, ...more] = [text, ...others].flatMap(splitAlternatives);
  const isAbbreviated =
    (isAllFunction || lettersAndLetters.test(text)) &&
    !/\s/.test(text.trim()) &&
    words.join('').length <= longestAbbreviation;
  return {
    role: () => vocabulary.role(key, () => readRole(key, first, more, vocabulary)),
    families: () => vocabulary.families.namedBy(words),
    isAbbreviated,
    isCompound: () => {
      const isOfParts = (word: string, index: number) =>
        !isFunction[index] && !isLevel[index] && knownWords.isCompound(word);
      return others.length === 0 && words.some(isOfParts);
    },
  };
}
