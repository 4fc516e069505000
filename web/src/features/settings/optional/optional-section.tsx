import { optionalFields, type AboutMeSetting, type OptionalField } from '@directory/contract';
import { useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { focusFirstField } from '../../../ui/form/focus-first-field.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { Choices } from '../choices.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Loaded } from '../loaded.tsx';
import { NewerVersion } from '../newer-version.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useChangeOptionalFields, useOptionalFields } from './optional-queries.ts';

/** The setting for the "about me" fields that people can fill in. */
export function OptionalSection() {
  const { t } = useTranslation('settings');
  const setting = useOptionalFields();
  return (
    <>
      <Notice kind="note">{t('optionalExplained')}</Notice>
      <Loaded query={setting} skeletons={1}>
        {(newest) => <OptionalForm newest={newest} />}
      </Loaded>
    </>
  );
}

/** The form is based on the version that it was opened with, and offers a newer version. */
function OptionalForm({ newest }: { newest: AboutMeSetting }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { t: profile } = useTranslation('profile');
  const navigateWithNotice = useNavigateWithNotice();
  const change = useChangeOptionalFields();
  const [base, setBase] = useState(newest);
  const [fields, setFields] = useState<readonly OptionalField[]>(newest.fields);
  const isChanged = fields.join() !== base.fields.join();
  const saving = useAction(async () => {
    const saved = await change([...fields], base.version);
    setBase(saved);
    setFields(saved.fields);
    navigateWithNotice(settingsAddress('optional'), t('optionalChanged'));
  });
  const isStale = saving.failure instanceof ApiFailure && saving.failure.code === 'rule.stale';
  const hasNewerVersion = newest.version > base.version && !saving.isRunning;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void saving.run();
  }

  function continueFrom(chosen: readonly OptionalField[]) {
    setBase(newest);
    setFields(chosen);
    saving.clearFailure();
  }

  return (
    <form className={page.panel} aria-label={t('optional')} onSubmit={submit}>
      {hasNewerVersion && (
        <NewerVersion
          hasRejected={isStale}
          choices={[
            { text: t('useNewer'), onChoose: () => continueFrom(newest.fields) },
            { text: t('keepMine'), onChoose: () => continueFrom(fields) },
          ]}
        >
          {t('settingStale')}
        </NewerVersion>
      )}
      <Choices
        label={t('optionalFields')}
        names={optionalFields}
        labelOf={(field) => profile(field)}
        chosen={fields}
        fault={undefined}
        onChange={setFields}
      />
      {!(isStale && hasNewerVersion) && <FailureNotice isInForm failure={saving.failure} />}
      <div className={page.buttons}>
        <Button type="submit" look="primary" disabled={!isChanged || hasNewerVersion} isRunning={saving.isRunning}>
          {saving.isRunning ? t('saving') : shell('submit')}
        </Button>
        <Button
          disabled={!isChanged || saving.isRunning}
          onClick={({ currentTarget }) => {
            focusFirstField(currentTarget);
            setFields(base.fields);
          }}
        >
          {shell('cancel')}
        </Button>
      </div>
      <LeaveGuard isChanged={isChanged} />
    </form>
  );
}
