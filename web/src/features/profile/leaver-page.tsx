import type { Leaver } from '@directory/contract';
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../api/call.ts';
import { useFormat } from '../../messages/format.ts';
import { personName } from '../../people/person-name.ts';
import { profileAddress } from '../../people/profile-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-heading.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { FailedProfile, ProfileSkeleton, UnknownProfile } from './profile-absent.tsx';
import { useLeaver } from './profile-queries.ts';

/** Says that somebody has left, since when, and whom to turn to. */
export function LeaverPage({ login }: { login: string }) {
  const { data: leaver, error, isFetching, refetch } = useLeaver(login);
  if (leaver !== undefined) return <Left leaver={leaver} />;
  if (error instanceof ApiFailure && error.code === 'profile.unknown') return <UnknownProfile login={login} />;
  if (error !== null) return <FailedProfile failure={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}

function Left({ leaver }: { leaver: Leaver }) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const heading = t('leftHeading', { name: personName(leaver, shell) });
  const hasManager = leaver.managerUserId !== '';
  return (
    <>
      <PageTitle title={heading} />
      <StateMessage
        level={1}
        icon={<IconDoorExit stroke={1.5} />}
        heading={heading}
        text={[t('leftSince', { date: format.day(new Date(leaver.leftAt)) }), hasManager && t('leftManager')]
          .filter(Boolean)
          .join(' ')}
      >
        {hasManager && (
          <ButtonLink to={profileAddress(leaver.managerUserId)} look="primary">
            <bdi>{leaver.managerName || shell('unknownUser')}</bdi>
          </ButtonLink>
        )}
        <ButtonLink to="/">{t('searchPeople')}</ButtonLink>
      </StateMessage>
    </>
  );
}
