import type { SearchParameters } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import styles from './reading-note.module.css';
import { useTextReading } from '../search-queries.ts';

interface RespellingNoteProps {
  /** The query sent for the search. */
  query: SearchParameters;
  onWords: (text: string) => void;
}

/** Reports that misspelled terms, which match nothing as typed, were interpreted as others, and offers to search for those. */
export function RespellingNote({ query, onWords }: RespellingNoteProps) {
  const { t } = useTranslation('search');
  const parts = useTextReading(query) ?? [];
  const others = parts.filter(({ meant }) => meant !== undefined);
  if (others.length === 0) return null;
  const typed = others.map(({ text }) => text).join(' ');
  const meant = others.map((part) => part.meant).join(' ');
  const words = parts.map((part) => part.meant ?? part.text).join(' ');
  return (
    <p className={styles.note}>
      {t('respelled', { typed, meant })}{' '}
      <button type="button" className={styles.words} onClick={() => onWords(words)}>
        {t('searchRespelled', { words })}
      </button>
    </p>
  );
}
