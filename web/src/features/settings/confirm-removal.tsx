import type { ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { FailureNotice } from './failure-notice.tsx';
import styles from './settings-page.module.css';
import type { RunningAction } from './use-action.ts';

interface ConfirmRemovalProps {
  heading: string;
  /** The consequences. */
  children: ReactNode;
  removal: RunningAction<void>;
  /** The text of the button, where it is not Remove. */
  words?: { remove: string; removing: string };
  onClose: () => void;
}

/** Asks before something is removed, and shows a failure in the same dialog. */
export function ConfirmRemoval({ heading, children, removal, words, onClose }: ConfirmRemovalProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  return (
    <Modal
      isNarrow
      heading={heading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button look="primary" disabled={removal.isRunning} onClick={() => void removal.run()}>
            {removal.isRunning ? (words?.removing ?? t('removing')) : (words?.remove ?? t('remove'))}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <div>{children}</div>
        <FailureNotice failure={removal.failure} />
      </div>
    </Modal>
  );
}
