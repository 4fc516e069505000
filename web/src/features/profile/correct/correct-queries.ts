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

/** The values of a person with their sources, never an old version. */
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
      // The page behind the form shows the corrected profile when the form closes.
      await queryClient.invalidateQueries({ queryKey: [getUserProfile.path] });
    },
  });
}

/** Removes what the person says about themselves in a field, or how they say their name. */
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

/** A change of a photo: another one, as a JPEG at a data URL (RFC 2397), or the removal of the administrator's or of the person's own. */
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

/** Shows a person after a change that took effect at once. */
function useShowCorrected(login: string) {
  const queryClient = useQueryClient();
  return (corrected: CorrectableProfile) => {
    queryClient.setQueryData(correctableKey(login), corrected);
    void queryClient.invalidateQueries({ queryKey: [getUserProfile.path] });
    refetchDependents(queryClient);
  };
}
