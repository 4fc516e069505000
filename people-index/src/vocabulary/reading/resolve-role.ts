import { lettersAndLetters } from './role-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { alternativesOf, isLinkingWord } from '../words/stop-words.ts';
import type { Reading, ReadingContext } from './read-parts.ts';
import { withoutSexes, wordsOfTitle } from '../words/title-words.ts';
import { readRole, type Role, withoutDepartment } from '../work/role.ts';

const longestAbbreviation = 4;

/** A role as it was asked for; where nobody has a title of it, titles of another level or the same field of work. */
export function roleHeld(role: Role, { vocabulary, segments }: ReadingContext): Role {
  const isHeld = (own: Role) => segments.some((segment) => vocabulary.titlesOf(segment).holds(own));
  if (isHeld(role)) return role;
  const loose = vocabulary.role(`${role.key}\n*`, () => ({ ...role, key: `${role.key}\n*`, isLoose: true }));
  return isHeld(loose) ? loose : role;
}

const noRole = { role: () => undefined, families: () => [], isAbbreviated: false, isCompound: () => false };

/** The role of a text, as a query or a filter names it. Of most texts that may have one, nobody asks what it is. */
export function roleOf(
  text: string,
  { vocabulary, synonyms }: Lexicon,
): Pick<Reading, 'role' | 'families' | 'isAbbreviated' | 'isCompound'> {
  const words = wordsOfTitle(withoutSexes(withoutDepartment(text, vocabulary.work)));
  if (words.length === 0) return noRole;
  const { linker, work } = vocabulary;
  const { isFunction, isLevel } = work.read(words);
  const isAllFunction = words.every((word, place) => isFunction[place]! || isLevel[place]! || isLinkingWord(word));
  const others = synonyms.expansions('role', words);
  const key = [words.join(' '), ...others].join('\n');
  const [first = text, ...more] = [text, ...others].flatMap(alternativesOf);
  const isAbbreviated =
    (isAllFunction || lettersAndLetters.test(text)) &&
    !/\s/.test(text.trim()) &&
    words.join('').length <= longestAbbreviation;
  return {
    role: () => vocabulary.role(key, () => readRole(key, first, more, vocabulary)),
    families: () => vocabulary.families.namedBy(words),
    isAbbreviated,
    isCompound: () => {
      const isOfParts = (word: string, place: number) =>
        !isFunction[place] && !isLevel[place] && linker.isCompound(word);
      return others.length === 0 && words.some(isOfParts);
    },
  };
}
