import type { ChartPerson } from '@directory/contract';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';

/** Direct reports of a person and everyone below at any depth: `12 direct reports · 240 in total`. */
export function useCountWords(): (person: Pick<ChartPerson, 'directReports' | 'headcount'>) => string {
  const { t } = useTranslation('org-chart');
  const format = useFormat();
  return ({ directReports, headcount }) => {
    if (directReports === 0) return '';
    const direct = t('direct', { count: directReports });
    if (headcount <= directReports) return direct;
    return `${direct} · ${t('inAll', { total: format.number(headcount) })}`;
  };
}
