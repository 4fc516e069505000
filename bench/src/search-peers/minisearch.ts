import MiniSearch from 'minisearch';
import { type BuildPeer, nameWeight, peerFieldNames, peerFields, plain } from './peer.ts';

/** MiniSearch with prefix and fuzzy matching, as its documentation recommends for suggestions. */
export const buildMiniSearch: BuildPeer = async (people) => {
  const index = new MiniSearch({
    fields: [...peerFieldNames],
    processTerm: plain,
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: nameWeight }, processTerm: plain },
  });
  for (const person of people) index.add({ id: person.id, ...peerFields(person) });
  return {
    name: 'MiniSearch',
    version: '7.2.0',
    setUp: 'prefix, fuzzy 0.2, AND, names boosted',
    search: (text, limit) => {
      const found = index.search(text);
      return found.slice(0, limit).map(({ id }) => id as number);
    },
    [Symbol.asyncDispose]: async () => index.removeAll(),
  };
};
