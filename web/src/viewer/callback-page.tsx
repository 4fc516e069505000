import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { useNavigate } from '../navigation/navigation.tsx';
import { basePath } from '../base-path.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { Pending } from '../ui/status/pending.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';
import { onForbiddenCall } from './forbidden-call.ts';
import { SignInFault, type BegunSignIn } from './sign-in.ts';
import { useSession, useSessionStore } from './session.tsx';
import { callbackPath } from './sign-in-again.ts';
import { SignInFaultText } from './sign-in-fault-text.tsx';
import { useProviderReady } from './use-provider-ready.ts';

/** The page to which the provider redirects after a sign-in. */
export function CallbackPage() {
  const { t } = useTranslation('shell');
  const store = useSessionStore();
  const session = useSession();
  const navigate = useNavigate();
  const [fault, setFault] = useState<SignInFault>();
  const [isDone, setIsDone] = useState(false);
  const isProviderReady = useProviderReady();

  useEffect(() => {
    if (!isProviderReady) return undefined;
    const { href, search } = window.location;
    if (search === '?again' || search === '?again=fresh') {
      void store.signInAgain(search === '?again=fresh');
      return undefined;
    }
    async function finish(): Promise<void> {
      try {
        const begun = await store.finishSignIn(href);
        if (!begun.isAgain) return await navigate(begun.returnTo, { replace: true });
        // The code must not stay in the tab's history.
        window.history.replaceState(null, '', basePath + callbackPath);
        setIsDone(true);
        window.close();
      } catch (failure) {
        const shown = failure instanceof SignInFault ? failure : new SignInFault('unknown');
        // The Back button led here, directly or through the provider. The person is already signed in.
        if (store.state().name === 'signed-in' && shown.begun?.isAgain !== true)
          return await navigate(shown.begun?.returnTo ?? '/', { replace: true });
        setFault(shown);
      }
    }

    const stopListening = onForbiddenCall(() => store.reload());
    void finish();
    return stopListening;
  }, [store, navigate, isProviderReady]);

  function signInAgain(begun: BegunSignIn | undefined) {
    void (begun?.isAgain ? store.signInAgain(begun.isFresh === true) : store.signIn(begun?.returnTo ?? '/'));
  }

  const shownFault = fault ?? (session.name === 'signed-out' ? session.fault : undefined);
  if (isDone) {
    return (
      <TitledPage title={t('signedInAgainHeading')}>
        <StateMessage
          level={1}
          icon={<IconCircleCheck stroke={1.5} />}
          heading={t('signedInAgainHeading')}
          text={t('signedInAgainText')}
        >
          <ButtonLink to="/">{t('goHome')}</ButtonLink>
        </StateMessage>
      </TitledPage>
    );
  }
  if (shownFault !== undefined) {
    return (
      <TitledPage title={t('signInFailedHeading')}>
        <StateMessage
          level={1}
          hasFailed
          icon={<IconAlertTriangle stroke={1.5} />}
          heading={t('signInFailedHeading')}
          text={<SignInFaultText fault={shownFault} />}
        >
          <Button look="primary" onClick={() => signInAgain(shownFault.begun)}>
            {t('signInAgain')}
          </Button>
          <ButtonLink to="/">{t('goHome')}</ButtonLink>
        </StateMessage>
      </TitledPage>
    );
  }
  return (
    <TitledPage title={t('signingIn')}>
      <Pending text={isProviderReady ? t('signingIn') : t('providerAway')} />
    </TitledPage>
  );
}

function TitledPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={title} />
      {children}
    </>
  );
}
