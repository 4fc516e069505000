import IconMapQuestion from '@tabler/icons-react/dist/esm/icons/IconMapQuestion.mjs';
import { useState } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { useLocation } from '../navigation/navigation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';
import { UnreachablePage } from './error-page.tsx';

/**
 * The path of a public card. The server renders it, so the application is opened there only while the server cannot be reached. At all other
 * paths below `/callback`, such as `/callback/x7-_2/`, the server has the application.
 */
const cardPath = /^\/callback\/[\w-]+$/;

export function UnknownPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [isOffline] = useState(() => !navigator.onLine);
  if (cardPath.test(pathname)) return <UnreachablePage isOffline={isOffline} />;
  return (
    <>
      <PageTitle title={t('unknownPageHeading')} />
      <StateMessage
        level={1}
        icon={<IconMapQuestion stroke={1.5} />}
        heading={t('unknownPageHeading')}
        text={t('unknownPageText')}
      >
        <ButtonLink to="/" look="primary">
          {t('goHome')}
        </ButtonLink>
      </StateMessage>
    </>
  );
}
