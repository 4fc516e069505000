import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { useRouteError } from '../navigation/navigation.tsx';
import { ApiFailure } from '../api/call.ts';
import { recallSeveral } from '../features/search/find-several/several-memory.ts';
import { useErrorSentence } from '../messages/error-sentence.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';
import { useSessionStore } from '../viewer/session.tsx';

/** How long the connection must be back before the page reloads, in milliseconds. A flapping connection must not interrupt a page load. */
const pauseBeforeReload = 300;
/** Time since the document was loaded after which it is reloaded without asking, in milliseconds. */
const minAgeToReload = 60_000;

/** Replaces a page that threw, or whose code could not be loaded. */
export function ErrorPage() {
  const failure = useRouteError();
  if (failure instanceof ApiFailure && failure.code === 'version.replaced') return <ReplacedPage />;
  const isUnreachable = failure instanceof ApiFailure && failure.status === 0;
  return isUnreachable ? (
    <UnreachablePage isOffline={failure.code === 'network.offline'} />
  ) : (
    <BrokenPage requestId={failure instanceof ApiFailure ? failure.requestId : ''} />
  );
}

function BrokenPage({ requestId }: { requestId: string }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle title={t('brokenPageHeading')} />
      <StateMessage
        level={1}
        hasFailed
        icon={<IconAlertTriangle stroke={1.5} />}
        heading={t('brokenPageHeading')}
        text={t('brokenPageText')}
        detail={requestId === '' ? undefined : t('requestNumber', { requestId })}
      >
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
        <ButtonLink to="/" reloadDocument>
          {t('goHome')}
        </ButtonLink>
      </StateMessage>
    </>
  );
}

/**
 * The page needs code of a version that the server has replaced. Reloads it, unless that would lose a list pasted into _Find several_, or the
 * document has just been loaded: during an upgrade, nodes of both versions respond.
 */
function ReplacedPage() {
  const { t } = useTranslation('shell');
  const { reload } = useSessionStore();
  const hasPastedList = recallSeveral(useQueryClient()).text !== '';
  useEffect(() => {
    if (!hasPastedList && performance.now() > minAgeToReload) reload();
  }, [hasPastedList, reload]);
  return (
    <>
      <PageTitle title={t('replacedHeading')} />
      <StateMessage
        level={1}
        icon={<IconRefresh stroke={1.5} />}
        heading={t('replacedHeading')}
        text={t('replacedText')}
      >
        <Button look="primary" onClick={reload}>
          {t('reload')}
        </Button>
      </StateMessage>
    </>
  );
}

/** While offline, waits and reloads the page when the connection is back. The address contains the complete state. */
export function UnreachablePage({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation('shell');
  const sentence = useErrorSentence();
  const { reload } = useSessionStore();
  const heading = isOffline ? t('offlineHeading') : t('unavailableHeading');
  useEffect(() => {
    if (!isOffline) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reloadSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (navigator.onLine) reload();
      }, pauseBeforeReload);
    };
    window.addEventListener('online', reloadSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', reloadSoon);
    };
  }, [isOffline, reload]);
  return (
    <>
      <PageTitle title={heading} />
      <StateMessage
        level={1}
        hasFailed
        icon={<IconPlugConnectedX stroke={1.5} />}
        heading={heading}
        text={isOffline ? t('offlinePage') : sentence('network.failed')}
      >
        <Button look="primary" onClick={reload}>
          {t('tryAgain')}
        </Button>
      </StateMessage>
    </>
  );
}
