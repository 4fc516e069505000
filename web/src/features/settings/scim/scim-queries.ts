import { addScimToken, listScimTokens, removeScimToken } from '@directory/contract';
import type { ScimScope } from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

const key = [listScimTokens.path, 'list'];

export function useScimTokens() {
  const call = useAdministratorCall();
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listScimTokens, {}, { signal }), staleTime: 0 });
}

/** Creates and revokes tokens. The list is refetched afterwards, even after a failure. */
export function useScimTokenChanges() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    add: async (name: string, scope: ScimScope) => {
      try {
        return await call(addScimToken, { body: { name, scope } });
      } finally {
        void refresh();
      }
    },
    remove: async (id: number) => {
      try {
        await call(removeScimToken, { params: { id: String(id) } });
      } finally {
        void refresh();
      }
    },
  };
}
