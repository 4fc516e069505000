import { create, insertMultiple, search } from '@orama/orama';
import { type BuildPeer, nameWeight, peerFieldNames, peerFields } from './peer.ts';

/** An address without its domain: a term that occurs in every document takes Orama minutes per query. */
function withoutDomain(text: string): string {
  return text.replace(/@\S*/, '');
}

/** Orama with an edit distance of 1, all terms required. */
export const buildOrama: BuildPeer = async (people) => {
  const schema = Object.fromEntries(peerFieldNames.map((field) => [field, 'string' as const]));
  const index = create({ schema });
  const documents = people.map((person) => {
    const fields = peerFields(person);
    return { ...fields, id: String(person.id), email: withoutDomain(fields.email) };
  });
  await insertMultiple(index, documents, 5000);
  return {
    name: 'Orama',
    version: '3.1.18',
    setUp: 'tolerance 1, threshold 0, names boosted, email without domain',
    search: async (text, limit) => {
      const term = withoutDomain(text);
      const found = await search(index, { term, limit, tolerance: 1, threshold: 0, boost: { name: nameWeight } });
      return found.hits.map(({ id }) => Number(id));
    },
    [Symbol.asyncDispose]: async () => {},
  };
};
