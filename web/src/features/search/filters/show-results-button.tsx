import type { SearchParameters } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { useExactTotal } from '../facets/people-counts.ts';
import { useFoundTotal } from '../search-queries.ts';

interface ShowResultsButtonProps {
  query: SearchParameters;
  className: string | undefined;
  onShow: () => void;
}

/** The button below the filters on a phone, with the number of results. It works before the number has loaded. */
export function ShowResultsButton({ query, className, onShow }: ShowResultsButtonProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const total = useExactTotal(query, useFoundTotal(query));
  return (
    <Button look="primary" {...(className === undefined ? {} : { className })} onClick={onShow}>
      {total === undefined
        ? t('showPeople')
        : t('showTotal', { count: total.count, total: `${format.number(total.count)}${total.isExact ? '' : '+'}` })}
    </Button>
  );
}
