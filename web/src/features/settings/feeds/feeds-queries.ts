import {
  exportFeedFaults,
  importUpload,
  listFeedRuns,
  previewUpload,
  readUpload,
  searchPeople,
  type FeedRun,
  type FeedUpload,
  type FilePreview,
  type ImportProgress,
  type PeopleFileKind,
  type PeopleFileOptions,
} from '@directory/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callForFile } from '../../../api/call.ts';
import { currentLanguage } from '../../../messages/messages.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { useAdministratorCall } from '../administrator-access.ts';

const pageSize = 20;
const progressEvery = 1500;
const runsEvery = 30_000;

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
    refetchInterval: runsEvery,
    staleTime: 0,
  });
}

/** An uploaded file and the feed it belongs to. */
export interface UploadedFile {
  id: string;
  feed: string;
  kind: PeopleFileKind;
}

interface ImportOrder extends UploadedFile {
  options: PeopleFileOptions;
  isDryRun: boolean;
  acceptsRemovals: boolean;
  signal: AbortSignal;
}

/** Previews an uploaded file, and imports it or performs a dry run. After an import, people and runs are refetched. */
export function useUploadedFile() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  return {
    preview: async (
      file: UploadedFile,
      options: PeopleFileOptions | undefined,
      signal: AbortSignal,
    ): Promise<FilePreview> => {
      const { id, feed, kind } = file;
      const body = { feed, kind, ...(options === undefined ? {} : { options }) };
      return await call(previewUpload, { params: { id }, body }, { signal });
    },
    import: async ({ id, signal, ...body }: ImportOrder): Promise<FeedUpload> => {
      const result = await call(importUpload, { params: { id }, body }, { signal });
      const paths: string[] = [listFeedRuns.path, ...(result.outcome === 'imported' ? [searchPeople.path] : [])];
      void Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
      return result;
    },
  };
}

/** The progress of the import of an upload; undefined until it is known. */
export function useImportProgress(upload: string | undefined): ImportProgress | undefined {
  const call = useAdministratorCall();
  const { data } = useQuery({
    queryKey: [readUpload.path, upload],
    queryFn: ({ signal }) => call(readUpload, { params: { id: upload ?? '' } }, { signal }),
    enabled: upload !== undefined,
    refetchInterval: progressEvery,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data?.progress ?? undefined;
}

/** Downloads all faults of a run as CSV. */
export async function downloadFaults(runId: number): Promise<void> {
  const input = { params: { id: String(runId) }, query: { language: currentLanguage() } };
  const { file, name } = await callForFile(exportFeedFaults, input);
  saveFile(name === '' ? 'problems.csv' : name, file);
}
