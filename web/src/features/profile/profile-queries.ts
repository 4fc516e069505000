import {
  getAddresses,
  getLeaver,
  getManager,
  getOrgChart,
  getProfileSources,
  getUserProfile,
  getUsersByManager,
  searchPeople,
  updateUserPhoto,
  updateUserProfile,
  type AllowedAddress,
  type BodyOf,
  type Profile,
} from '@directory/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { viewerKey } from '../../viewer/use-viewer.ts';

const minute = 60_000;

/** Of one's own profile when `login` is empty. A login compares without case. */
const profileKey = (login: string) => [getUserProfile.path, login.toLowerCase()] as const;

const queryOf = (login: string) => (login === '' ? {} : { query: { userId: login } });

/** A person's profile, one's own when `login` is empty. */
export function useProfile(login: string) {
  return useQuery({
    queryKey: profileKey(login),
    queryFn: ({ signal }) => call(getUserProfile, queryOf(login), { signal }),
  });
}

/** What a link to somebody who has left still says; asked for when the profile was refused for that reason. */
export function useLeaver(login: string) {
  return useQuery({
    queryKey: [getLeaver.path, login.toLowerCase()],
    queryFn: ({ signal }) => call(getLeaver, { params: { login } }, { signal }),
  });
}

/** Where the values of a profile came from, asked for when `isWanted` first holds. */
export function useProfileSources(login: string, isWanted: boolean) {
  return useQuery({
    queryKey: [getProfileSources.path, login.toLowerCase()],
    queryFn: ({ signal }) => call(getProfileSources, queryOf(login), { signal }),
    enabled: isWanted,
  });
}

/** The addresses that people of a business unit choose from: null where it has no list, and addresses are free text. */
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

/** Changes the viewer's own profile. The answer takes the place of the profile wherever it is shown. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateUserProfile>) => call(updateUserProfile, { body }),
    onSuccess: (profile) => showEverywhere(queryClient, profile),
  });
}

/** The viewer's own profile as it is at this moment. */
export function useFetchOwnProfile(): () => Promise<Profile> {
  const queryClient = useQueryClient();
  return async () => {
    const profile = await call(getUserProfile, {});
    showEverywhere(queryClient, profile);
    return profile;
  };
}

/** Replaces the viewer's own photo with a JPEG at a data address (RFC 2397). */
export function useUpdatePhoto(profile: Profile) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: string) => call(updateUserPhoto, { query: { userId: profile.login }, body: image }),
    onSuccess: ({ photo, photoLarge, version }) =>
      showEverywhere(queryClient, { ...profile, photo, photoLarge, version }),
  });
}

/** Puts a changed profile where it is shown, and has everything asked for anew that shows a part of it. */
function showEverywhere(queryClient: QueryClient, profile: Profile): void {
  for (const login of ['', profile.login]) {
    if (queryClient.getQueryData(profileKey(login)) !== undefined) queryClient.setQueryData(profileKey(login), profile);
  }
  const [viewer] = viewerKey('');
  for (const showing of [
    viewer,
    searchPeople.path,
    getProfileSources.path,
    getOrgChart.path,
    getUsersByManager.path,
    getManager.path,
  ]) {
    void queryClient.invalidateQueries({ queryKey: [showing] });
  }
}
