import {
  addSynonyms,
  changeSynonyms,
  listSynonyms,
  removeSynonyms,
  replaceSynonyms,
  type SynonymRow,
  type Synonyms,
} from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';
import { useRefetching } from '../use-refetching.ts';

export function useSynonyms() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [listSynonyms.path],
    queryFn: ({ signal }) => call(listSynonyms, {}, { signal }),
    staleTime: 0,
  });
}

/** Adds, changes, removes and replaces rows. All data is refetched afterwards, because search results change. */
export function useSynonymChanges() {
  const call = useAdministratorCall();
  const refetching = useRefetching();
  return {
    add: ({ kind, words }: SynonymRow) => refetching(call(addSynonyms, { body: { kind, words } })),
    change: ({ id, version }: Synonyms, { kind, words }: SynonymRow) =>
      refetching(call(changeSynonyms, { params: { id: String(id) }, body: { kind, words, version } })),
    remove: ({ id, version }: Synonyms) =>
      refetching(call(removeSynonyms, { params: { id: String(id) }, query: { version: String(version) } })),
    /** @param version version of the list that was previewed, see `synonymsVersion` */
    replace: (rows: readonly SynonymRow[], version: string | undefined) =>
      refetching(call(replaceSynonyms, { body: { rows: [...rows], ...(version === undefined ? {} : { version }) } })),
  };
}
