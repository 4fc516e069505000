import { addAdministrator, listAdministrators, removeAdministrator } from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

const key = [listAdministrators.path, 'list'];

export function useAdministrators() {
  const call = useAdministratorCall();
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listAdministrators, {}, { signal }), staleTime: 0 });
}

/** Adds and removes administrators. The list and the viewer are refetched afterwards, even after a failure. */
export function useAdministratorChanges() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: key }),
      queryClient.invalidateQueries({ queryKey: ['viewer'] }),
    ]);
  return {
    /** An empty `unit` stands for the whole directory. */
    add: async (userLogin: string, unit: string, allowsUnlisted: boolean) => {
      const added = await call(addAdministrator, {
        body: { userLogin, ...(unit === '' ? {} : { unit }), ...(allowsUnlisted ? { allowsUnlisted } : {}) },
      });
      void refresh();
      return added;
    },
    remove: async (login: string) => {
      try {
        await call(removeAdministrator, { params: { login } });
      } finally {
        void refresh();
      }
    },
  };
}
