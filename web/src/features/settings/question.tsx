import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { FailureNotice } from './failure-notice.tsx';
import styles from './settings-page.module.css';
import type { RunningAction } from './use-action.ts';

interface QuestionProps {
  heading: string;
  /** Describes the consequences. */
  children: ReactNode;
  no: string;
  yes: string;
  action: RunningAction<void>;
  onClose: () => void;
}

/** A confirmation dialog, which stays open while the action runs and shows its failure. */
export function Question({ heading, children, no, yes, action, onClose }: QuestionProps) {
  return (
    <Modal
      isNarrow
      heading={heading}
      {...(action.isRunning ? {} : { onClose })}
      actions={
        <>
          <Button disabled={action.isRunning} onClick={onClose}>
            {no}
          </Button>
          <Button look="primary" isRunning={action.isRunning} onClick={() => void action.run()}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {children}
        <FailureNotice failure={action.failure} />
      </div>
    </Modal>
  );
}
