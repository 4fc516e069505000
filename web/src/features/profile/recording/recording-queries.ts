import { getNameRecording, removeNameRecording, setNameRecording, type Profile } from '@directory/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../../api/call.ts';
import { anyViewerKey } from '../../../viewer/use-viewer.ts';
import { announceViewerChange } from '../../../viewer/viewer-tabs.ts';
import { profileKey } from '../profile-queries.ts';
import { inBase64 } from './prepare-sound.ts';

/** Returns a function that loads a person's recording, cached per recording. */
export function useLoadRecording(login: string, recordedAt: string): () => Promise<Blob> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.fetchQuery({
      queryKey: [getNameRecording.path, login.toLowerCase(), recordedAt],
      queryFn: async ({ signal }) => {
        const { file } = await callForFile(getNameRecording, { query: { userId: login } }, { signal });
        return file;
      },
      staleTime: Number.POSITIVE_INFINITY,
    });
}

/** Stores the viewer's own recording. */
export function useSaveRecording(login: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (samples: Int16Array<ArrayBuffer>) => call(setNameRecording, { body: { samples: inBase64(samples) } }),
    onSuccess: ({ recordedAt }) => showRecording(queryClient, login, recordedAt),
  });
}

/** Erases the viewer's own recording. */
export function useEraseRecording(login: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeNameRecording, {}),
    onSuccess: () => showRecording(queryClient, login, ''),
  });
}

function showRecording(queryClient: QueryClient, login: string, nameRecordedAt: string): void {
  for (const key of ['', login]) {
    queryClient.setQueryData<Profile>(profileKey(key), (cached) => cached && { ...cached, nameRecordedAt });
  }
  // A recording changes what the viewer is told to add to the profile.
  void queryClient.invalidateQueries({ queryKey: anyViewerKey });
  announceViewerChange();
}
