import type { SearchResult } from '@directory/contract';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { personName } from '../../people/person-name.ts';
import { classes } from '../../ui/classes.ts';
import { useIsFilled, type RowFiller } from './fill-rows.ts';
import { ResultCard } from './result-card.tsx';
import styles from './result-list.module.css';
import type { Division } from './result-rows.ts';

interface ResultRowProps {
  people: readonly SearchResult[];
  row: number;
  /** Index of the first person of the row, and of the first one after it. */
  start: number;
  end: number;
  /** The division that begins with the row. */
  division: Division | undefined;
  /** Number of people found; -1 while it is not known. */
  total: number;
  filler: RowFiller;
  /** Height of its cards in CSS pixels, as far as it is known. */
  height: number;
  /** Observes the height of the row; null when it is removed. */
  observe: (row: HTMLElement | null) => void;
  /** Called when the row has been filled. */
  onFilled: (row: HTMLElement) => void;
  /** Index of a card in this row that gets the focus, and the function that gives it. */
  awaited: number | undefined;
  focusCard: (card: HTMLElement | null) => void;
}

/** A row of cards, with the names alone until it is filled. It is rendered once, not at every scroll. */
export const ResultRow = memo(function ResultRow({
  people,
  row,
  start,
  end,
  division,
  total,
  filler,
  height,
  observe,
  onFilled,
  awaited,
  focusCard,
}: ResultRowProps) {
  const { t } = useTranslation('shell');
  const isFilled = useIsFilled(filler, start, awaited !== undefined);
  const element = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (attached: HTMLDivElement | null) => {
      element.current = attached;
      observe(attached);
    },
    [observe],
  );
  const wasFilled = useRef(isFilled);
  useLayoutEffect(() => {
    // In the same frame, so that the page does not move.
    if (isFilled && !wasFilled.current && element.current !== null) onFilled(element.current);
    wasFilled.current = isFilled;
  }, [isFilled, onFilled]);
  return (
    <div
      ref={attach}
      data-index={row}
      data-waiting={isFilled ? undefined : true}
      role="presentation"
      className={classes(styles.row, division !== undefined && styles.divided)}
    >
      {people.slice(start, end).map((person, column) => (
        <div
          key={person.login}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listitem"
          aria-posinset={start + column + 1}
          aria-setsize={total}
          style={isFilled ? undefined : { minBlockSize: height }}
          ref={start + column === awaited ? focusCard : undefined}
        >
          {division !== undefined && column === 0 && <Divider heading={division.heading} />}
          {isFilled ? <ResultCard person={person} /> : personName(person, t)}
        </div>
      ))}
    </div>
  );
});

function Divider({ heading }: Pick<Division, 'heading'>) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  return <h2 className={styles.divider}>{heading === 'didYouMean' ? shell(heading) : t(heading)}</h2>;
}
