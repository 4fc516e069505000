import { listFeedRuns, searchPeople, uploadPeopleFile, type FeedRun, type FeedUpload } from '@directory/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

const pageSize = 20;

/** Runs of all feeds, newest first, page by page. */
export function useFeedRuns() {
  const call = useAdministratorCall();
  return useInfiniteQuery({
    queryKey: [listFeedRuns.path],
    queryFn: ({ pageParam, signal }) =>
      call(listFeedRuns, { query: { limit: String(pageSize), ...pageParam } }, { signal }),
    initialPageParam: {} as { before?: string },
    getNextPageParam: (last: FeedRun[]) => {
      const end = last.at(-1);
      return end === undefined || last.length < pageSize ? undefined : { before: String(end.id) };
    },
    staleTime: 0,
  });
}

export interface PeopleFile {
  file: File;
  feed: string;
  kind: 'csv' | 'ldif';
}

export interface UploadOrder extends PeopleFile {
  isDryRun: boolean;
  acceptsRemovals: boolean;
  signal: AbortSignal;
}

/** Uploads a people file for a dry run or an import. After an import, people and runs are refetched. */
export function useUploadPeople() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  return async ({ file, feed, kind, isDryRun, acceptsRemovals, signal }: UploadOrder): Promise<FeedUpload> => {
    const text = (value: boolean) => (value ? ('true' as const) : ('false' as const));
    const query = { feed, kind, isDryRun: text(isDryRun), acceptsRemovals: text(acceptsRemovals) };
    // Sent as bytes, regardless of the type that the browser assumes.
    const body = file.slice(0, file.size, 'application/octet-stream');
    const result = await call(uploadPeopleFile, { query, body }, { signal });
    if (result.outcome === 'imported') {
      const paths: string[] = [listFeedRuns.path, searchPeople.path];
      void Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
    }
    return result;
  };
}
