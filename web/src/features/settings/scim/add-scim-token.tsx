import { longestTokenName, scimScopes } from '@directory/contract';
import type { ScimScope } from '@directory/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { endsEdit, LeaveGuard } from '../../../ui/leave-guard.tsx';
import { CopyValue } from '../copy-value.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { NewSecret } from '../new-secret.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useScimTokenChanges } from './scim-queries.ts';

/** Makes a token, then shows it once. */
export function AddScimToken() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { add } = useScimTokenChanges();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ScimScope>('write');
  const [isMissing, setIsMissing] = useState(false);
  const [secret, setSecret] = useState<string>();
  const adding = useAction(async () => setSecret((await add(name.trim(), scope)).secret));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() === '') field.current?.focus();
    else void adding.run();
  }

  if (secret !== undefined) {
    return (
      <NewSecret section="scim" heading={t('scimTokenMade', { name: name.trim() })} warning={t('scimSecretOnce')}>
        <CopyValue label={t('scimSecret')} hint={t('scimSecretHint')} value={secret} />
        <CopyValue label={t('scimBaseUrl')} hint={t('scimBaseUrlHint')} value={`${location.origin}/scim/v2`} />
      </NewSecret>
    );
  }
  return (
    <form className={`${styles.panel} ${styles.narrow}`} aria-label={t('scimTokenAdd')} noValidate onSubmit={submit}>
      <h3>{t('scimTokenAdd')}</h3>
      <Field
        label={t('scimTokenName')}
        hint={t('scimTokenNameHint')}
        fault={isMissing ? t('scimTokenNameMissing') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            value={name}
            maxLength={longestTokenName}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setIsMissing(false);
            }}
          />
        )}
      </Field>
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
      <FailureNotice failure={adding.failure} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={adding.isRunning}>
          {adding.isRunning ? t('saving') : t('scimTokenAdd')}
        </Button>
        <ButtonLink to={settingsAddress('scim')} state={endsEdit}>
          {shell('cancel')}
        </ButtonLink>
      </div>
      <LeaveGuard isChanged={name.trim() !== ''} />
    </form>
  );
}
