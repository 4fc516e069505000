import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiFailure, isOverBudget } from './call.ts';

const transientStatuses = new Set([0, 429, 502, 503, 504]);

/** True for a failure that may not occur again on a retry. */
export function isTransient(failure: unknown): boolean {
  return failure instanceof ApiFailure && transientStatuses.has(failure.status) && !isOverBudget(failure);
}

/** While an import writes to the embedded database, profiles cannot be read for some seconds. A node may be restarted. */
const busyCodes: ReadonlySet<string> = new Set(['database.unavailable', 'directory.starting']);
const busyRetries = 5;
const busyPause = 2000;

function isBusy(failure: unknown): boolean {
  return failure instanceof ApiFailure && busyCodes.has(failure.code);
}

/** A node that starts has not done anything; a proxy repeats no POST that it has sent. After other failures a change may have been made. */
function wasNotBegun(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'directory.starting';
}

/** The cache of server responses. It is cleared on sign-out. */
export function createQueryClient(): QueryClient {
  // The library learns of changes only: a page that was opened offline would not send its queries when the connection is back.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (failures, failure) => failures < (isBusy(failure) ? busyRetries : 2) && isTransient(failure),
        retryDelay: (failures, failure) => (isBusy(failure) ? busyPause : 1000 * 2 ** failures),
        refetchOnWindowFocus: false,
      },
      // Queries wait for the connection. Mutations do not, because they would run later, when the user no longer expects it.
      mutations: {
        retry: (failures, failure) => failures < busyRetries && wasNotBegun(failure),
        retryDelay: busyPause,
        networkMode: 'always',
      },
    },
  });
}
