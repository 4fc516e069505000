import type { SearchResult } from '@directory/contract';
import { memo } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { classes } from '../../../ui/classes.ts';
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
  /** The heading above the row. */
  heading: Division['heading'] | undefined;
  /** Number of people found; -1 while it is not known. */
  total: number;
  filler: CardFiller;
  /** Observes the height of the row; called with null when it is removed. */
  observe: (row: HTMLElement | null) => void;
  /** Index of the card in this row to focus when it is rendered, and the function that focuses it. */
  cardToFocus: number | undefined;
  focusCard: (card: HTMLElement | null) => void;
  onOpen: (person: SearchResult) => void;
}

/** A row of cards. Memoized: neither scrolling nor loading a page renders it again. */
export const ResultRow = memo(function ResultRow({
  people,
  row,
  start,
  end,
  heading,
  total,
  filler,
  observe,
  cardToFocus,
  focusCard,
  onOpen,
}: ResultRowProps) {
  return (
    <div
      ref={observe}
      data-index={row}
      role="presentation"
      className={classes(styles.row, heading !== undefined && styles.divided)}
    >
      {people.slice(start, end).map((person, column) => (
        <div
          key={person.login}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listitem"
          aria-posinset={start + column + 1}
          aria-setsize={total}
          ref={start + column === cardToFocus ? focusCard : undefined}
        >
          {heading !== undefined && column === 0 && <Divider heading={heading} />}
          <Card
            person={person}
            index={start + column}
            filler={filler}
            isWanted={start + column === cardToFocus}
            onOpen={onOpen}
          />
        </div>
      ))}
    </div>
  );
}, isSameRow);

/** Loading a page replaces the array of people, but the people of this row remain the same objects. */
function isSameRow(before: ResultRowProps, now: ResultRowProps): boolean {
  for (let index = now.start; index < now.end; index++) if (before.people[index] !== now.people[index]) return false;
  for (const name in now) {
    const prop = name as keyof ResultRowProps;
    if (prop !== 'people' && before[prop] !== now[prop]) return false;
  }
  return true;
}

interface CardProps extends Pick<ResultRowProps, 'filler' | 'onOpen'> {
  person: SearchResult;
  index: number;
  isWanted: boolean;
}

function Card({ person, index, filler, isWanted, onOpen }: CardProps) {
  return <ResultCard person={person} isFilled={useIsFilled(filler, index, isWanted)} onOpen={onOpen} />;
}

function Divider({ heading }: Pick<Division, 'heading'>) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  return (
    <h2 className={styles.divider}>
      <span className={styles.dividerWords}>{heading === 'didYouMean' ? shell(heading) : t(heading)}</span>
    </h2>
  );
}

/** The index of the person whose card this is, or is part of. */
export function indexOfCard(element: Element | null): number | undefined {
  const position = element?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? undefined;
  return position === undefined ? undefined : Number(position) - 1;
}
