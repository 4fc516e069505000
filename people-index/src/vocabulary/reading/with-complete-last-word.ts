import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { IndexedLexicon } from '../lexicon.ts';
import { mayBeginNameOrPlace } from './last-word.ts';
import { queryWords } from './query-words.ts';
import { readingOf } from './reading-of-query.ts';

/** The text with its last word as a whole one, if that changes the reading; see `mayBeginNameOrPlace`. */
export function withCompleteLastWord(
  query: ResolvedQuery,
  lexicon: IndexedLexicon,
): Pick<ResolvedQuery, 'isLastComplete'> | undefined {
  const { text = '', isLastComplete = false } = query;
  const isAmbiguous = () => mayBeginNameOrPlace(queryWords(text, lexicon.vocabulary), lexicon);
  if (isLastComplete || !isAmbiguous()) return undefined;
  const complete = { isLastComplete: true };
  const kinds = (read: ResolvedQuery) =>
    readingOf(read, lexicon)?.parts.map((part) => `${part.kind} ${part.text}`) ?? [];
  const whole = kinds({ ...query, ...complete });
  return whole.length === 0 || whole.join() === kinds(query).join() ? undefined : complete;
}
