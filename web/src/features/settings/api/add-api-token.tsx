import { apiScopes, apiTokenDays, defaultPeoplePerDay, longestTokenName, maxPeoplePerDay } from '@directory/contract';
import type { ApiScope } from '@directory/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Choices } from '../choices.tsx';
import { CopyValue } from '../copy-value.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { NewSecret } from '../new-secret.tsx';
import styles from '../settings-page.module.css';
import { TokenNameField } from '../token-name-field.tsx';
import { useAction } from '../use-action.ts';
import { useRejectedFields } from '../use-rejected-fields.ts';
import { useApiTokenChanges } from './api-queries.ts';

const defaultScopes: readonly ApiScope[] = ['people'];
const defaultDays = 365;

/** The form for a new token, which is then shown once. */
export function AddApiToken() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { add } = useApiTokenChanges();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(defaultScopes);
  const [days, setDays] = useState<(typeof apiTokenDays)[number]>(defaultDays);
  const [people, setPeople] = useState(String(defaultPeoplePerDay));
  const [isChecked, setIsChecked] = useState(false);
  const [secret, setSecret] = useState<string>();
  const peoplePerDay = /^\d{1,8}$/.test(people.trim()) ? Number(people) : 0;
  const arePeopleValid = peoplePerDay >= 1 && peoplePerDay <= maxPeoplePerDay;
  const isValid = name.trim() !== '' && scopes.length > 0 && arePeopleValid;
  const adding = useAction(async () => {
    const made = await add({ name: name.trim(), scopes: [...scopes], days, peoplePerDay });
    setSecret(made.secret);
  });
  const { faults, rest } = useRejectedFields(form, adding.failure, {
    name: { value: name, longest: longestTokenName },
  });
  const isChanged =
    name.trim() !== '' ||
    scopes.join() !== defaultScopes.join() ||
    days !== defaultDays ||
    people !== String(defaultPeoplePerDay);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const [nameInput, ...others] = event.currentTarget.querySelectorAll('input');
    if (isValid) void adding.run();
    else if (name.trim() === '') nameInput?.focus();
    else if (scopes.length === 0) others[0]?.focus();
    else others.at(-1)?.focus();
  }

  if (secret !== undefined) {
    return (
      <NewSecret section="api" heading={t('tokenMade', { name: name.trim() })} warning={t('tokenOnce')}>
        <CopyValue label={t('token')} hint={t('apiSecretHint')} value={secret} />
      </NewSecret>
    );
  }
  return (
    <form
      ref={form}
      className={`${styles.panel} ${styles.narrow}`}
      aria-label={t('tokenAdd')}
      noValidate
      onChange={adding.clearFailure}
      onSubmit={submit}
    >
      <h3>{t('tokenAdd')}</h3>
      <TokenNameField
        hint={t('apiTokenNameHint')}
        value={name}
        isChecked={isChecked}
        fault={faults.name}
        onChange={setName}
      />
      <Choices
        label={t('apiScopes')}
        names={apiScopes}
        labelOf={(scope) => t(`apiScope.${scope}`)}
        chosen={scopes}
        fault={isChecked && scopes.length === 0 ? t('apiScopesMissing') : undefined}
        onChange={setScopes}
      />
      <Field
        label={t('apiPeoplePerDay')}
        hint={t('apiPeoplePerDayHint')}
        fault={
          isChecked && !arePeopleValid ? t('apiPeoplePerDayBad', { most: format.number(maxPeoplePerDay) }) : undefined
        }
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={people}
            autoComplete="off"
            onChange={(event) => setPeople(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('apiDays')}>
        {(control) => (
          <select
            {...control}
            value={days}
            onChange={(event) =>
              setDays(apiTokenDays.find((known) => String(known) === event.target.value) ?? apiTokenDays[0])
            }
          >
            {apiTokenDays.map((count) => (
              <option key={count} value={count}>
                {t('apiDaysCount', { count })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FailureNotice isInForm failure={rest} />
      <FormButtons section="api" label={t('tokenAdd')} isRunning={adding.isRunning} />
      <LeaveGuard isChanged={isChanged} />
    </form>
  );
}
