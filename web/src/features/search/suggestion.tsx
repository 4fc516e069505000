import type { SearchResult } from '@directory/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../messages/format.ts';
import { Avatar } from '../../people/avatar.tsx';
import { profileAddress } from '../../people/profile-address.ts';
import { classes } from '../../ui/classes.ts';
import { MarkedName } from './marked-text.tsx';
import { useMatchReason } from './match-reason.ts';
import styles from './search-box.module.css';

interface SuggestionProps {
  id: string;
  person: SearchResult;
  isActive: boolean;
  onChoose: () => void;
}

/** One person under the box. A link, so that it opens in a new tab as any link does; the Tab key passes by, arrow keys choose. */
export function Suggestion({ id, person, isActive, onChoose }: SuggestionProps) {
  const reasonOf = useMatchReason();
  const row = useRef<HTMLAnchorElement>(null);
  const format = useFormat();
  const reason = reasonOf(person);
  const { distinguishedBy } = person;
  // What tells namesakes apart comes first: the line is cut at its end.
  const telling =
    distinguishedBy === 'C_countryname'
      ? format.country(person.countryCode, person.C_countryname)
      : distinguishedBy && person[distinguishedBy];
  const facts = [telling, ...(reason === undefined ? [person.title, person.organization] : [reason])];
  const quiet = [...new Set(facts)].filter(Boolean).join(' · ');

  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <Link
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={profileAddress(person.login)}
      className={classes(styles.option, isActive && styles.active)}
      onClick={onChoose}
    >
      <Avatar person={person} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          <MarkedName person={person} />
        </span>
        {/* One line that is cut: at its end, whichever way it runs. */}
        {quiet && (
          <span className={styles.quiet} dir="auto">
            {quiet}
          </span>
        )}
      </span>
    </Link>
  );
}
