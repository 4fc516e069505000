import { classes } from '../../ui/classes.ts';
import styles from '../../ui/form/combobox.module.css';

interface PersonDetailsProps {
  /** Title, company and others; truncated at the end if they do not fit on the line. */
  facts: readonly string[];
  /** Always readable, since it distinguishes most people with the same name and title. */
  city: string;
}

/** The line below the name of a suggested person. */
export function PersonDetails({ facts, city }: PersonDetailsProps) {
  const line = facts.filter(Boolean).join(' · ');
  if (line === '' && city === '') return null;
  return (
    <span className={styles.line}>
      {/* Long lines are truncated at the end of their own text direction. */}
      {line !== '' && (
        <span className={styles.details} dir="auto">
          {line}
        </span>
      )}
      {city !== '' && (
        <span className={classes(styles.details, styles.city)}>
          {line !== '' && '\u00a0· '}
          <bdi>{city}</bdi>
        </span>
      )}
    </span>
  );
}
