import { useState } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/overlay/modal.tsx';
import { signInAgainAddress, signInFreshAddress } from './sign-in-again.ts';
import { useSession, useSessionStore } from './session.tsx';

/**
 * A dialog over the open page that asks the user to sign in again. The sign-in happens in a separate tab, so that input on this page is not
 * lost. The rejected requests are repeated afterwards.
 */
export function SessionEnded() {
  const session = useSession();
  return session.name === 'ended' ? <SessionEndedModal isTooOld={session.isTooOld} /> : null;
}

function SessionEndedModal({ isTooOld }: { isTooOld: boolean }) {
  const { t } = useTranslation('shell');
  const store = useSessionStore();
  const [isWaiting, setIsWaiting] = useState(false);
  return (
    <Modal
      isNarrow
      heading={isTooOld ? t('signInTooOldHeading') : t('sessionEndedHeading')}
      {...(isTooOld ? { onClose: store.keepSession } : {})}
      actions={
        <>
          {isTooOld ? (
            <Button onClick={store.keepSession}>{t('cancel')}</Button>
          ) : (
            <Button look="quiet" onClick={() => void store.signOut()}>
              {t('signOutInstead')}
            </Button>
          )}
          <Button
            look="primary"
            onClick={() => {
              window.open(isTooOld ? signInFreshAddress : signInAgainAddress, '_blank');
              setIsWaiting(true);
            }}
          >
            {t('signInAgain')}
          </Button>
        </>
      }
    >
      <p>{isTooOld ? t('signInTooOldText') : t('sessionEndedText')}</p>
      <output>{isWaiting && t('sessionEndedWaiting')}</output>
    </Modal>
  );
}
