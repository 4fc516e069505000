import { fold } from '../../language/fold.ts';
import { isFormOfAddress } from '../../language/honorifics/honorifics.ts';
import type { ReadPart } from '../../search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { Segment } from '../../segment/segment.ts';
import { isNameWord } from '../lookup/indexed-words.ts';
import { isLinkingWord } from '../words/stop-words.ts';

/**
 * The text without the form of address before a role, for when somebody is called so, but has another role: `Herr Direktor` where Ola Herr is
 * an engineer. Returns undefined if there is none. A form of address that is nobody's name is skipped by `readParts`.
 */
export function withoutFormOfAddress(
  { text = '' }: Pick<ResolvedQuery, 'text'>,
  parts: readonly ReadPart[],
  segments: readonly Segment[],
): Pick<ResolvedQuery, 'text'> | undefined {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const next = rest.find((word) => !isLinkingWord(fold(word)));
  const isName = (word: string) => isNameWord(fold(word), segments);
  if (!isFormOfAddress(fold(first)) || !isName(first) || next === undefined || isName(next)) return undefined;
  return parts.some(({ kind }) => kind === 'role') ? { text: rest.join(' ') } : undefined;
}
