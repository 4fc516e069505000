import type { SearchResult } from '@directory/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { FavouritesOfList, useFavourites } from '../../../people/favourites/favourites.ts';
import type { Total } from '../../../people/total.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsPrinting } from '../../../ui/browser/use-is-printing.ts';
import { useScrollMargin } from '../../../ui/browser/use-scroll-margin.ts';
import { DensityChoice } from './density-choice.tsx';
import { useDensity } from './density.ts';
import { CardFiller } from './fill-cards.ts';
import { ListEnd } from './list-end.tsx';
import { PrintedList } from './printed-list.tsx';
import styles from './result-list.module.css';
import { ResultRow } from './result-row.tsx';
import { divisionsOf, resultRows } from './result-rows.ts';
import { estimatedHeightOf, gapOf, measureLater, measuredRowsOf, rowKey } from './row-heights.ts';
import { useColumns } from './use-columns.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useLoadAhead } from './use-load-ahead.ts';
import { useRecordRecentPerson } from '../use-record-recent-person.ts';
import type { SavedPosition } from './use-scroll-position.ts';

/** The next page is requested when this many people or fewer remain below the viewport. */
const loadAhead = 10;

interface ResultListProps {
  people: readonly SearchResult[];
  total: Total | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Explains why the next page could not be loaded. */
  loadMoreFault: string | undefined;
  loadMore: () => void;
  savedPosition: SavedPosition;
  /** Shown above the list. */
  children: ReactNode;
}

/**
 * The people found, in rows of one to four cards or as a compact list. Headings separate people with exactly the typed name from other
 * matches, and these from guesses. The list is virtualized, so that ten thousand people scroll as smoothly as ten. The next page loads while
 * scrolling. Users who navigate by keyboard or skip to the end load it with the button, so that they can reach the footer.
 */
export function ResultList({
  people,
  total,
  hasMore,
  isLoadingMore,
  loadMoreFault,
  loadMore,
  savedPosition,
  children,
}: ResultListProps) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [density, chooseDensity] = useDensity();
  const isCompact = density === 'compact';
  // A saved position with 0 columns is that of a compact list.
  const fittingColumns = useColumns(list, savedPosition.position?.columns || 1);
  const columns = isCompact ? 1 : fittingColumns;
  /** Distinguishes the measured heights of different layouts. */
  const layout = isCompact ? 0 : columns;
  const scrollMargin = useScrollMargin(list);
  /** Index of the card to focus when it is rendered: the first of a page loaded with the button, or the one whose profile was opened. */
  const [cardToFocus, setCardToFocus] = useState(savedPosition.position?.left);

  const [measuredRows] = useState(() => measuredRowsOf(savedPosition.position));
  const divisions = useMemo(() => divisionsOf(people), [people]);
  const { count: rows, peopleOf } = useMemo(
    () => resultRows(people.length, columns, divisions),
    [people.length, columns, divisions],
  );
  // oxlint-disable-next-line react/incompatible-library -- Its results change with every scroll and are not memoized here.
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => estimatedHeightOf(density),
    overscan: 4,
    // Renders once for all scroll events of a frame.
    useFlushSync: false,
    gap: gapOf(density),
    scrollMargin,
    // A list that replaces another one keeps the scroll position of the page. Read only once, since reading it forces a layout.
    initialOffset: () => savedPosition.position?.offset ?? window.scrollY,
    initialMeasurementsCache: measuredRows,
    getItemKey: useCallback((row: number) => rowKey(layout, row), [layout]),
    measureElement: measureLater,
  });
  const items = virtualizer.getVirtualItems();
  const [filler] = useState(() => new CardFiller());
  useEffect(() => filler.start(), [filler]);
  useEffect(() => {
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    [filler.middle] = peopleOf(Math.floor((startIndex + endIndex) / 2));
  });
  const isNearEnd = (virtualizer.range?.endIndex ?? 0) >= rows - 1 - Math.ceil(loadAhead / columns);
  const pauseLoading = useLoadAhead({
    isNearEnd,
    list,
    canLoad: hasMore && !isLoadingMore && loadMoreFault === undefined,
    loadMore,
  });

  const shown = people.length;
  const recordOpenedCard = useScrollRestoration(savedPosition, () => ({
    offset: virtualizer.scrollOffset ?? 0,
    shown,
    columns: layout,
    heights: virtualizer.measurementsCache.map(({ size }) => Math.round(size * 10) / 10),
  }));

  const isBack = useRef(savedPosition.position?.left !== undefined);
  const focusCard = useCallback((card: HTMLElement | null) => {
    if (card === null) return;
    // After Back the scroll position is restored, so focusing the card must not scroll.
    card.querySelector('a')?.focus({ preventScroll: isBack.current });
    isBack.current = false;
    setCardToFocus(undefined);
  }, []);

  function loadByButton() {
    setCardToFocus(people.length);
    loadMore();
  }

  function skip() {
    pauseLoading();
    end.current?.scrollIntoView({ block: 'center' });
    end.current?.focus({ preventScroll: true });
  }

  const noteRecent = useRecordRecentPerson();
  const isPrinting = useIsPrinting();
  return (
    <>
      <div className={styles.toolbar}>
        {children}
        <DensityChoice density={density} onChoose={chooseDensity} />
        {hasMore && (
          <Button look="primary" className={styles.skip} onClick={skip}>
            {t('skipResults')}
          </Button>
        )}
      </div>
      <FavouritesOfList value={useFavourites()}>
        {isPrinting && <PrintedList people={people} onOpen={noteRecent} />}
        {/* <ul> does not allow row elements between the list and its items. */}
        <div
          ref={list}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="list"
          aria-label={t('results')}
          className={styles.list}
          data-density={density}
          onClickCapture={recordOpenedCard}
          style={{ blockSize: virtualizer.getTotalSize(), '--columns': columns } as CSSProperties}
        >
          <div
            role="presentation"
            className={styles.rows}
            style={{ insetBlockStart: (items[0]?.start ?? scrollMargin) - scrollMargin }}
          >
            {items.map(({ key, index: row }) => {
              const [start, after] = peopleOf(row);
              return (
                <ResultRow
                  key={key}
                  observe={virtualizer.measureElement}
                  people={people}
                  row={row}
                  start={start}
                  end={after}
                  heading={divisions.find(({ at }) => at === start)?.heading}
                  total={total?.isExact ? total.count : -1}
                  filler={filler}
                  cardToFocus={
                    cardToFocus !== undefined && cardToFocus >= start && cardToFocus < after ? cardToFocus : undefined
                  }
                  focusCard={focusCard}
                  onOpen={noteRecent}
                />
              );
            })}
          </div>
        </div>
      </FavouritesOfList>
      <ListEnd
        ref={end}
        shown={shown}
        total={total}
        hasMore={hasMore}
        isLoadingMore={isLoadingMore}
        loadMoreFault={loadMoreFault}
        onLoadMore={loadByButton}
      />
    </>
  );
}
