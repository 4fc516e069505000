import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Returns a function that waits for a change on the server, and then refetches the queries whose keys start with one of `keys`, or all
 * queries if there are none. It also does so after a failure, since the server may have made the change, or somebody else another one.
 */
export function useRefetching(...keys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  return async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change;
    } finally {
      const filters = keys.length === 0 ? [{}] : keys.map((queryKey) => ({ queryKey }));
      void Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
    }
  };
}
