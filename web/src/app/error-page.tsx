import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiFailure } from '../api/call.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { StateMessage } from '../ui/state-message.tsx';

/** A page that threw, or whose code could not be loaded. */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  const failure = useRouteError();
  const requestId = failure instanceof ApiFailure ? failure.requestId : '';
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
