import { useTranslation } from '../../messages/use-translation.tsx';
import { asWords, type Reading } from './read-search.ts';
import styles from './reading-note.module.css';

const sentences = {
  groupIdQuery: 'readAsGroupId',
  primaryPhoneQuery: 'readAsPhone',
  gbuQuery: 'readAsGbu',
} as const satisfies Record<Reading['parameter'], string>;

interface ReadingNoteProps {
  reading: Reading;
  text: string;
  labelOf: (parameter: string, value: string) => string;
  onWords: (text: string) => void;
}

/** Explains how the text of the box was interpreted, and offers to search for the words only. */
export function ReadingNote({ reading: { parameter, value }, text, labelOf, onWords }: ReadingNoteProps) {
  const { t } = useTranslation('search');
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
