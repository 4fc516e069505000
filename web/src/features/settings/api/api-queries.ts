import { addApiToken, listApiTokens, removeApiToken } from '@directory/contract';
import type { EndpointInput } from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

const key = [listApiTokens.path, 'list'];

export function useApiTokens() {
  const call = useAdministratorCall();
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listApiTokens, {}, { signal }), staleTime: 0 });
}

/** Creates and revokes tokens. The list is refetched afterwards, even after a failure. */
export function useApiTokenChanges() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    add: async (body: EndpointInput<typeof addApiToken>['body']) => {
      try {
        return await call(addApiToken, { body });
      } finally {
        void refresh();
      }
    },
    remove: async (id: number) => {
      try {
        await call(removeApiToken, { params: { id: String(id) } });
      } finally {
        void refresh();
      }
    },
  };
}
