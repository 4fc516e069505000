import {
  getAddresses,
  getManager,
  getOrgChart,
  getProfileSources,
  getTeam,
  getUserProfile,
  getUsersByManager,
  removeUserPhoto,
  searchPeople,
  updateUserPhoto,
  updateUserProfile,
  type AllowedAddress,
  type BodyOf,
  type Profile,
} from '@directory/contract';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { anyViewerKey } from '../../viewer/use-viewer.ts';
import { announceViewerChange } from '../../viewer/viewer-tabs.ts';

const minute = 60_000;

/** The query key of a profile; the viewer's own if `login` is empty. Logins are case-insensitive. */
export const profileKey = (login: string) => [getUserProfile.path, login.toLowerCase()] as const;

const queryOf = (login: string) => (login === '' ? {} : { query: { userId: login } });

const profileQuery = (login: string) =>
  queryOptions({
    queryKey: profileKey(login),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(getUserProfile, queryOf(login), { signal }),
  });

/** A person's profile; the viewer's own if `login` is empty. */
export function useProfile(login: string) {
  return useQuery(profileQuery(login));
}

/** Prefetches a profile before its page is rendered. */
export function fetchProfileAhead(queryClient: QueryClient, login: string): void {
  void queryClient.prefetchQuery(profileQuery(login));
}

/** The sources of a profile's values, requested once `isWanted` is true. */
export function useProfileSources(login: string, isWanted: boolean) {
  return useQuery({
    queryKey: [getProfileSources.path, login.toLowerCase()],
    queryFn: ({ signal }) => call(getProfileSources, queryOf(login), { signal }),
    enabled: isWanted,
  });
}

/** The address list of a business unit; null if it has none, so that addresses are free text. */
export function useAllowedAddresses(division: string) {
  const hasUnit = /^BU\d{2}$/.test(division);
  return useQuery<AllowedAddress[] | null>({
    queryKey: [getAddresses.path, division],
    queryFn: async ({ signal }) => {
      const records = hasUnit ? await call(getAddresses, { query: { bu: division } }, { signal }) : [];
      const addresses = records.filter(({ bu }) => bu === division).flatMap((record) => record.allowedAddresses);
      return addresses.length > 0 ? addresses : null;
    },
    staleTime: 5 * minute,
  });
}

/** Updates the viewer's own profile, and shows the result everywhere. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateUserProfile>) => call(updateUserProfile, { body }),
    onSuccess: (profile) => showEverywhere(queryClient, profile),
  });
}

/** Refetches the viewer's own profile. */
export function useFetchOwnProfile(): () => Promise<Profile> {
  const queryClient = useQueryClient();
  return async () => {
    const profile = await call(getUserProfile, {});
    showEverywhere(queryClient, profile);
    return profile;
  };
}

/** Replaces the viewer's own photo with a JPEG data URL (RFC 2397). */
export function useUpdatePhoto(login: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: string) => call(updateUserPhoto, { query: { userId: login }, body: image }),
    onSuccess: (photo) => showPhoto(queryClient, login, { ...photo, hasOwnPhoto: true }),
  });
}

/** Removes the viewer's own photo. */
export function useRemovePhoto(login: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeUserPhoto, {}),
    onSuccess: (photo) => showPhoto(queryClient, login, { ...photo, hasOwnPhoto: false }),
  });
}

/** Updates only the photo in the cache. The other fields must still match the cached version. */
function showPhoto(
  queryClient: QueryClient,
  login: string,
  { photo, photoLarge, hasOwnPhoto }: Pick<Profile, 'photo' | 'photoLarge' | 'hasOwnPhoto'>,
): void {
  for (const key of ['', login]) {
    queryClient.setQueryData<Profile>(
      profileKey(key),
      (cached) => cached && { ...cached, photo, photoLarge, hasOwnPhoto },
    );
  }
  refetchDependents(queryClient);
}

/** Replaces the cached profile and refetches data that contains parts of it. */
function showEverywhere(queryClient: QueryClient, profile: Profile): void {
  for (const login of ['', profile.login]) {
    if (queryClient.getQueryData(profileKey(login)) !== undefined) queryClient.setQueryData(profileKey(login), profile);
  }
  refetchDependents(queryClient);
}

/** Refetches the lists and charts that contain parts of a profile. */
export function refetchDependents(queryClient: QueryClient): void {
  const paths = [
    searchPeople.path,
    getProfileSources.path,
    getOrgChart.path,
    getTeam.path,
    getUsersByManager.path,
    getManager.path,
  ];
  for (const queryKey of [anyViewerKey, ...paths.map((path) => [path])]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  announceViewerChange();
}
