import { erasePerson, exportPersonalData, listPersonalData, type ListedPerson } from '@directory/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

const key = [listPersonalData.path];

/** People and leavers found for a text; without a text, the latest leavers. While they load, the result of the previous text is returned with it. */
export function useListedPeople(text: string) {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [...key, text],
    queryFn: async ({ signal }) => ({ text, ...(await call(listPersonalData, { query: { text } }, { signal })) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function usePersonalData() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  return {
    load: (id: number) => call(exportPersonalData, { params: { id: String(id) } }),
    /** Returns the number of the erasure. The list is refetched afterwards, even after a failure. */
    erase: async ({ id, login }: ListedPerson) => {
      try {
        return (await call(erasePerson, { params: { id: String(id) }, query: { login } })).erasure;
      } finally {
        void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  };
}
