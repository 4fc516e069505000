import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';

/** Asks before changes that were not saved are left behind: for another page of the directory, or for anywhere else. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation('profile');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (!isChanged) return undefined;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      isNarrow
      heading={t('leaveHeading')}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.proceed}>{t('leave')}</Button>
          <Button look="primary" onClick={blocker.reset}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </Modal>
  );
}
