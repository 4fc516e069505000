import type { ChartPerson } from '@directory/contract';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { Avatar } from '../../people/avatar.tsx';
import { CardEmail } from '../../people/card/card-email.tsx';
import { EmailAddress } from '../../people/card/email-address.tsx';
import { moveInCard } from '../../people/card/move-in-card.ts';
import { personName } from '../../people/person-name.ts';
import { profileAddress } from '../../people/profile-address.ts';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { clampLong, longTexts } from '../../ui/long-text.ts';
import { cardTitle } from './card-title.ts';
import styles from './chart-card.module.css';
import { ChartLink } from './chart-link.tsx';
import { PersonTitle } from './person-title.tsx';
import { useCountWords } from './use-count-words.ts';

interface ChartCardProps {
  person: ChartPerson;
  /** Whether this is the person of the chart: a larger card without a link. */
  isSelected?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

/** A person on the chart. The card links to their chart; profile and email have separate controls, which the arrow keys reach. */
export function ChartCard({ person, isSelected = false, children }: ChartCardProps) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const countWords = useCountWords();
  const name = personName(person, shell);
  const counts = countWords(person);
  const tooltip = [longTexts(name), cardTitle(person.title).isCut && person.title].filter(Boolean).join('\n\n');
  // The selected card has no link from which the arrow keys could reach the actions, so they are tab stops.
  const asAction = isSelected ? {} : { tabIndex: -1 };
  return (
    // Only moves the focus among the links and buttons of the card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className={classes(styles.card, isSelected && styles.selected)} onKeyDown={moveInCard}>
      <Avatar person={person} size={isSelected ? 96 : 56} />
      {/* The link covers the title, so the tooltip is on their common parent. */}
      <div className={styles.words} title={tooltip || undefined}>
        {isSelected ? (
          <h2 className={classes(styles.name, clampLong(name))} data-chart-focus tabIndex={-1}>
            <bdi translate="no">{name}</bdi>
          </h2>
        ) : (
          <ChartLink login={person.login} isName className={classes(styles.name, styles.link, clampLong(name))}>
            <bdi translate="no">{name}</bdi>
          </ChartLink>
        )}
        {person.title !== '' && (
          <p className={styles.title} dir="auto">
            <PersonTitle title={person.title} />
          </p>
        )}
        {person.email !== '' && (
          <p className={styles.contact}>
            <span className={styles.email}>
              {isSelected ? <EmailAddress email={person.email} /> : <CardEmail email={person.email} />}
            </span>
            <CopyButton className={classes(styles.copy)} value={person.email} {...asAction} />
          </p>
        )}
        {counts !== '' && (
          <p className={styles.counts}>
            <IconUsers size={16} stroke={1.5} aria-hidden="true" />
            {counts}
          </p>
        )}
        {children}
      </div>
      <Link
        className={styles.profile}
        to={profileAddress(person.login)}
        {...asAction}
        aria-label={t('profileOf', { name })}
        title={t('profileOf', { name })}
      >
        <IconId size={20} stroke={1.5} aria-hidden="true" />
      </Link>
    </article>
  );
}
