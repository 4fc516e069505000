import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';

interface Counts {
  memberCount: number;
  appliesToCount: number;
}

/** Returns how many people a rule applies to, out of how many members. */
export function useRuleCoverage(): (counts: Counts) => string {
  const { t } = useTranslation('settings');
  const format = useFormat();
  return ({ memberCount, appliesToCount }) =>
    memberCount === appliesToCount
      ? t('appliesTo', { count: memberCount })
      : t('appliesToPart', {
          count: memberCount,
          part: format.number(appliesToCount),
        });
}
