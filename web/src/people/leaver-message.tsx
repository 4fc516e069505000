import { getLeaver, type Leaver } from '@directory/contract';
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useFormat } from '../messages/format.ts';
import { useTranslation } from '../messages/use-translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';
import { personName } from './person-name.ts';
import { profileAddress } from './profile-address.ts';

/** The leaver, the leaving date and the manager to contact. To be called after the error `profile.left`. */
export function useLeaver(login: string) {
  return useQuery({
    queryKey: [getLeaver.path, login.toLowerCase()],
    queryFn: ({ signal }) => call(getLeaver, { params: { login } }, { signal }),
  });
}

/** Shown instead of a page about a leaver. Requires the texts of the namespace `profile`. */
export function LeaverMessage({ leaver }: { leaver: Leaver }) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const heading = t('leftHeading', { name: personName(leaver, shell) });
  const hasManager = leaver.managerUserId !== '';
  const whom = leaver.hasManagerLeft ? t('leftManagerToo') : t('leftManager');
  return (
    <>
      <PageTitle title={heading} />
      <StateMessage
        level={1}
        icon={<IconDoorExit stroke={1.5} />}
        heading={heading}
        text={[t('leftSince', { date: format.day(new Date(leaver.leftAt)) }), hasManager && whom]
          .filter(Boolean)
          .join(' ')}
      >
        {hasManager && (
          <ButtonLink to={profileAddress(leaver.managerUserId)} look="primary" data-person-card={leaver.managerUserId}>
            <bdi>{leaver.managerName || shell('unknownUser')}</bdi>
          </ButtonLink>
        )}
        <ButtonLink to="/">{t('searchPeople')}</ButtonLink>
      </StateMessage>
    </>
  );
}
