import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { signInAgainAddress } from './callback-page.tsx';
import { useSession, useSessionStore } from './session.tsx';

/**
 * A dialog over the open page that asks the user to sign in again. The sign-in happens in a separate tab, so that this page keeps
 * what was typed. The rejected requests are repeated afterwards.
 */
export function SessionEnded() {
  const { name } = useSession();
  return name === 'ended' ? <SessionEndedModal /> : null;
}

function SessionEndedModal() {
  const { t } = useTranslation('shell');
  const store = useSessionStore();
  const [isWaiting, setIsWaiting] = useState(false);
  return (
    <Modal
      isNarrow
      heading={t('sessionEndedHeading')}
      actions={
        <>
          <Button look="quiet" onClick={() => void store.signOut()}>
            {t('signOutInstead')}
          </Button>
          <Button
            look="primary"
            onClick={() => {
              window.open(signInAgainAddress, '_blank');
              setIsWaiting(true);
            }}
          >
            {t('signInAgain')}
          </Button>
        </>
      }
    >
      <p>{t('sessionEndedText')}</p>
      <output>{isWaiting && t('sessionEndedWaiting')}</output>
    </Modal>
  );
}
