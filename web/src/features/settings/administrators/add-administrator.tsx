import type { PersonSummary } from '@directory/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useConfiguration } from '../../../api/configuration.tsx';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { PersonPicker } from '../../../people/picker/person-picker.tsx';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { personName } from '../../../people/person-name.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useUnitName } from '../addresses/addresses-queries.ts';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useRejectedFields } from '../use-rejected-fields.ts';
import { usePickerWords } from '../use-picker-words.ts';
import { administratorLogin } from './administrator-login.ts';
import { useAdministratorChanges } from './administrators-queries.ts';

/** Adds an administrator by group ID or login, or chosen from the directory. */
export function AddAdministrator() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { companyDomain } = useConfiguration();
  const words = usePickerWords();
  const navigateWithNotice = useNavigateWithNotice();
  const { add } = useAdministratorChanges();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [person, setPerson] = useState<PersonSummary>();
  const [unit, setUnit] = useState('');
  const references = useReferenceLists();
  const unitName = useUnitName();
  const [isMissing, setIsMissing] = useState(false);
  const login = person?.login ?? administratorLogin(text, companyDomain);

  const adding = useAction(
    async (allowsUnlisted: boolean) => {
      const added = await add(login, unit, allowsUnlisted);
      const name = added.person === null ? added.login : personName(added.person, shell);
      navigateWithNotice(settingsAddress('administrators'), t('administratorAdded', { name }));
    },
    { isLast: true },
  );
  const { faults, rest } = useRejectedFields(form, adding.failure, {
    userLogin: { value: login, codes: ['administrator.known', 'profile.left'] },
  });
  const isUnknownLogin = adding.failure instanceof ApiFailure && adding.failure.code === 'administrator.not-listed';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsMissing(login === '');
    if (login === '') form.current?.querySelector('input')?.focus();
    else void adding.run(false);
  }

  return (
    <form
      ref={form}
      className={`${styles.panel} ${styles.narrow}`}
      aria-label={t('addAdministrator')}
      onSubmit={submit}
    >
      <h3>{t('addAdministrator')}</h3>
      <PersonPicker
        label={t('administratorLabel')}
        hint={
          login === '' || person !== undefined || login === text.trim()
            ? t('administratorHint', { domain: companyDomain })
            : t('administratorCompleted', { login })
        }
        fault={isMissing ? t('administratorMissing') : faults.userLogin}
        value={text}
        words={words}
        onType={(typed) => {
          setText(typed);
          setPerson(undefined);
          setIsMissing(false);
          adding.clearFailure();
        }}
        onChoose={(chosen) => {
          setText(personName(chosen, shell));
          setPerson(chosen);
          setIsMissing(false);
          adding.clearFailure();
        }}
      />
      <SelectField
        label={t('administratorScope')}
        value={unit}
        empty={t('administratorOfAll')}
        hint={t('administratorScopeHint')}
        choices={(references.data?.businessUnits ?? []).map(({ id }) => ({ value: id, label: unitName(id) }))}
        onChange={(chosen) => {
          setUnit(chosen);
          adding.clearFailure();
        }}
      />
      {person !== undefined && <p className={styles.quiet}>{t('administratorChosen', { login })}</p>}
      {isUnknownLogin ? (
        <Notice
          kind="warning"
          actions={<Button onClick={() => void adding.run(true)}>{t('administratorAddAnyway')}</Button>}
        >
          {t('administratorNotListed', { login })}
        </Notice>
      ) : (
        <FailureNotice isInForm failure={rest} />
      )}
      <FormButtons section="administrators" label={shell('submit')} isRunning={adding.isRunning} />
      <LeaveGuard isChanged={text.trim() !== '' || unit !== ''} />
    </form>
  );
}
