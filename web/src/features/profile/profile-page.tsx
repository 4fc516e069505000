import type { Profile } from '@directory/contract';
import { useEffect } from 'react';
import { useLocation } from '../../navigation/navigation.tsx';
import { ApiFailure } from '../../api/call.ts';
import { loginFromQuery } from '../../people/profile-address.ts';
import { noteRecentPerson } from '../../people/recent-people.ts';
import { useViewer } from '../../viewer/use-viewer.ts';
import { FailedProfile, LeftProfile, NoProfile, ProfileSkeleton, UnknownProfile } from './profile-absent.tsx';
import { useProfile } from './profile-queries.ts';
import type { OwnCard } from './profile-head.tsx';
import { ProfileView } from './profile-view.tsx';
import { isOwnProfile } from './shown-profile.ts';

interface ProfilePageProps {
  /** Whether the organization chart page is available. */
  hasChart: boolean;
  OwnCard: OwnCard;
}

/** The profile of the person whose login is the query string, by default the viewer's own. */
export function ProfilePage({ hasChart, OwnCard }: ProfilePageProps) {
  const login = loginFromQuery(useLocation().search);
  // The key resets the state for another person, so that no edit or open dialog remains.
  return <ProfileOf key={login.toLowerCase()} login={login} hasChart={hasChart} OwnCard={OwnCard} />;
}

/** The viewer's own profile, for any query string. */
export function MyProfilePage({ hasChart, OwnCard }: ProfilePageProps) {
  return <ProfileOf login="" hasChart={hasChart} OwnCard={OwnCard} />;
}

function ProfileOf({ login, hasChart, OwnCard }: ProfilePageProps & { login: string }) {
  const { data: profile, error, isFetching, refetch } = useProfile(login);
  useRecordOpenedProfile(profile);
  if (profile !== undefined) return <ProfileView profile={profile} hasChart={hasChart} OwnCard={OwnCard} />;
  const code = error instanceof ApiFailure ? error.code : undefined;
  if (code === 'profile.none') return <NoProfile />;
  if (code === 'profile.left') return <LeftProfile login={login} />;
  if (code === 'profile.unknown') return <UnknownProfile login={login} />;
  if (error !== null) return <FailedProfile failure={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  return <ProfileSkeleton login={login} />;
}

/** Adds an opened profile to the viewer's recently viewed people. */
function useRecordOpenedProfile(profile: Profile | undefined): void {
  const viewer = useViewer();
  useEffect(() => {
    if (profile !== undefined && viewer.isKnown && !isOwnProfile(profile)) noteRecentPerson(viewer.login, profile);
  }, [profile, viewer.isKnown, viewer.login]);
}
