import type { SearchResult } from '@directory/contract';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../messages/format.ts';
import { Avatar } from '../../people/avatar.tsx';
import { profileAddress } from '../../people/profile-address.ts';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from './copy-button.tsx';
import { MarkedName, MarkedText, rangesIn } from './marked-text.tsx';
import { useMatchReason } from './match-reason.tsx';
import styles from './result-card.module.css';
import { useNoteRecentPerson } from './use-note-recent-person.ts';

interface ResultCardProps {
  person: SearchResult;
  takesFocus: boolean;
  onFocusTaken: () => void;
}

type Fact = 'title' | 'organization' | 'city' | 'gbuName' | 'C_countryname' | 'email';

/** One person found. The whole card is the link; the copy button in it stands above the link. */
export function ResultCard({ person, takesFocus, onFocusTaken }: ResultCardProps) {
  const format = useFormat();
  const reason = useMatchReason()(person);
  const noteRecent = useNoteRecentPerson();
  const link = useRef<HTMLAnchorElement>(null);
  const { distinguishedBy } = person;

  useEffect(() => {
    if (!takesFocus) return;
    link.current?.focus();
    onFocusTaken();
  }, [takesFocus, onFocusTaken]);

  // Company and city tell most people apart; namesakes who share them show what does.
  const places: Fact[] = ['organization', 'city'];
  if (distinguishedBy === 'gbuName' || distinguishedBy === 'C_countryname') places.push(distinguishedBy);
  const fact = (field: Fact) => {
    const text = field === 'C_countryname' && person[field] ? format.country(person[field]) : person[field];
    return (
      <span key={field} className={classes(field === distinguishedBy && styles.telling)}>
        <MarkedText text={text} ranges={field === 'C_countryname' ? [] : rangesIn(person, field)} />
      </span>
    );
  };

  return (
    <article className={styles.card}>
      <Avatar person={person} size={56} />
      <div className={styles.words}>
        <Link ref={link} to={profileAddress(person.login)} className={styles.name} onClick={() => noteRecent(person)}>
          <MarkedName person={person} />
        </Link>
        {person.title && <p className={styles.title}>{fact('title')}</p>}
        <p className={styles.places}>{places.filter((field) => person[field]).map(fact)}</p>
        {person.email && (
          <p className={styles.email}>
            <span className={styles.address} title={person.email}>
              {fact('email')}
            </span>
            <CopyButton value={person.email} className={styles.copy} />
          </p>
        )}
        {reason && (
          <p className={styles.reason}>
            <IconInfoCircle size={16} stroke={1.5} aria-hidden="true" />
            {reason}
          </p>
        )}
      </div>
    </article>
  );
}
