import { fold } from '../language/fold.ts';
import type { Segment } from '../segment/segment.ts';
import type { ReadPart } from '../types/search-answer.ts';
import type { SearchQuery } from '../types/search-query.ts';
import { isNameWord } from './company-words.ts';

type Chosen = Pick<SearchQuery, 'asNames' | 'asPlaces'>;

/** The names that places beside a role may be, where nobody does that work there: `Florence treasurer`. Undefined where there are none, or the user said what the words are. */
export function placesAsNames(
  segments: readonly Segment[],
  { asNames = [], asPlaces = [] }: Chosen,
  parts: readonly ReadPart[] = [],
): Required<Pick<SearchQuery, 'asNames'>> | undefined {
  if (!parts.some(({ kind }) => kind === 'role')) return undefined;
  const said = new Set([...asNames, ...asPlaces].map(fold));
  const names = parts.flatMap(({ kind, text }) => {
    const name = fold(text);
    const isName = kind === 'place' && !said.has(name) && segments.some((segment) => isNameWord(segment, name));
    return isName ? [text] : [];
  });
  return names.length === 0 ? undefined : { asNames: [...asNames, ...names] };
}
