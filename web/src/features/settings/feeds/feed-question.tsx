import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import page from '../settings-page.module.css';
import type { RunningAction } from '../use-action.ts';

interface FeedQuestionProps {
  heading: string;
  /** The consequences. */
  children: ReactNode;
  no: string;
  yes: string;
  action: RunningAction<void>;
  onClose: () => void;
}

/** Asks before an action, and shows a failure in the same dialog. */
export function FeedQuestion({ heading, children, no, yes, action, onClose }: FeedQuestionProps) {
  return (
    <Modal
      isNarrow
      heading={heading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button look="primary" disabled={action.isRunning} onClick={() => void action.run()}>
            {yes}
          </Button>
        </>
      }
    >
      <div className={page.stack}>
        {children}
        <FailureNotice failure={action.failure} />
      </div>
    </Modal>
  );
}
