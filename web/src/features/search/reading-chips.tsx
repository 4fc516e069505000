import type { SearchParameters, SearchPart } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip.tsx';
import styles from './filter-chips.module.css';
import { useTextReading } from './search-queries.ts';

const kinds = {
  name: 'readName',
  role: 'readRole',
  place: 'readPlace',
  unit: 'readUnit',
} as const satisfies Record<SearchPart['kind'], string>;

interface ReadingChipsProps {
  query: SearchParameters;
  /** Called with the part that is a name after all. */
  onName: (text: string) => void;
}

/** How the text of the box was read: its roles, places and units, each of which can be read as a name instead. */
export function ReadingChips({ query, onName }: ReadingChipsProps) {
  const { t } = useTranslation('search');
  const parts = useTextReading(query);
  const labelOf = useLabelOf();
  if (parts.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul className={styles.list} aria-label={t('readAs')}>
        {once(parts).map((part) => {
          const words = { label: t(kinds[part.kind]), value: labelOf(part) };
          return (
            <li key={keyOf(part)}>
              {part.kind === 'name' ? (
                t('chip', words)
              ) : (
                <Chip removeLabel={t('readAsName', words)} onRemove={() => onName(part.text)}>
                  {t('chip', words)}
                </Chip>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const keyOf = ({ kind, text }: SearchPart) => `${kind} ${text}`;

/** The parts without those that were typed twice. */
function once(parts: readonly SearchPart[]): readonly SearchPart[] {
  return [...new Map(parts.map((part) => [keyOf(part), part])).values()];
}

/** The part as typed, and the place that it stands for where that is another word, a country in the reader's language. */
function useLabelOf(): (part: SearchPart) => string {
  const { i18n } = useTranslation();
  const countries = new Intl.DisplayNames([i18n.language, 'en'], { type: 'region' });
  return ({ text, label, country }) => {
    const name = country === undefined ? label : countries.of(country);
    return name === undefined || name.toLowerCase() === text.toLowerCase() ? text : `${text} = ${name}`;
  };
}
