import type { SearchResult } from '@directory/contract';
import { memo, useLayoutEffect, useRef, type Ref } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { personName } from '../../people/person-name.ts';
import { classes } from '../../ui/classes.ts';
import { useIsFilled, type CardFiller } from './fill-cards.ts';
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
  filler: CardFiller;
  /** Height of the row in CSS pixels, as far as it is known. */
  height: number;
  /** Called with the row when its last card has been filled. */
  onFilled: (row: HTMLElement) => void;
  /** Index of a card in this row that gets the focus, and the function that gives it. */
  awaited: number | undefined;
  focusCard: (card: HTMLElement | null) => void;
  ref: Ref<HTMLDivElement>;
}

/** A row of cards. It is rendered once, not at every scroll. */
export const ResultRow = memo(function ResultRow({
  people,
  row,
  start,
  end,
  division,
  total,
  filler,
  height,
  onFilled,
  awaited,
  focusCard,
  ref,
}: ResultRowProps) {
  return (
    <div
      ref={ref}
      data-index={row}
      role="presentation"
      className={classes(styles.row, division !== undefined && styles.divided)}
    >
      {people.slice(start, end).map((person, column) => (
        <Place
          key={person.login}
          person={person}
          index={start + column}
          division={column === 0 ? division : undefined}
          total={total}
          filler={filler}
          height={height}
          onFilled={onFilled}
          focusCard={start + column === awaited ? focusCard : undefined}
        />
      ))}
    </div>
  );
});

interface PlaceProps extends Pick<ResultRowProps, 'division' | 'total' | 'filler' | 'height' | 'onFilled'> {
  person: SearchResult;
  index: number;
  focusCard: ResultRowProps['focusCard'] | undefined;
}

/** The place of a card in the list; with the name alone until the card is filled. */
function Place({ person, index, division, total, filler, height, onFilled, focusCard }: PlaceProps) {
  const { t } = useTranslation('shell');
  const isFilled = useIsFilled(filler, index, focusCard !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const wasFilled = useRef(isFilled);
  useLayoutEffect(() => {
    const row = place.current?.parentElement;
    if (isFilled && !wasFilled.current && row && row.querySelector('[data-waiting]') === null) onFilled(row);
    wasFilled.current = isFilled;
  }, [isFilled, onFilled]);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={total}
      {...(isFilled ? {} : { 'data-waiting': true, style: { minBlockSize: height } })}
      ref={focusCard ?? place}
    >
      {division && <Divider heading={division.heading} />}
      {isFilled ? <ResultCard person={person} /> : personName(person, t)}
    </div>
  );
}

function Divider({ heading }: Pick<Division, 'heading'>) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  return <h2 className={styles.divider}>{heading === 'didYouMean' ? shell(heading) : t(heading)}</h2>;
}
