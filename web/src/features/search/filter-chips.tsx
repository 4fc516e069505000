import type { SearchParameter, SearchParameters } from '@directory/contract';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './filter-chips.module.css';
import { rememberedParameters } from './search-address.ts';

interface FilterChipsProps {
  search: SearchParameters;
  labelOf: (parameter: string, value: string) => string;
  onRemove: (parameter: SearchParameter) => void;
  /** Left out where the filters' own area offers it. */
  onClear: (() => void) | undefined;
}

/** The parameters that narrow a search, the text of the box apart. */
export function filtersInUse(search: SearchParameters): { parameter: SearchParameter; value: string }[] {
  return rememberedParameters.flatMap((parameter) => {
    const value = parameter === 'globalQuery' ? undefined : search[parameter];
    return value ? [{ parameter, value }] : [];
  });
}

/** The filters in use, each of which can be taken off by itself. */
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
              <button
                type="button"
                className={styles.chip}
                aria-label={t('removeChip', words)}
                title={t('removeChip', words)}
                onClick={() => onRemove(parameter)}
              >
                <span>{t('chip', words)}</span>
                <IconX size={16} stroke={1.5} aria-hidden="true" />
              </button>
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
