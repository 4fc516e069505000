import type { RevealBudget } from '@directory/contract';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFormat } from '../../../messages/format.ts';
import { Avatar } from '../../../people/avatar.tsx';
import { personName } from '../../../people/person-name.ts';
import { profileAddress } from '../../../people/profile-address.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { SentenceWithActor } from '../actor.tsx';
import { NamedButton } from '../named-button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useBudgetChanges } from './budget-queries.ts';
import styles from './budgets.module.css';
import { RaiseForm } from './raise-form.tsx';

/** How many people a user has seen in the last hour and day, with the form that raises the limit. */
export function BudgetCard({ budget, isOpen = false }: { budget: RevealBudget; isOpen?: boolean }) {
  const { t } = useTranslation('budget');
  const { t: shell } = useTranslation('shell');
  const { end } = useBudgetChanges();
  const nameId = useId();
  const [isRaising, setIsRaising] = useState(isOpen);
  const [outcome, setOutcome] = useState('');
  const card = useRef<HTMLElement>(null);
  const { login, person, raised } = budget;
  const name = person === null ? login : personName(person, shell);
  const ending = useAction(async () => {
    await end(login);
    finish(t('ended'));
  });

  /** The pressed button is removed. */
  function finish(words: string) {
    setOutcome(words);
    card.current?.focus({ preventScroll: true });
  }

  return (
    <article ref={card} tabIndex={-1} className={`${page.panel} ${styles.card}`} aria-labelledby={nameId}>
      <div className={styles.head}>
        <Avatar person={person ?? { login, firstName: '', lastName: '', photo: '' }} size={40} />
        <div className={page.rowWords}>
          {person === null ? (
            <span id={nameId} className={page.rowName}>
              {login}
            </span>
          ) : (
            <Link id={nameId} className={page.rowName} to={profileAddress(login)}>
              <bdi>{name}</bdi>
            </Link>
          )}
          <p className={page.quiet}>
            <Dotted parts={[login, budget.isAdministrator ? t('administrator') : '']} />
          </p>
        </div>
      </div>
      <dl className={styles.uses}>
        <Use name={t('hour')} use={budget.hour} />
        <Use name={t('day')} use={budget.day} />
      </dl>
      {raised !== null && <Raised raised={raised} />}
      <FailureNotice failure={ending.failure} />
      <div className={page.buttons}>
        {!isRaising && (
          <NamedButton headingId={nameId} onClick={() => setIsRaising(true)}>
            {t('raise')}
          </NamedButton>
        )}
        {raised !== null && (
          <NamedButton headingId={nameId} isRunning={ending.isRunning} onClick={() => void ending.run()}>
            {t('end')}
          </NamedButton>
        )}
        <output>{outcome}</output>
      </div>
      {isRaising && (
        <RaiseForm
          budget={budget}
          name={name}
          hasFocusAtStart={!isOpen}
          onRaised={() => {
            setIsRaising(false);
            finish(t('raised'));
          }}
        />
      )}
    </article>
  );
}

function Use({ name, use: { used, limit } }: { name: string; use: RevealBudget['hour'] }) {
  const { t } = useTranslation('budget');
  const format = useFormat();
  const words = t('use', { used: format.number(used), limit: format.number(limit) });
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {words}
        <meter className={styles.meter} aria-label={name} max={limit} high={limit * 0.8} value={Math.min(used, limit)}>
          {words}
        </meter>
      </dd>
    </div>
  );
}

function Raised({ raised: { people, until, by, byPerson } }: { raised: NonNullable<RevealBudget['raised']> }) {
  const { t } = useTranslation('budget');
  const format = useFormat();
  const words = { people: format.number(people), time: format.moment(new Date(until)) };
  return (
    <p className={page.quiet}>
      <SentenceWithActor text={(name) => t('raisedUntil', { ...words, name })} name={by} person={byPerson} />
    </p>
  );
}
