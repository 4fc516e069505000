import { foldWords } from '../../language/fold.ts';
import { withoutUnambiguousTitles } from '../../language/honorifics/honorifics.ts';
import type { Segment } from '../../segment/segment.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { isNameWord } from '../lookup/indexed-words.ts';
import type { Reading } from './read-parts.ts';

const capitals = /^\p{Lu}{2,}$/u;
const smallLetter = /\p{Ll}/u;

/** The queries for a text with a reading. */
export interface ReadQuery {
  /** For the search by the reading. */
  readonly readQuery: ResolvedQuery;
  /** For the search by name, if the reading finds nobody. */
  readonly nameQuery: ResolvedQuery;
}

/**
 * Keeps forms of address that the reading takes for work: HR in `head of HR`, in `HR Brussels` and in `Hans HR`, but
 * not in `Hr Müller`, where it precedes a name and is not in capitals.
 */
export function keepHonorifics(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { parts, name }: Reading,
): ReadQuery {
  const text = (query.text ?? '').trim();
  const words = foldWords(text);
  const others = withoutUnambiguousTitles(words);
  const asTyped = { readQuery: query, nameQuery: query };
  if (others.length === words.length) return asTyped;
  const read = new Set(parts.flatMap((part) => (part.kind === 'name' ? [] : foldWords(part.text))));
  if (words.some((word) => !others.includes(word) && !read.has(word))) return asTyped;
  const isName = (word: string) => isNameWord(word, segments);
  const areAbbreviations = hasAbbreviatedHonorifics(text);
  if (words[0] !== others[0] && !areAbbreviations && isName(others[0]!)) return asTyped;
  const keptQuery = { ...query, keepsHonorifics: true };
  return {
    readQuery: keptQuery,
    nameQuery: areAbbreviations || (name === '' && !others.some(isName)) ? keptQuery : query,
  };
}

/** Whether all words that may be forms of address are abbreviations in capitals, in a text that is not all capitals: HR in `Hans HR`. */
export function hasAbbreviatedHonorifics(text: string): boolean {
  const written = text.split(/\s+/);
  const others = new Set(withoutUnambiguousTitles(foldWords(text)));
  const dropped = written.filter((word) => foldWords(word).some((foldedWord) => !others.has(foldedWord)));
  return dropped.length > 0 && smallLetter.test(text) && dropped.every((word) => capitals.test(word));
}
