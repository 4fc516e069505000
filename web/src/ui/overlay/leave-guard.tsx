import { useEffect } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useBlocker } from '../../navigation/navigation.tsx';
import { Button } from '../button.tsx';
import { Modal } from './modal.tsx';
import { useUnsavedChanges } from './unsaved-changes.ts';

/** State of a navigation that saves or cancels an edit, for which the guard does not ask. */
export const endsEdit = { endsEdit: true } as const;

/** Asks for confirmation before the user leaves the page with unsaved changes, and keeps them if the user signs out in another tab. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation('shell');
  useUnsavedChanges(isChanged);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isChanged &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search) &&
      // Back and Forward restore the state of an earlier navigation, which does not apply to this edit.
      (historyAction === 'POP' || !isEndOfEdit(nextLocation.state)),
  );

  useEffect(() => {
    if (!isChanged) return undefined;
    // The browser shows its own dialog.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      isNarrow
      isAlwaysVisible
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

function isEndOfEdit(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'endsEdit' in state;
}
