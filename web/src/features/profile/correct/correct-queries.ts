import {
  correctPhoto,
  correctProfile,
  getCorrectableProfile,
  getUserProfile,
  removeAboutMe,
  removeOwnPhoto,
  removePhotoCorrection,
  removeRecordingOf,
  type OptionalField,
  type BodyOf,
  type CorrectableProfile,
} from '@directory/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { refetchDependents } from '../profile-queries.ts';

const correctableKey = (login: string) => [getCorrectableProfile.path, login.toLowerCase()] as const;

/** The values of a person with their sources, always refetched. */
export function useCorrectableProfile(login: string) {
  return useQuery({
    queryKey: correctableKey(login),
    queryFn: ({ signal }) => call(getCorrectableProfile, { params: { login } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useCorrectProfile(login: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof correctProfile>) => call(correctProfile, { params: { login }, body }),
    onSuccess: async () => {
      refetchDependents(queryClient);
      // So that the page shows the corrected profile when the form closes.
      await queryClient.invalidateQueries({ queryKey: [getUserProfile.path] });
    },
  });
}

/** Removes a value that the person entered about themselves, or the recording of their name. */
export function useRemoveAboutMe(login: string) {
  const showCorrected = useShowCorrected(login);
  return useMutation({
    mutationFn: (field: OptionalField) =>
      field === 'nameRecording'
        ? call(removeRecordingOf, { params: { login } })
        : call(removeAboutMe, { params: { login, field } }),
    onSuccess: showCorrected,
  });
}

/** A change of a photo: a new one as a JPEG data URL (RFC 2397), or the removal of the administrator's or the person's own. */
export type PhotoChange = { image: string } | 'remove-correction' | 'remove-own';

export function useCorrectPhoto(login: string) {
  const showCorrected = useShowCorrected(login);
  return useMutation({
    mutationFn: (change: PhotoChange) => {
      if (change === 'remove-correction') return call(removePhotoCorrection, { params: { login } });
      if (change === 'remove-own') return call(removeOwnPhoto, { params: { login } });
      return call(correctPhoto, { params: { login }, body: change.image });
    },
    onSuccess: showCorrected,
  });
}

/** Updates the form and the page after a change that took effect immediately. */
function useShowCorrected(login: string) {
  const queryClient = useQueryClient();
  return (corrected: CorrectableProfile) => {
    queryClient.setQueryData(correctableKey(login), corrected);
    void queryClient.invalidateQueries({ queryKey: [getUserProfile.path] });
    refetchDependents(queryClient);
  };
}
