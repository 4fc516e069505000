import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../api/call.ts';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { profileAddress } from '../../people/profile-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chart-absent.module.css';
import page from './org-chart-page.module.css';

interface ChartAbsentProps {
  login: string;
  failure: Error;
  isTrying: boolean;
  onRetry: () => void;
}

/** In the place of a chart: there is none for this person, there is no such person, or it could not be had. */
export function ChartAbsent({ login, failure, isTrying, onRetry }: ChartAbsentProps) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const sentence = useFailureSentence();
  const { code, requestId } = failure instanceof ApiFailure ? failure : { code: undefined, requestId: '' };
  if (code === 'chart.not-shown') {
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
  // A login of impossible form belongs to nobody either.
  if (code === 'profile.unknown' || code === 'request.invalid' || code === 'profile.none') {
    return (
      <>
        <PageTitle title={t('heading')} />
        <StateMessage
          level={1}
          icon={<IconSitemap stroke={1.5} />}
          heading={t('unknownHeading')}
          text={code === 'profile.none' ? sentence(failure) : t('unknownText', { login })}
        >
          <ButtonLink to="/" look="primary">
            {t('searchPeople')}
          </ButtonLink>
        </StateMessage>
      </>
    );
  }
  return (
    <>
      <PageTitle title={t('heading')} />
      <StateMessage
        level={1}
        hasFailed
        icon={<IconCloudOff stroke={1.5} />}
        heading={t('failedHeading')}
        text={sentence(failure)}
        detail={requestId === '' ? undefined : shell('requestNumber', { requestId })}
      >
        <Button look="primary" disabled={isTrying} onClick={onRetry}>
          {shell('tryAgain')}
        </Button>
      </StateMessage>
    </>
  );
}

/** The page in its final size while the chart is on its way. */
export function ChartSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className={page.page}>
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
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
