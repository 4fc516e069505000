import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import type { ApiFailure } from '../api/call.ts';
import { useFailureSentence } from '../messages/error-sentence.ts';
import { useTranslation } from '../messages/use-translation.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';

interface BudgetMessageProps {
  failure: ApiFailure;
  /** Heading level: 1 if the message is the complete page. */
  level?: 1 | 2;
}

/** Shown instead of people when the viewer's budget is used up: explains why, and when the viewer may continue. */
export function BudgetMessage({ failure, level = 2 }: BudgetMessageProps) {
  const { t } = useTranslation('errors');
  const sentence = useFailureSentence();
  return (
    <div role="alert">
      <StateMessage
        level={level}
        icon={<IconEyeCheck stroke={1.5} />}
        heading={t(failure.code === 'people.over-budget' ? 'overBudgetHeading' : 'budgetHeading')}
        text={sentence(failure)}
        detail={t('budgetWhy')}
      />
    </div>
  );
}
