import {
  correctPhoto,
  correctProfile,
  getCorrectableProfile,
  getUserProfile,
  removePhotoCorrection,
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

/** Replaces the photo with a JPEG at a data URL (RFC 2397), or removes the administrator's photo. */
export function useCorrectPhoto(login: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: string | undefined) =>
      image === undefined
        ? call(removePhotoCorrection, { params: { login } })
        : call(correctPhoto, { params: { login }, body: image }),
    onSuccess: (corrected: CorrectableProfile) => {
      queryClient.setQueryData(correctableKey(login), corrected);
      void queryClient.invalidateQueries({ queryKey: [getUserProfile.path] });
      refetchDependents(queryClient);
    },
  });
}
