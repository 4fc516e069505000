import { maxRaisedPeople, type RevealBudget } from '@directory/contract';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useBudgetChanges } from './budget-queries.ts';

interface RaiseFormProps {
  budget: RevealBudget;
  name: string;
  hasFocusAtStart: boolean;
  onRaised: () => void;
}

/** The form to raise the limit of a user for 24 hours. Proposes twice the daily limit. */
export function RaiseForm({ budget: { login, day }, name, hasFocusAtStart, onRaised }: RaiseFormProps) {
  const { t } = useTranslation('budget');
  const { t: settings } = useTranslation('settings');
  const format = useFormat();
  const { raise } = useBudgetChanges();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(String(Math.min(day.limit * 2, maxRaisedPeople)));
  const [isFaulty, setIsFaulty] = useState(false);
  const raising = useAction(async (people: number) => {
    await raise(login, people);
    onRaised();
  });

  useEffect(() => {
    if (hasFocusAtStart) field.current?.focus();
  }, [hasFocusAtStart]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const people = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
    const isAllowed = people >= 1 && people <= maxRaisedPeople;
    setIsFaulty(!isAllowed);
    if (isAllowed) void raising.run(people);
    else field.current?.focus();
  }

  return (
    <form aria-label={t('raiseOf', { name })} noValidate onSubmit={submit}>
      <Field
        label={t('people')}
        hint={t('peopleHint')}
        fault={isFaulty ? t('peopleFault', { most: format.number(maxRaisedPeople) }) : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setIsFaulty(false);
            }}
          />
        )}
      </Field>
      <FailureNotice isInForm failure={raising.failure} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" isRunning={raising.isRunning}>
          {raising.isRunning ? settings('saving') : t('raise')}
        </Button>
      </div>
    </form>
  );
}
