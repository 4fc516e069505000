import { collaboratorsPageSize, type ChartPerson } from '@directory/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { LoadButton } from '../../../ui/load-button.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { ChartCard } from '../chart-card.tsx';
import styles from './collaborator-grid.module.css';
import { useCollaboratorPages } from '../org-chart-queries.ts';
import { textScale } from '../../../ui/browser/text-scale.ts';
import { useIsPrinting } from '../../../ui/browser/use-is-printing.ts';

/** Gap between cards, estimated height and minimum width of a card, in CSS pixels at the default text size. The real height is measured. */
const gap = 12;
const estimatedHeight = 128;
const minWidth = 320;

interface CollaboratorGridProps {
  manager: ChartPerson;
  /** The first page, which is part of the chart's response. */
  firstPeople: readonly ChartPerson[];
  count: number;
}

/**
 * All direct reports of a manager in a virtualized grid. Only rows near the viewport are rendered, and only their pages are requested,
 * so the last of 20 000 loads as fast as the first.
 */
export function CollaboratorGrid({ manager, firstPeople, count }: CollaboratorGridProps) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const isPrinting = useIsPrinting();
  const list = useRef<HTMLDivElement>(null);
  const { columns, scrollMargin } = useGridPosition(list);
  const rows = Math.ceil(count / columns);
  // oxlint-disable-next-line react/incompatible-library -- Its results change with every scroll and are not memoized here.
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => estimatedHeight * textScale(),
    overscan: 3,
    gap: gap * textScale(),
    scrollMargin,
    getItemKey: (row) => `${columns}:${row}`,
  });
  const items = virtualizer.getVirtualItems();
  const pages = pagesBetween(
    (items[0]?.index ?? 0) * columns,
    Math.min(count, ((items.at(-1)?.index ?? 0) + 1) * columns),
  );
  const answers = useCollaboratorPages(manager, pages);
  const personAt = (position: number) => {
    const page = Math.floor(position / collaboratorsPageSize);
    const people = page === 0 ? firstPeople : answers[pages.indexOf(page)]?.data?.people;
    return people?.[position % collaboratorsPageSize];
  };
  const failed = answers.filter(({ isError }) => isError);

  if (isPrinting) {
    return (
      <>
        <ul className={styles.printed} aria-label={t('collaborators')}>
          {firstPeople.map((person) => (
            <li key={person.login}>
              <ChartCard person={person} />
            </li>
          ))}
        </ul>
        {count > firstPeople.length && (
          <p>{t('printedFirst', { shown: format.number(firstPeople.length), total: format.number(count) })}</p>
        )}
      </>
    );
  }
  return (
    <>
      {/* <ul> does not allow row elements between the list and its items. */}
      <div
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="list"
        aria-label={t('collaborators')}
        className={styles.list}
        style={{ blockSize: virtualizer.getTotalSize(), '--columns': columns } as CSSProperties}
      >
        {items.map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            role="presentation"
            className={styles.row}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {Array.from({ length: Math.min(columns, count - index * columns) }, (_, column) => {
              const position = index * columns + column;
              const person = personAt(position);
              return (
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <li> needs a <ul> as its parent.
                <div key={position} role="listitem" aria-posinset={position + 1} aria-setsize={count}>
                  {person === undefined ? (
                    <Skeleton height={`${estimatedHeight / 16}rem`} />
                  ) : (
                    <ChartCard person={person} />
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {failed.length > 0 && (
        <div className={styles.failed} role="alert">
          <p>{t('collaboratorsFailed')}</p>
          <LoadButton onClick={() => failed.forEach(({ refetch }) => void refetch())}>{shell('tryAgain')}</LoadButton>
        </div>
      )}
    </>
  );
}

/** The indexes of the pages, except the first, that contain these positions. */
function pagesBetween(first: number, end: number): number[] {
  const firstPage = Math.max(1, Math.floor(first / collaboratorsPageSize));
  const lastPage = Math.floor((end - 1) / collaboratorsPageSize);
  return Array.from({ length: Math.max(0, lastPage - firstPage + 1) }, (_, page) => firstPage + page);
}

/** The number of columns and the offset of the grid from the top of the page, updated on resize. */
function useGridPosition(list: RefObject<HTMLElement | null>) {
  const [gridPosition, setPosition] = useState({ columns: 1, scrollMargin: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (element === null) return;
      const columns = Math.max(1, Math.floor((element.clientWidth / textScale() + gap) / (minWidth + gap)));
      const scrollMargin = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setPosition((before) =>
        before.columns === columns && before.scrollMargin === scrollMargin ? before : { columns, scrollMargin },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return gridPosition;
}
