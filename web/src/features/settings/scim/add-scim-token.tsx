import { siteAddress } from '../../../base-path.ts';
import { longestTokenName, scimScopes } from '@directory/contract';
import type { ScimScope } from '@directory/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { CopyValue } from '../copy-value.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { NewSecret } from '../new-secret.tsx';
import styles from '../settings-page.module.css';
import { TokenNameField } from '../token-name-field.tsx';
import { useAction } from '../use-action.ts';
import { useRejectedFields } from '../use-rejected-fields.ts';
import { useScimTokenChanges } from './scim-queries.ts';

/** The form for a new token, which is then shown once. */
export function AddScimToken() {
  const { t } = useTranslation('settings');
  const { add } = useScimTokenChanges();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ScimScope>('write');
  const [isChecked, setIsChecked] = useState(false);
  const [secret, setSecret] = useState<string>();
  const adding = useAction(async () => setSecret((await add(name.trim(), scope)).secret));
  const { faults, rest } = useRejectedFields(form, adding.failure, {
    name: { value: name, longest: longestTokenName },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else void adding.run();
  }

  if (secret !== undefined) {
    return (
      <NewSecret section="scim" heading={t('tokenMade', { name: name.trim() })} warning={t('tokenOnce')}>
        <CopyValue label={t('token')} hint={t('scimSecretHint')} value={secret} />
        <CopyValue label={t('baseUrl')} hint={t('scimBaseUrlHint')} value={`${siteAddress()}/scim/v2`} />
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
        hint={t('scimTokenNameHint')}
        value={name}
        isChecked={isChecked}
        fault={faults.name}
        onChange={setName}
      />
      <Field label={t('scimScope')} hint={t('scimScopeHint')}>
        {(control) => (
          <select
            {...control}
            value={scope}
            onChange={(event) => setScope(scimScopes.find((known) => known === event.target.value) ?? 'write')}
          >
            {scimScopes.toReversed().map((known) => (
              <option key={known} value={known}>
                {t(`scimScope.${known}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FailureNotice isInForm failure={rest} />
      <FormButtons section="scim" label={t('tokenAdd')} isRunning={adding.isRunning} />
      <LeaveGuard isChanged={name.trim() !== '' || scope !== 'write'} />
    </form>
  );
}
