import type { ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Question } from './question.tsx';
import type { RunningAction } from './use-action.ts';

interface ConfirmRemovalProps {
  heading: string;
  /** Describes the consequences. */
  children: ReactNode;
  removal: RunningAction<void>;
  /** The texts of the button, if it is not Remove. */
  words?: { remove: string; removing: string };
  onClose: () => void;
}

/** Asks for confirmation before something is removed. */
export function ConfirmRemoval({ heading, children, removal, words, onClose }: ConfirmRemovalProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { remove, removing } = words ?? { remove: t('remove'), removing: t('removing') };
  return (
    <Question
      heading={heading}
      no={shell('cancel')}
      yes={removal.isRunning ? removing : remove}
      action={removal}
      onClose={onClose}
    >
      <div>{children}</div>
    </Question>
  );
}
