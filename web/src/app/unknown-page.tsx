import IconMapQuestion from '@tabler/icons-react/dist/esm/icons/IconMapQuestion.mjs';
import { useState } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { useLocation } from '../navigation/navigation.tsx';
import { isBelow } from '../navigation/route-location.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';
import { UnreachablePage } from './error-page.tsx';

/** Below it are the public cards. The server renders them, so the application is opened there only while the server cannot be reached. */
const cardsPath = '/callback';

export function UnknownPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [isOffline] = useState(() => !navigator.onLine);
  if (isBelow(pathname, cardsPath)) return <UnreachablePage isOffline={isOffline} />;
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
