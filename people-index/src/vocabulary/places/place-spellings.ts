import { maxTokenLength, TokenDictionary, tokenTable } from '../../columns/token-dictionary.ts';

/** A term dictionary of the names of places, without spaces. */
export interface PlaceSpellings {
  readonly tokens: TokenDictionary;
  /** The name with spaces, by token. */
  readonly names: readonly string[];
}

/** @param names folded */
export function placeSpellings(names: Iterable<string>): PlaceSpellings {
  const joined = new Map<string, string>();
  for (const name of names) {
    const key = name.replaceAll(' ', '').slice(0, maxTokenLength);
    if (!joined.has(key)) joined.set(key, name);
  }
  const sorted = [...joined.keys()].toSorted();
  return { tokens: new TokenDictionary(tokenTable(sorted)), names: sorted.map((key) => joined.get(key)!) };
}
