import type { Gbu, SearchParameters } from '@directory/contract';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { Ref, SubmitEvent } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { resultsAddress } from './search-address.ts';
import styles from './search-bar.module.css';
import { SearchBox } from './search-box.tsx';

interface SearchBarProps {
  ref: Ref<HTMLFormElement>;
  filterButton: Ref<HTMLButtonElement>;
  /** The current content of the box and the fields. */
  draft: SearchParameters;
  gbus: readonly Partial<Gbu>[];
  /** Number of filters in use. */
  filterCount: number;
  /** Whether the filters, the element with the id `filters`, are open. */
  isFiltering: boolean;
  onType: (text: string) => void;
  onToggleFilters: () => void;
  onSubmit: (event: SubmitEvent) => void;
}

/** The bar above the results, with the search box and the button that opens the filters. It sticks to the header. */
export function SearchBar({
  ref,
  filterButton,
  draft,
  gbus,
  filterCount,
  isFiltering,
  onType,
  onToggleFilters,
  onSubmit,
}: SearchBarProps) {
  const { t } = useTranslation('search');
  return (
    // Not all supported browsers have <search>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <form role="search" className={styles.bar} onSubmit={onSubmit} ref={ref}>
      <div className={styles.row}>
        <SearchBox value={draft.globalQuery ?? ''} onChange={onType} gbus={gbus} results={resultsAddress(draft)} />
        <Button type="submit" look="primary" isLarge className={styles.action} aria-label={t('search')}>
          <IconSearch className={styles.narrow} size={20} stroke={1.5} aria-hidden="true" />
          <span className={styles.wide}>{t('search')}</span>
        </Button>
        <Button
          isLarge
          className={styles.action}
          aria-expanded={isFiltering}
          aria-controls="filters"
          ref={filterButton}
          onClick={onToggleFilters}
        >
          <IconAdjustments size={20} stroke={1.5} aria-hidden="true" />
          <span className={styles.wide}>{t('filter')}</span>
          {filterCount > 0 && (
            <span className={styles.used} title={t('filtersInUse', { count: filterCount })}>
              {filterCount}
            </span>
          )}
        </Button>
      </div>
    </form>
  );
}
