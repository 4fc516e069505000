import { maxTokenLength, TokenDictionary, tokenTable } from '../../columns/token-dictionary.ts';

/** Names of places, written together; each with the name that it is. */
export interface PlaceSpellings {
  readonly tokens: TokenDictionary;
  /** By token. */
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
