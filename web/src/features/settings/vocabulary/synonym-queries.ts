import {
  addSynonyms,
  changeSynonyms,
  listSynonyms,
  removeSynonyms,
  replaceSynonyms,
  type SynonymRow,
  type Synonyms,
} from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

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
  const queryClient = useQueryClient();
  const refreshing = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change;
    } finally {
      void queryClient.invalidateQueries();
    }
  };
  return {
    add: ({ kind, words }: SynonymRow) => refreshing(call(addSynonyms, { body: { kind, words } })),
    change: ({ id, version }: Synonyms, { kind, words }: SynonymRow) =>
      refreshing(call(changeSynonyms, { params: { id: String(id) }, body: { kind, words, version } })),
    remove: ({ id, version }: Synonyms) =>
      refreshing(call(removeSynonyms, { params: { id: String(id) }, query: { version: String(version) } })),
    /** @param version version of the list that was previewed, see `synonymsVersion` */
    replace: (rows: readonly SynonymRow[], version: string | undefined) =>
      refreshing(call(replaceSynonyms, { body: { rows: [...rows], ...(version === undefined ? {} : { version }) } })),
  };
}
