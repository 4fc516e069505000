import { listFeedRuns, listFeeds, requestFeedAction, type Feed, type FeedAction } from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAdministratorCall } from '../administrator-access.ts';

/** Polling interval in milliseconds while a feed is running or has been requested to run. */
const busyInterval = 2000;
const idleInterval = 30_000;

export const isBusy = ({ status, requested }: Feed): boolean => status === 'running' || requested !== null;

/** The state of all feeds, polled more often while one of them is busy. */
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

/** Returns a function that requests an action and updates the feed from the response. `people` is the number shown to the administrator. */
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
      // A response to an earlier request would show an outdated state.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Feed[]>(queryKey, (feeds) =>
        feeds?.map((feed) => (feed.name === name ? changed : feed)),
      );
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}

/** Refetches the runs after a new one. */
export function useRefetchRuns(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [listFeedRuns.path] }), [queryClient]);
}
