import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useState } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { useLocation } from '../navigation/navigation.tsx';
import { Button } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { Pending } from '../ui/status/pending.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';
import { useSession, useSessionStore } from './session.tsx';
import { SignInFaultText } from './sign-in-fault-text.tsx';
import { useProviderReady } from './use-provider-ready.ts';

/** Replaces any page when signed out. Login returns to the same address. */
export function SignedOutPage() {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const store = useSessionStore();
  const state = useSession();
  const isProviderReady = useProviderReady();
  const fault = state.name === 'signed-out' ? state.fault : undefined;
  const isBeginning = state.name === 'signed-out' && state.isBeginning;
  // The sign-in was started before the page could be shown (`sign-in-at-once.ts`).
  const [wasBegun] = useState(isBeginning);
  if (wasBegun && isBeginning) {
    return (
      <>
        <PageTitle title={t('signingIn')} />
        <Pending text={t('signingIn')} />
      </>
    );
  }
  return (
    <>
      <PageTitle title={t('signedOutHeading')} />
      <StateMessage
        level={1}
        hasFailed={fault !== undefined}
        icon={<IconLock stroke={1.5} />}
        heading={t('signedOutHeading')}
        text={isProviderReady ? t('signedOutText') : <output>{t('providerAway')}</output>}
        detail={fault && <SignInFaultText fault={fault} />}
      >
        <Button
          look="primary"
          isLarge
          disabled={!isProviderReady}
          isRunning={isBeginning}
          onClick={() => void store.signIn(pathname + search + hash)}
        >
          {isBeginning ? t('signingIn') : t('login')}
        </Button>
      </StateMessage>
    </>
  );
}
