import { useEffect, useState } from 'react';
import { useIsChangeStored, useIsChangeUnderWay } from '../api/changes-under-way.ts';
import { useTranslation } from '../messages/use-translation.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/overlay/modal.tsx';
import { useHasUnsavedChanges } from '../ui/overlay/unsaved-changes.ts';
import { signInAgainAddress, signInFreshAddress } from './sign-in-again.ts';
import { useSession, useSessionStore } from './session.tsx';
import type { EndCause } from './session-state.ts';

const headings = {
  rejected: 'sessionEndedHeading',
  'too-old': 'signInTooOldHeading',
  'signed-out': 'signedOutElsewhereHeading',
} as const;

/** Whether the page must not be visible, because the person has signed out in another tab. */
export function useIsConcealed(): boolean {
  const session = useSession();
  return session.name === 'ended' && session.cause === 'signed-out';
}

/**
 * A dialog over the open page that asks the user to sign in again. The sign-in happens in a separate tab, so that input on this page is not
 * lost. The rejected requests are repeated afterwards.
 */
export function SessionEnded() {
  const session = useSession();
  return session.name === 'ended' ? <SessionEndedModal key={session.cause} cause={session.cause} /> : null;
}

function SessionEndedModal({ cause }: { cause: EndCause }) {
  const { t } = useTranslation('shell');
  const store = useSessionStore();
  const [isWaiting, setIsWaiting] = useState(false);
  const isTooOld = cause === 'too-old';
  const heading = t(headings[cause]);
  const text = useText(cause);
  const isNothingLeft = text === undefined;
  useEffect(() => {
    if (isNothingLeft) store.discardChanges();
  }, [isNothingLeft, store]);
  useConcealedTitle(cause === 'signed-out' ? heading : undefined);
  if (isNothingLeft) return null;
  return (
    <Modal
      isNarrow
      isAlwaysVisible
      heading={heading}
      {...(isTooOld ? { onClose: store.keepSession } : {})}
      actions={
        <>
          {cause === 'too-old' && <Button onClick={store.keepSession}>{t('cancel')}</Button>}
          {cause === 'rejected' && (
            <Button look="quiet" onClick={() => void store.signOut()}>
              {t('signOutInstead')}
            </Button>
          )}
          {cause === 'signed-out' && (
            <Button look="quiet" onClick={store.discardChanges}>
              {t(text === 'signedOutElsewhereText' ? 'discardChanges' : 'close')}
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
      <p>{t(text)}</p>
      <output>{isWaiting && t('sessionEndedWaiting')}</output>
    </Modal>
  );
}

/**
 * What is said below the heading. A submit that was running when the person signed out may still be stored. Undefined if nothing is left to
 * save and nothing was stored: the user has left the page with Back.
 */
function useText(cause: EndCause) {
  const isSaving = useIsChangeUnderWay();
  const isStored = useIsChangeStored();
  const isUnsaved = useHasUnsavedChanges();
  if (cause === 'rejected') return 'sessionEndedText';
  if (cause === 'too-old') return 'signInTooOldText';
  if (isSaving) return 'signedOutWhileSavingText';
  if (isUnsaved) return 'signedOutElsewhereText';
  return isStored ? 'signedOutAfterSavingText' : undefined;
}

/** Replaces the title of the tab, which may contain a name, while the page is hidden. */
function useConcealedTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
