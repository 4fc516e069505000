import { fold, foldWords } from '../../language/fold.ts';
import type { ReadPart } from '../../search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import type { WordContext } from '../lookup/indexed-words.ts';
import { isWholeTitle } from './phrase-runs.ts';

/** A name of a text that may be an occupation instead. */
export interface NameAsRole {
  /** The name as typed. */
  readonly name: string;
  readonly asRoles: readonly string[];
}

/**
 * The name of a text that is also an occupation or a title, for when nobody with that name matches the other parts: `pompier Leeds` where
 * somebody elsewhere is called Pompier. Returns undefined if there is none, if the user chose what it is, or if the text also names a role,
 * or nothing else.
 */
export function nameAsRole(
  { asNames = [], asRoles = [] }: Pick<ResolvedQuery, 'asNames' | 'asRoles'>,
  parts: readonly ReadPart[],
  { vocabulary, segments }: WordContext,
): NameAsRole | undefined {
  const [name, ...more] = parts.filter(({ kind }) => kind === 'name' || kind === 'role');
  if (name?.kind !== 'name' || more.length > 0 || parts.length === 1) return undefined;
  const words = foldWords(name.text);
  const isOfWork = (word: string) => vocabulary.knownWords.isLabel(word) || isWholeTitle(word, segments);
  const isChosen = [...asNames, ...asRoles].some((chosen) => fold(chosen) === fold(name.text));
  if (words.length !== 1 || isChosen || !isOfWork(words[0]!)) return undefined;
  return { name: name.text, asRoles: [...asRoles, name.text] };
}
