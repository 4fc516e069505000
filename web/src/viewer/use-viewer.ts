import { getViewer, setProfileHint, type PersonSummary, type ProfileHint } from '@directory/contract';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { sessionOf } from './session-state.ts';
import type { SessionStore } from './session-store.ts';
import { useSession } from './session.tsx';
import { announceViewerChange, onViewerChange } from './viewer-tabs.ts';

/** The viewer of the page, and their rights. */
export interface CurrentViewer {
  /** The login in the directory's spelling, or in the provider's until the directory has responded; empty when signed out. */
  readonly login: string;
  /** Null while loading, for a viewer who is not in the directory, and when signed out. */
  readonly person: PersonSummary | null;
  /** Whether the viewer administers the whole directory. False while loading and after a failure. */
  readonly isAdministrator: boolean;
  /** IDs of the business units that the viewer administers; empty for an administrator of the whole directory. */
  readonly administeredUnits: readonly string[];
  /**
   * What a viewer can add who has added nothing to their own profile yet; empty for all others, while loading, and once the viewer has
   * hidden the hint.
   */
  readonly profileHints: readonly ProfileHint[];
  /** Whether the directory has responded or the request has failed. Stays true while a failed request is repeated. */
  readonly isKnown: boolean;
  /** Whether the first response is awaited, also after a failure. */
  readonly isLoading: boolean;
  /** False if the directory has responded that the viewer is not in it. */
  readonly isListed: boolean;
  readonly isSignedIn: boolean;
}

/** The beginning of the query keys of all viewers, to refetch the current one. */
export const anyViewerKey = ['viewer'] as const;

const viewerQuery = (subject: string) =>
  queryOptions({
    queryKey: [...anyViewerKey, subject],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(getViewer, {}, { signal }),
    staleTime: 5 * 60_000,
  });

/** Prefetches the viewer before the first page is shown; nothing when signed out. Does not wait for the response. */
export function fetchViewerAhead(queryClient: QueryClient, store: SessionStore): void {
  const state = store.state();
  if (state.name === 'signed-in') void queryClient.prefetchQuery(viewerQuery(state.session.subject));
}

const noUnits: readonly string[] = [];
const noHints: readonly ProfileHint[] = [];

export function useViewer(): CurrentViewer {
  const state = useSession();
  const session = sessionOf(state);
  const { data, isPending, isFetched } = useQuery({
    ...viewerQuery(session?.subject ?? ''),
    enabled: session !== undefined,
  });
  const known = session === undefined ? undefined : data;
  return {
    login: known?.login ?? session?.accountName ?? '',
    person: known?.person ?? null,
    isAdministrator: known?.isAdministrator ?? false,
    administeredUnits: known?.administeredUnits ?? noUnits,
    profileHints: known?.profileHints ?? noHints,
    // NOTE: Not `!isPending`. A component that mounts after a failure repeats the request, so that it is pending again: components that are
    // mounted only for a known viewer would be unmounted, mounted by the next failure, and repeat it forever.
    isKnown: session !== undefined && isFetched,
    isLoading: session !== undefined && isPending,
    isListed: known?.person !== null,
    isSignedIn: session !== undefined,
  };
}

/** The failure of the request for the viewer, and a function that retries it. */
export interface ViewerFailure {
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The failure of the request for the viewer; undefined while it is loading and after it has succeeded. */
export function useViewerFailure(): ViewerFailure | undefined {
  const state = useSession();
  const session = sessionOf(state);
  const { error, isLoadingError, refetch } = useQuery({
    ...viewerQuery(session?.subject ?? ''),
    enabled: session !== undefined,
  });
  return isLoadingError ? { failure: error, retry: () => void refetch() } : undefined;
}

/** Requests the viewer again when something about them has changed in another tab. */
export function useViewerOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => onViewerChange(() => void queryClient.invalidateQueries({ queryKey: anyViewerKey })), [queryClient]);
}

/** Hides the hint about the viewer's own profile immediately. It returns if the server does not store that. */
export function useHideProfileHint() {
  const queryClient = useQueryClient();
  const { queryKey } = viewerQuery(sessionOf(useSession())?.subject ?? '');
  return useMutation({
    mutationFn: () => call(setProfileHint, { body: { isHidden: true } }),
    onMutate: async () => {
      // A response that is on its way would show the hint again.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, profileHints: [] });
      return before;
    },
    onSuccess: announceViewerChange,
    onError: (_failure, _variables, before) => queryClient.setQueryData(queryKey, before),
  });
}
