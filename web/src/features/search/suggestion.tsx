import { displayName, type SearchResult } from '@directory/contract';
import { useEffect, useRef } from 'react';
import { Link } from '../../navigation/links.tsx';
import { useFormat } from '../../messages/format.ts';
import { Avatar } from '../../people/avatar.tsx';
import { PersonDetails } from '../../people/picker/person-details.tsx';
import { profileAddress } from '../../people/profile-address.ts';
import { classes } from '../../ui/classes.ts';
import styles from '../../ui/form/combobox.module.css';
import type { OptionProps } from '../../ui/form/use-combobox.ts';
import { clampLong } from '../../ui/long-text.ts';
import { MarkedName } from './marked-text.tsx';
import { useMatchReason } from './match-reason.tsx';

interface SuggestionProps {
  person: SearchResult;
  option: OptionProps;
}

/** A suggested person: a link, so that it can be opened in a new tab. It is reached with arrow keys, not with Tab. */
export function Suggestion({ person, option }: SuggestionProps) {
  const reasonOf = useMatchReason();
  const row = useRef<HTMLAnchorElement>(null);
  const format = useFormat();
  const reason = reasonOf(person);
  const { distinguishedBy } = person;
  // The field that distinguishes namesakes comes first, because the end of the line may be truncated.
  const distinguishing =
    distinguishedBy === 'C_countryname'
      ? format.country(person.countryCode, person.C_countryname)
      : distinguishedBy && person[distinguishedBy];
  const facts = [...new Set([distinguishing ?? '', person.title, person.organization])];

  const isHighlighted = option['aria-selected'];
  useEffect(() => {
    if (isHighlighted) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted]);

  return (
    <Link ref={row} {...option} to={profileAddress(person.login)} className={styles.option}>
      <Avatar person={person} size={40} />
      <span className={styles.words}>
        <span className={classes(styles.name, clampLong(displayName(person)))}>
          <MarkedName person={person} />
        </span>
        <PersonDetails facts={facts} city={facts.includes(person.city) ? '' : person.city} />
        {/* A sentence in the language of the interface, even if it begins with the typed word in another script. */}
        {reason && <span className={styles.details}>{reason}</span>}
      </span>
    </Link>
  );
}
