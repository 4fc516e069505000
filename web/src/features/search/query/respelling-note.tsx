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
  const misspelled = parts.filter(({ meant }) => meant !== undefined);
  if (misspelled.length === 0) return null;
  const typed = misspelled.map(({ text }) => text).join(' ');
  const corrected = misspelled.map((part) => part.meant).join(' ');
  const correctedText = parts.map((part) => part.meant ?? part.text).join(' ');
  return (
    <p className={styles.note}>
      {t('respelled', { typed, meant: corrected })}{' '}
      <button type="button" className={styles.words} onClick={() => onWords(correctedText)}>
        {t('searchRespelled', { words: correctedText })}
      </button>
    </p>
  );
}
