import type { SearchParameters } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { asWords, type Reading } from './read-search.ts';
import styles from './reading-note.module.css';
import { useTextReading } from '../search-queries.ts';

const sentences = {
  groupIdQuery: 'readAsGroupId',
  primaryPhoneQuery: 'readAsPhone',
  gbuQuery: 'readAsGbu',
} as const satisfies Record<Reading['parameter'], string>;

interface ReadingNoteProps {
  reading: Reading;
  text: string;
  /** The query sent for the search. */
  query: SearchParameters;
  labelOf: (parameter: string, value: string) => string;
  onWords: (text: string) => void;
}

/** Explains how the text was interpreted, and offers to search for the words only. A GBU is explained by chips if the response has parts. */
export function ReadingNote({ reading: { parameter, value }, text, query, labelOf, onWords }: ReadingNoteProps) {
  const { t } = useTranslation('search');
  const parts = useTextReading(query);
  if (parameter === 'gbuQuery' && parts?.length !== 0) return null;
  const shown = parameter === 'gbuQuery' ? labelOf(parameter, value) : text.trim();
  return (
    <p className={styles.note}>
      {t(sentences[parameter], { value: shown })}{' '}
      <button type="button" className={styles.words} onClick={() => onWords(asWords(text))}>
        {t('searchWords')}
      </button>
    </p>
  );
}
