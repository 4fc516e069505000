import { Charset, Document } from 'flexsearch';
import { type BuildPeer, peerFieldNames, peerFields } from './peer.ts';

/** FlexSearch with its prefix tokenizer and the LatinBalance charset, which normalizes letters phonetically. */
export const buildFlexSearch: BuildPeer = async (people) => {
  const index = new Document({
    document: { id: 'id', index: [...peerFieldNames] },
    tokenize: 'forward',
    encoder: Charset.LatinBalance,
  });
  for (const person of people) index.add({ id: person.id, ...peerFields(person) });
  return {
    name: 'FlexSearch',
    version: '0.8.212',
    setUp: 'forward tokens, LatinBalance',
    search: (text, limit) => {
      const fields = index.search(text, { limit });
      const ids = new Set<number>();
      for (const { result } of fields) for (const id of result ?? []) ids.add(Number(id));
      return [...ids].slice(0, limit);
    },
    [Symbol.asyncDispose]: async () => {
      index.clear();
    },
  };
};
