import type { Access } from '@directory/contract';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import { Fragment, type ReactNode } from 'react';
import { useFailureSentence } from '../messages/error-sentence.ts';
import { useTranslation } from '../messages/use-translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { LoadButton } from '../ui/load-button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { Pending } from '../ui/status/pending.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';
import { useSession } from './session.tsx';
import { SignedOutPage } from './signed-out-page.tsx';
import { useViewer, useViewerFailure, type ViewerFailure } from './use-viewer.ts';

/** Shows a page only to people with access. The server checks access to the data in any case. */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  if (access === 'open') return children;
  if (session.name === 'starting') return <Pending text={t('loading')} />;
  if (session.name === 'signed-out') return <SignedOutPage />;
  // The key remounts the page for another person, so that nothing the first person typed remains.
  return (
    <Fragment key={session.session.subject}>
      {access === 'signed-in' ? children : <ForAdministrators access={access}>{children}</ForAdministrators>}
    </Fragment>
  );
}

interface ForAdministratorsProps {
  access: 'unit-administrator' | 'administrator';
  children: ReactNode;
}

function ForAdministrators({ access, children }: ForAdministratorsProps) {
  const { t } = useTranslation('shell');
  const { isAdministrator, administeredUnits, isLoading } = useViewer();
  const failed = useViewerFailure();
  if (isAdministrator || (access === 'unit-administrator' && administeredUnits.length > 0)) return children;
  if (failed !== undefined) return <FailedViewer {...failed} />;
  if (isLoading) return <Pending text={t('loading')} />;
  return (
    <>
      <PageTitle title={t('accessDeniedHeading')} />
      <StateMessage
        level={1}
        icon={<IconShieldLock stroke={1.5} />}
        heading={t('accessDeniedHeading')}
        text={t('accessDeniedText')}
      >
        <ButtonLink to="/">{t('goHome')}</ButtonLink>
      </StateMessage>
    </>
  );
}

/** Shown if it could not be determined whether the viewer is an administrator. */
function FailedViewer({ failure, retry }: ViewerFailure) {
  const { t } = useTranslation('shell');
  const sentence = useFailureSentence();
  return (
    <>
      <PageTitle title={t('unavailableHeading')} />
      <StateMessage
        level={1}
        hasFailed
        icon={<IconCloudOff stroke={1.5} />}
        heading={t('unavailableHeading')}
        text={sentence(failure)}
      >
        <LoadButton look="primary" onClick={retry}>
          {t('tryAgain')}
        </LoadButton>
      </StateMessage>
    </>
  );
}
