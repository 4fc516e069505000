import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiFailure, isOverBudget } from './call.ts';

const transientStatuses = new Set([0, 429, 502, 503, 504]);

/** True for a failure that may not occur again on a retry. */
export function isTransient(failure: unknown): boolean {
  return failure instanceof ApiFailure && transientStatuses.has(failure.status) && !isOverBudget(failure);
}

/** Codes of temporary failures: an import blocks reads of the embedded database for some seconds, or a node restarts. */
const busyCodes: ReadonlySet<string> = new Set(['database.unavailable', 'directory.starting']);
const busyRetries = 5;
const busyPause = 2000;

function isBusy(failure: unknown): boolean {
  return failure instanceof ApiFailure && busyCodes.has(failure.code);
}

/** Whether a mutation was certainly not applied, so that it can be retried: a starting node rejects everything, and proxies do not repeat a
 * POST. After any other failure the change may have been applied. */
function wasNotBegun(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'directory.starting';
}

/** The cache of server responses. It is cleared on sign-out. */
export function createQueryClient(): QueryClient {
  // The library only listens for changes. Without this, a page opened offline would not send its queries once the connection is back.
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
