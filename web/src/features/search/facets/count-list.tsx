import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Dotted } from '../../../ui/dotted.tsx';
import styles from './count-list.module.css';

/** Number of values shown in the summary of a closed list. */
const maxSummarized = 3;

export interface CountedValue {
  value: string;
  label: string;
  /** Number of people with the value, as a number and formatted. */
  people: number;
  count: string;
  /** Whether the search is filtered by the value. */
  isChosen: boolean;
}

interface CountListProps {
  label: string;
  /** The accessible name of the list. */
  name: string;
  values: readonly CountedValue[];
  /** Whether the list is always open. */
  isFixed: boolean;
  /** Called with an empty string when the chosen value is clicked again. */
  onChoose: (value: string) => void;
}

/** The values of one facet with their number of people, as buttons that filter the search. Renders nothing without values. */
export function CountList({ label, name, values, isFixed, onChoose }: CountListProps) {
  if (values.length === 0) return null;
  const heading = <h3 className={styles.heading}>{label}</h3>;
  const list = (
    <ul className={styles.list} aria-label={name}>
      {values.map(({ value, label: text, count, isChosen }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.value}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? '' : value)}
          >
            <span className={styles.name}>
              <bdi>{text}</bdi>
            </span>{' '}
            <span className={styles.count}>{count}</span>
            {isChosen && <IconX size={16} stroke={1.5} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
  if (isFixed) {
    return (
      <div>
        {heading}
        {list}
      </div>
    );
  }
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        {heading}
        <span className={styles.first}>
          <Dotted parts={values.slice(0, maxSummarized).map(({ label: text, count }) => `${text} ${count}`)} />
        </span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
      </summary>
      {list}
    </details>
  );
}
