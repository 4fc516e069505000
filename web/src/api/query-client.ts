import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './call.ts';

const passing = new Set([0, 429, 502, 503, 504]);

/** True for a failure that a retry may not meet again. */
export function isPassing(failure: unknown): boolean {
  return failure instanceof ApiFailure && passing.has(failure.status);
}

/** The cache of the server's answers. It is cleared at sign-out. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (failures, failure) => failures < 2 && isPassing(failure),
        refetchOnWindowFocus: false,
      },
      // Queries wait for the connection. A change that waited would be made later, when the user no longer expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
