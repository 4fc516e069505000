import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import { ApiFailure, isOverBudget } from '../../api/call.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { BudgetMessage } from '../../people/budget-message.tsx';
import { FailedMessage } from '../../people/failed-message.tsx';
import { useErrorSentence } from '../../messages/error-sentence.ts';
import { LeaverMessage, useLeaver } from '../../people/leaver-message.tsx';
import { profileAddress } from '../../people/profile-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { StateMessage } from '../../ui/status/state-message.tsx';
import { LoadingWords } from '../../ui/status/loading-words.tsx';
import styles from './chart-absent.module.css';
import page from './org-chart-page.module.css';

interface ChartAbsentProps {
  login: string;
  failure: Error;
  isTrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a chart that is not available: explains why, and what the reader can do. */
export function ChartAbsent(props: ChartAbsentProps) {
  const { login, failure } = props;
  const code = failure instanceof ApiFailure ? failure.code : undefined;
  switch (code) {
    case 'chart.not-shown':
      return <NotShown login={login} />;
    case 'profile.left':
      return <LeftChart login={login} />;
    // A malformed login cannot belong to anyone.
    case 'profile.unknown':
    case 'request.invalid':
    case 'profile.none':
      return <UnknownPerson login={login} isOwn={code === 'profile.none'} />;
    default:
      return isOverBudget(failure) ? <BudgetReached failure={failure} /> : <FailedChart {...props} />;
  }
}

function NotShown({ login }: { login: string }) {
  const { t } = useTranslation('org-chart');
  return (
    <>
      <PageTitle title={t('heading')} />
      <StateMessage
        level={1}
        icon={<IconSitemap stroke={1.5} />}
        heading={t('notShownHeading')}
        text={t('notShownText')}
      >
        <ButtonLink to={login === '' ? '/myprofile' : profileAddress(login)} look="primary">
          {t('openProfile')}
        </ButtonLink>
      </StateMessage>
    </>
  );
}

/** A leaver, with the same message as on the profile. */
function LeftChart({ login }: { login: string }) {
  const { data: leaver, error, isFetching, refetch } = useLeaver(login);
  if (leaver !== undefined) return <LeaverMessage leaver={leaver} />;
  if (error === null) return <ChartSkeleton />;
  return <ChartAbsent login={login} failure={error} isTrying={isFetching} onRetry={() => void refetch()} />;
}

function UnknownPerson({ login, isOwn }: { login: string; isOwn: boolean }) {
  const { t } = useTranslation('org-chart');
  const sentence = useErrorSentence();
  return (
    <>
      <PageTitle title={t('heading')} />
      <StateMessage
        level={1}
        icon={<IconSitemap stroke={1.5} />}
        heading={t('unknownHeading')}
        text={isOwn ? sentence('profile.none') : t('unknownText', { login })}
      >
        <ButtonLink to="/" look="primary">
          {t('searchPeople')}
        </ButtonLink>
      </StateMessage>
    </>
  );
}

function BudgetReached({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation('org-chart');
  return (
    <>
      <PageTitle title={t('heading')} />
      <BudgetMessage level={1} failure={failure} />
    </>
  );
}

function FailedChart({ failure, isTrying, onRetry }: ChartAbsentProps) {
  const { t } = useTranslation('org-chart');
  return (
    <>
      <PageTitle title={t('heading')} />
      <FailedMessage heading={t('failedHeading')} failure={failure} isTrying={isTrying} onRetry={onRetry} />
    </>
  );
}

/** A placeholder with the final size of the page, while the chart loads. */
export function ChartSkeleton() {
  return (
    <div className={page.page}>
      <LoadingWords />
      <div className={page.head}>
        <Skeleton width="16rem" height="2.25rem" />
      </div>
      <div className={styles.chain}>
        <Skeleton width="min(32rem, 100%)" height="7rem" />
        <Skeleton width="min(32rem, 100%)" height="7rem" />
        <Skeleton width="min(44rem, 100%)" height="10rem" />
      </div>
    </div>
  );
}
