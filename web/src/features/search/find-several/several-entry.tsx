import type { SearchResult } from '@directory/contract';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { memo, useId } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFormat } from '../../../messages/format.ts';
import { Avatar } from '../../../people/avatar.tsx';
import { EmailAddress } from '../../../people/card/email-address.tsx';
import { personName } from '../../../people/person-name.ts';
import { profileAddress } from '../../../people/profile-address.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { useMatchReason } from '../match-reason.tsx';
import type { Outcome } from './several-outcome.ts';
import styles from './several-entry.module.css';

interface SeveralEntryProps {
  outcome: Outcome;
  choose: (index: number, login: string) => void;
}

const icons = { found: IconCircleCheck, choice: IconHelpCircle, unknown: IconUserOff, unsearched: IconUserOff };

/** An entry of the pasted text, with the person found, or several to choose from. Memoized: only a choice renders it again. */
export const SeveralEntry = memo(Entry, (before, after) => {
  return before.outcome.people === after.outcome.people && before.outcome.person === after.outcome.person;
});

function Entry({ outcome, choose }: SeveralEntryProps) {
  const { t } = useTranslation('several');
  const { state, text, people, person } = outcome;
  const isChosen = state === 'choice' && person !== undefined;
  const Icon = isChosen ? icons.found : icons[state];
  return (
    <li className={styles.entry}>
      <div className={styles.pasted}>
        <bdi className={styles.text}>{text}</bdi>
        <span className={`${styles.state} ${isChosen ? styles.found : styles[state]}`}>
          <Icon size={16} stroke={1.5} aria-hidden="true" />
          {t(isChosen ? 'state.chosen' : `state.${state}`)}
        </span>
      </div>
      {state === 'found' && people[0] !== undefined && <FoundPerson person={people[0]} />}
      {state === 'choice' && <Choices outcome={outcome} choose={choose} />}
    </li>
  );
}

function FoundPerson({ person }: { person: SearchResult }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.person}>
      <Avatar person={person} size={40} />
      <span className={styles.words}>
        <Link to={profileAddress(person.login)} className={styles.name ?? ''}>
          <bdi translate="no">{personName(person, t)}</bdi>
        </Link>
        <Facts person={person} />
      </span>
    </div>
  );
}

/** Radio buttons, so that arrow keys move the selection. */
function Choices({ outcome: { index, text, people, hasMore, person }, choose }: SeveralEntryProps) {
  const { t } = useTranslation('several');
  const { t: shell } = useTranslation('shell');
  const reasonOf = useMatchReason();
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('chooseFor', { text })}</legend>
      {people.map((own) => {
        const reason = reasonOf(own);
        return (
          <label key={own.login} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={person?.login === own.login}
              onChange={() => choose(index, own.login)}
            />
            <Avatar person={own} size={40} />
            <span className={styles.words}>
              <bdi className={styles.name} translate="no">
                {personName(own, shell)}
              </bdi>
              <Facts person={own} />
              {reason !== undefined && <small className={styles.facts}>{reason}</small>}
            </span>
          </label>
        );
      })}
      <label className={`${styles.choice} ${styles.nobody}`}>
        <input type="radio" name={name} checked={person === undefined} onChange={() => choose(index, '')} />
        {t('nobody')}
      </label>
      {hasMore && <p className={styles.facts}>{t('moreChoices')}</p>}
    </fieldset>
  );
}

/** The field that distinguishes the person from others of the same name, and the e-mail address. */
function Facts({ person }: { person: SearchResult }) {
  const format = useFormat();
  const { distinguishedBy: field } = person;
  const special =
    field === 'gbuName'
      ? person.gbuName
      : field === 'C_countryname'
        ? format.country(person.countryCode, person.C_countryname)
        : '';
  return (
    <>
      <small className={styles.facts}>
        <Dotted parts={[special, person.title, person.organization, person.city]} />
      </small>
      {person.email !== '' && (
        <small className={styles.facts}>
          <EmailAddress email={person.email} />
        </small>
      )}
    </>
  );
}
