import { fold, foldWords } from '../../language/fold.ts';
import type { ReadPart } from '../../search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { WordContext } from '../lookup/indexed-words.ts';

type Chosen = Pick<ResolvedQuery, 'asRoles' | 'asUnits'>;

/**
 * The units of one word of a text that may be fields of work instead, for when nobody of the unit is found: `hydrogen Spain` where nobody of the unit
 * Hydrogen is in Spain. Returns undefined if there are none, if the user chose what they are, or if the text is nothing else.
 */
export function unitsAsRoles(
  { asRoles = [], asUnits = [] }: Chosen,
  parts: readonly ReadPart[],
  { segments, vocabulary }: WordContext,
): Required<Pick<ResolvedQuery, 'asRoles'>> | undefined {
  const chosen = new Set([...asRoles, ...asUnits].map(fold));
  const isOfWork = (word: string) =>
    vocabulary.knownWords.has(word) || segments.some((segment) => vocabulary.titlesOf(segment).hasWord(word));
  const isWork = ({ kind, text }: ReadPart) => {
    const [word, ...more] = foldWords(text);
    return kind === 'unit' && word !== undefined && more.length === 0 && !chosen.has(fold(text)) && isOfWork(word);
  };
  const roles = parts.filter(isWork).map(({ text }) => text);
  return roles.length === 0 || roles.length === parts.length ? undefined : { asRoles: [...asRoles, ...roles] };
}
