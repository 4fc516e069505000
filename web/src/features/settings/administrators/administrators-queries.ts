import { addAdministrator, listAdministrators, removeAdministrator } from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { anyViewerKey } from '../../../viewer/use-viewer.ts';
import { useAdministratorCall } from '../administrator-access.ts';
import { useRefetching } from '../use-refetching.ts';

const listKey = [listAdministrators.path, 'list'];

export function useAdministrators() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listAdministrators, {}, { signal }),
    staleTime: 0,
  });
}

/** Adds and removes administrators. The list and the viewer, who may be one of them, are refetched afterwards. */
export function useAdministratorChanges() {
  const call = useAdministratorCall();
  const refetching = useRefetching(listKey, anyViewerKey);
  return {
    /** An empty `unit` stands for the whole directory. */
    add: (userLogin: string, unit: string, allowsUnlisted: boolean) =>
      refetching(
        call(addAdministrator, {
          body: { userLogin, ...(unit === '' ? {} : { unit }), ...(allowsUnlisted ? { allowsUnlisted } : {}) },
        }),
      ),
    remove: (login: string) => refetching(call(removeAdministrator, { params: { login } })),
  };
}
