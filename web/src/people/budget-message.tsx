import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureSentence } from '../messages/error-sentence.ts';
import { StateMessage } from '../ui/state-message.tsx';

interface BudgetMessageProps {
  failure: unknown;
  level?: 1 | 2;
  /** Buttons. */
  children?: ReactNode;
}

/** Replaces people whom the viewer does not see because the budget is used up: says when they may continue, and why. */
export function BudgetMessage({ failure, level = 2, children }: BudgetMessageProps) {
  const { t } = useTranslation('errors');
  const sentence = useFailureSentence();
  return (
    <StateMessage
      level={level}
      hasFailed
      icon={<IconEyeCheck stroke={1.5} />}
      heading={t('budgetHeading')}
      text={sentence(failure)}
      detail={t('budgetWhy')}
    >
      {children}
    </StateMessage>
  );
}
