import { create, insertMultiple, search } from '@orama/orama';
import { type BuildPeer, nameWeight, peerFieldNames, peerFields } from './peer.ts';

/** Orama with a tolerance of one letter and all words asked for. */
export const buildOrama: BuildPeer = async (people) => {
  const schema = Object.fromEntries(peerFieldNames.map((field) => [field, 'string' as const]));
  const index = create({ schema });
  const documents = people.map((person) => ({ id: String(person.id), ...peerFields(person) }));
  await insertMultiple(index, documents, 5000);
  return {
    name: 'Orama',
    version: '3.1.18',
    setUp: 'tolerance 1, threshold 0, names boosted',
    search: async (text, limit) => {
      const found = await search(index, { term: text, limit, tolerance: 1, threshold: 0, boost: { name: nameWeight } });
      return found.hits.map(({ id }) => Number(id));
    },
    [Symbol.asyncDispose]: async () => {},
  };
};
