import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { useMemo, type CSSProperties } from 'react';
import { ApiFailure, isOverBudget } from '../../api/call.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { BudgetMessage } from '../../people/budget-message.tsx';
import { FailedMessage } from '../../people/failed-message.tsx';
import { LeaverMessage, useLeaver } from '../../people/leaver-message.tsx';
import { personName } from '../../people/person-name.ts';
import { recallRecentPeople, type RecentPerson } from '../../people/recent-people.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { StateMessage } from '../../ui/status/state-message.tsx';
import { LoadingWords } from '../../ui/status/loading-words.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { longestPart } from './longest-part.ts';
import styles from './profile-absent.module.css';
import head from './profile-head.module.css';
import view from './profile-view.module.css';

interface FailedProfileProps {
  failure: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

/** Shown if the profile could not be loaded. */
export function FailedProfile({ failure, isTrying, onRetry }: FailedProfileProps) {
  const { t } = useTranslation('profile');
  const { t: errors } = useTranslation('errors');
  if (isOverBudget(failure)) {
    return (
      <>
        <PageTitle title={errors('budgetHeading')} />
        <BudgetMessage level={1} failure={failure} />
      </>
    );
  }
  return (
    <>
      <PageTitle title={t('failedHeading')} />
      <FailedMessage heading={t('failedHeading')} failure={failure} isTrying={isTrying} onRetry={onRetry} />
    </>
  );
}

/** Shown if the person has left. */
export function LeftProfile({ login }: { login: string }) {
  const { data: leaver, error, isFetching, refetch } = useLeaver(login);
  if (leaver !== undefined) return <LeaverMessage leaver={leaver} />;
  if (error instanceof ApiFailure && error.code === 'profile.unknown') return <UnknownProfile login={login} />;
  if (error !== null) return <FailedProfile failure={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}

/** Shown if no person has this login. */
export function UnknownProfile({ login }: { login: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageTitle title={t('unknownHeading')} />
      <StateMessage
        level={1}
        icon={<IconUserQuestion stroke={1.5} />}
        heading={t('unknownHeading')}
        text={<span className={styles.text}>{t('unknownText', { login })}</span>}
      >
        <ButtonLink to="/" look="primary">
          {t('searchPeople')}
        </ButtonLink>
      </StateMessage>
    </>
  );
}

/** Shown if the viewer is signed in but not in the directory. */
export function NoProfile() {
  const { t } = useTranslation('profile');
  const { login } = useViewer();
  return (
    <>
      <PageTitle title={t('noneHeading')} />
      <StateMessage
        level={1}
        icon={<IconUserPlus stroke={1.5} />}
        heading={t('noneHeading')}
        text={<span className={styles.text}>{t('noneText', { login })}</span>}
      >
        <ButtonLink to="/" look="primary">
          {t('searchPeople')}
        </ButtonLink>
      </StateMessage>
    </>
  );
}

/**
 * A placeholder with the final size of the page, while the profile loads. It has the name and the title of a recently viewed person: whoever opens
 * a profile from a list is among them, and on a slow connection sees at once that it is the right one.
 */
export function ProfileSkeleton({ login = '' }: { login?: string }) {
  const known = useRecentPerson(login);
  return (
    <div className={view.page}>
      <LoadingWords />
      <div className={head.head}>
        <Skeleton isRound width="var(--photo-size)" height="var(--photo-size)" />
        <div className={head.words}>
          {known === undefined ? (
            <>
              <Skeleton width="min(22rem, 100%)" height="2.25rem" />
              <Skeleton width="min(14rem, 80%)" height="1.25rem" className={styles.line ?? ''} />
            </>
          ) : (
            <KnownPerson person={known} />
          )}
          <Skeleton width="min(18rem, 90%)" height="1rem" className={styles.line ?? ''} />
          <Skeleton width="min(28rem, 100%)" height="2.5rem" className={styles.actions ?? ''} />
        </div>
      </div>
      <div className={view.sections}>
        {['contact', 'organisation'].map((column) => (
          <div key={column} className={view.column}>
            <Skeleton height="16rem" />
            <Skeleton height="14rem" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Not a heading: that follows with the profile. */
function KnownPerson({ person }: { person: RecentPerson }) {
  const { t } = useTranslation('shell');
  const name = personName(person, t);
  return (
    <>
      <div className={head.name}>
        <p className={head.known} style={{ '--longest-part': longestPart(name) } as CSSProperties}>
          <bdi>{name}</bdi>
        </p>
      </div>
      {person.title !== '' && (
        <p className={head.title}>
          <bdi>{person.title}</bdi>
        </p>
      )}
    </>
  );
}

function useRecentPerson(login: string): RecentPerson | undefined {
  const viewer = useViewer();
  return useMemo(
    () => recallRecentPeople(viewer.login).find((person) => person.login.toLowerCase() === login.toLowerCase()),
    [viewer.login, login],
  );
}
