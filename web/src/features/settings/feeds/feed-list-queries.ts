import { listFeedRuns, listFeeds, requestFeedAction, type Feed, type FeedAction } from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAdministratorCall } from '../administrator-access.ts';

/** Milliseconds between two requests while a feed runs or was asked to. */
const busyInterval = 2000;
const idleInterval = 30_000;

export const isBusy = ({ status, requested }: Feed): boolean => status === 'running' || requested !== null;

/** The state of all feeds, refetched often while something happens. */
export function useFeeds() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [listFeeds.path],
    queryFn: ({ signal }) => call(listFeeds, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) === true ? busyInterval : idleInterval),
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
}

/** Asks for an action, and shows the feed as the server answers. `people`: how many were shown to the administrator. */
export function useFeedAction({ name, people }: Feed): (action: FeedAction) => Promise<void> {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  return async (action) => {
    const queryKey = [listFeeds.path];
    try {
      const changed = await call(requestFeedAction, {
        params: { name },
        body: action === 'retire' ? { action, people } : { action },
      });
      // A response that is older than the request would show the state before it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Feed[]>(queryKey, (feeds) =>
        feeds?.map((feed) => (feed.name === name ? changed : feed)),
      );
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}

/** Refetches the runs, of which there is a new one. */
export function useRefetchRuns(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [listFeedRuns.path] }), [queryClient]);
}
