import {
  countedParameters,
  type CountedParameter,
  type ReadQuery,
  type SearchParameter,
  type SearchParameters,
} from '@directory/contract';
import { memo, useCallback, useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useMedia } from '../../ui/browser/use-media.ts';
import { useFilterChoices, type FilterChoices } from './filters/filter-choices.ts';
import { FilterChips, filtersInUse } from './filters/filter-chips.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import { LooserSearches } from './query/looser-searches.tsx';
import { FacetPanel } from './facets/facet-panel.tsx';
import { FacetRow } from './facets/facet-row.tsx';
import { ReadingChips } from './query/reading-chips.tsx';
import { ReadingNote } from './query/reading-note.tsx';
import { readSearch, type Reading } from './query/read-search.ts';
import { RespellingNote } from './query/respelling-note.tsx';
import { Results } from './results/results.tsx';
import styles from './results-page.module.css';
import { SearchBar } from './search-bar.tsx';
import { useSearchState, type SearchState } from './use-search-state.ts';

/** The results of a search: box, filters, cards. The address contains the search. */
export function ResultsPage() {
  const { search, draft, type, filter, filterInPlace, apply, clear } = useSearchState();
  const [isFiltering, setIsFiltering] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLFormElement>(null);
  const isWide = useMedia('(width >= 64rem)');
  const filterCount = filtersInUse(search).length;
  const lists = useFilterChoices({ wantsGbus: true, wantsLists: isFiltering || isWide || filterCount > 0 });
  const { query, reading } = useMemo(() => readSearch(search, lists.gbus), [search, lists.gbus]);
  const onFilter = useCallback(
    (parameter: CountedParameter, value: string) => {
      // On a narrow screen the user may choose another value next, in the filters or in the row, so the page must not scroll to the top.
      if (isWide) apply({ [parameter]: value });
      else filterInPlace(parameter, value);
    },
    [isWide, apply, filterInPlace],
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    apply();
  }

  /** Closes the filters, which fill the screen on a phone, and shows the results. */
  function showResults() {
    apply();
    setIsFiltering(false);
    filterButton.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }

  return (
    <div className={styles.page}>
      <Heading text={search.globalQuery ?? ''} />
      <SearchBar
        ref={bar}
        filterButton={filterButton}
        draft={draft}
        gbus={lists.gbus}
        filterCount={filterCount}
        isFiltering={isFiltering}
        onType={type}
        onToggleFilters={() => setIsFiltering(!isFiltering)}
        onSubmit={submit}
      />
      <FilterForm
        isOpen={isFiltering}
        draft={draft}
        query={query}
        lists={lists}
        onFilter={filter}
        onClear={clear}
        onShowResults={showResults}
        onSubmit={submit}
      >
        {!isWide && (
          <FacetPanel search={search} query={query} labelOf={lists.labelOf} onFilter={onFilter} isBeside={false} />
        )}
      </FilterForm>
      <Found
        search={search}
        query={query}
        reading={reading}
        lists={lists}
        barRef={bar}
        isWide={isWide}
        isFiltering={isFiltering}
        onFilter={onFilter}
        apply={apply}
        clear={clear}
      />
    </div>
  );
}

const Heading = memo(function Heading({ text }: { text: string }) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  return (
    <div className={styles.head}>
      <Breadcrumb parents={[{ to: '/', label: shell('home') }]} current={t('results')} />
      <PageHeading title={text === '' ? t('results') : `${text} · ${t('results')}`}>
        {t('results')}
        {/* The search box is not printed, so the heading contains the text. */}
        {text && (
          <span className={styles.printedText} aria-hidden="true">
            {' · '}
            <bdi>{text}</bdi>
          </span>
        )}
      </PageHeading>
    </div>
  );
});

interface FoundProps extends Pick<SearchState, 'search' | 'apply' | 'clear'> {
  query: ReadQuery;
  reading: Reading | undefined;
  lists: FilterChoices;
  barRef: RefObject<HTMLFormElement | null>;
  isWide: boolean;
  isFiltering: boolean;
  onFilter: (parameter: CountedParameter, value: string) => void;
}

/** Everything below the form. It belongs to the search in the address, so it does not render while the user types the next one. */
const Found = memo(function Found({
  search,
  query,
  reading,
  lists: { gbus, labelOf },
  barRef,
  isWide,
  isFiltering,
  onFilter,
  apply,
  clear,
}: FoundProps) {
  const { t } = useTranslation('search');
  const found = useRef<HTMLDivElement>(null);
  const focusBox = useCallback(() => barRef.current?.querySelector('input')?.focus({ preventScroll: true }), [barRef]);
  /** Filters that the row of facets shows, so that they need no chip. */
  const rowFilters: readonly SearchParameter[] = isWide || isFiltering ? [] : countedParameters;
  const hasChips = filtersInUse(search).some(({ parameter }) => !rowFilters.includes(parameter));
  const facetProps = { search, query, labelOf, onFilter };

  function searchWithLess(changes: SearchParameters) {
    apply(changes);
    // The pressed button disappears, so the focus moves to the results.
    found.current?.focus({ preventScroll: true });
  }

  function changeSearch() {
    focusBox();
    barRef.current?.querySelector('input')?.select();
  }

  return (
    <>
      <FilterChips
        search={search}
        labelOf={labelOf}
        onRemove={(parameter) => apply({ [parameter]: '' })}
        focusBox={focusBox}
        elsewhere={rowFilters}
        onClear={isFiltering ? undefined : clear}
      />
      {reading && (
        <ReadingNote
          reading={reading}
          text={search.globalQuery ?? ''}
          query={query}
          labelOf={labelOf}
          onWords={(globalQuery) => apply({ globalQuery })}
        />
      )}
      <RespellingNote query={query} onWords={(globalQuery) => apply({ globalQuery })} />
      <ReadingChips search={search} query={query} onChange={apply} focusBox={focusBox} />
      <div className={styles.body}>
        {(isWide || !isFiltering) && (
          <>
            <Button look="primary" className={styles.skip} onClick={() => found.current?.focus()}>
              {t('skipToResults')}
            </Button>
            {isWide ? (
              <FacetPanel {...facetProps} isBeside />
            ) : (
              <FacetRow {...facetProps} onClear={hasChips ? undefined : clear} />
            )}
          </>
        )}
        <div ref={found} tabIndex={-1} className={styles.found}>
          <Results
            query={query}
            isFiltered={filtersInUse(search).length > 0}
            whenNobody={
              <>
                <LooserSearches search={search} query={query} gbus={gbus} labelOf={labelOf} onChange={searchWithLess} />
                {search.globalQuery && <Button onClick={changeSearch}>{t('changeSearch')}</Button>}
              </>
            }
          />
        </div>
      </div>
    </>
  );
});
