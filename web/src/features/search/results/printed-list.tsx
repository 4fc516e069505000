import type { SearchResult } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { ResultCard, type ResultCardProps } from './result-card.tsx';
import styles from './result-list.module.css';

interface PrintedListProps extends Pick<ResultCardProps, 'onOpen'> {
  people: readonly SearchResult[];
}

/** All loaded people in two columns, for printing. */
export function PrintedList({ people, onOpen }: PrintedListProps) {
  const { t } = useTranslation('search');
  return (
    <ul className={styles.printed} aria-label={t('results')}>
      {people.map((person) => (
        <li key={person.login}>
          <ResultCard person={person} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
