import type { SearchParameter, SearchParameters } from '@directory/contract';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { chosenParameters, type FilterChoices } from './filter-choices.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-form.module.css';
import { ShowResultsButton } from './show-results-button.tsx';

interface FilterFormProps {
  isOpen: boolean;
  /** The current content of the box and the fields. */
  draft: SearchParameters;
  /** The query of the results, whose number the button on a phone has. */
  query: SearchParameters;
  lists: FilterChoices;
  /** What is shown above the fields. */
  children: ReactNode;
  onFilter: (parameter: SearchParameter, value: string, isTyped: boolean) => void;
  onClear: () => void;
  onShowResults: () => void;
  onSubmit: (event: SubmitEvent) => void;
}

/** The filters of the results page, which fill the screen on a phone. */
export function FilterForm({
  isOpen,
  draft,
  query,
  lists,
  children,
  onFilter,
  onClear,
  onShowResults,
  onSubmit,
}: FilterFormProps) {
  const { t } = useTranslation('search');
  return (
    <form id="filters" aria-label={t('filters')} hidden={!isOpen} className={styles.filters} onSubmit={onSubmit}>
      {isOpen && (
        <>
          {children}
          <FilterFields
            values={draft}
            lists={lists}
            onChange={(parameter, value) =>
              onFilter(parameter, value, !(chosenParameters as readonly string[]).includes(parameter))
            }
          />
          {/* Enter in a field submits the form only if it has a submit button. */}
          <button type="submit" hidden aria-label={t('search')} />
          <div className={styles.ends} data-fills-phone>
            <Button onClick={onClear}>{t('clearFilters')}</Button>
            <ShowResultsButton query={query} className={styles.show} onShow={onShowResults} />
          </div>
        </>
      )}
    </form>
  );
}
