import type { SearchParameter, SearchParameters } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import styles from './filter-chips.module.css';
import { rememberedParameters } from './search-address.ts';

interface FilterChipsProps {
  search: SearchParameters;
  labelOf: (parameter: string, value: string) => string;
  onRemove: (parameter: SearchParameter) => void;
  /** Omitted if the filter area has the button. */
  onClear: (() => void) | undefined;
}

/** The filters of a search, without the text of the box. */
export function filtersInUse(search: SearchParameters): { parameter: SearchParameter; value: string }[] {
  return rememberedParameters.flatMap((parameter) => {
    const value = parameter === 'globalQuery' ? undefined : search[parameter];
    return value ? [{ parameter, value }] : [];
  });
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ search, labelOf, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation('search');
  const filters = filtersInUse(search);
  if (filters.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul className={styles.list} aria-label={t('chosenFilters')}>
        {filters.map(({ parameter, value }) => {
          const words = { label: t(parameter as 'cityQuery'), value: labelOf(parameter, value) };
          return (
            <li key={parameter}>
              <Chip removeLabel={t('removeChip', words)} onRemove={() => onRemove(parameter)}>
                {t('chip', words)}
              </Chip>
            </li>
          );
        })}
      </ul>
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
