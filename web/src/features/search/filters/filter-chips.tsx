import type { SearchParameter, SearchParameters } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts';
import styles from './filter-chips.module.css';
import { partParameters } from '../query/read-parts.ts';
import { rememberedParameters } from '../search-address.ts';

interface FilterChipsProps {
  search: SearchParameters;
  labelOf: (parameter: string, value: string) => string;
  onRemove: (parameter: SearchParameter) => void;
  /** Moves the focus to the box. */
  focusBox: () => void;
  /** Filters that the page shows elsewhere. */
  elsewhere: readonly SearchParameter[];
  /** Undefined while the filter area shows the button. */
  onClear: (() => void) | undefined;
}

const ofText: ReadonlySet<SearchParameter> = new Set<SearchParameter>(['globalQuery', ...partParameters]);

/** The filters of a search, without the text of the box. */
export function filtersInUse(search: SearchParameters): { parameter: SearchParameter; value: string }[] {
  return rememberedParameters.flatMap((parameter) => {
    const value = ofText.has(parameter) ? undefined : search[parameter];
    return value ? [{ parameter, value }] : [];
  });
}

/** The active filters that are not shown elsewhere, each with a button to remove it. */
export function FilterChips({ search, labelOf, onRemove, focusBox, elsewhere, onClear }: FilterChipsProps) {
  const { t } = useTranslation('search');
  const filters = filtersInUse(search).filter(({ parameter }) => !elsewhere.includes(parameter));
  const { list, onRemove: keepFocus } = useFocusAfterRemoval(focusBox);
  if (filters.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul className={styles.list} aria-label={t('chosenFilters')} ref={list}>
        {filters.map(({ parameter, value }, index) => {
          const words = { label: t(parameter as 'cityQuery'), value: labelOf(parameter, value) };
          return (
            <li key={parameter}>
              <Chip
                removeLabel={t('removeChip', words)}
                onRemove={() => {
                  keepFocus(index);
                  onRemove(parameter);
                }}
              >
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
