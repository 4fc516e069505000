import type { HideableField, HidingRule } from '@directory/contract';
import { useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { Loaded } from '../loaded.tsx';
import { NewerVersion } from '../newer-version.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { HidingFields } from './hiding-fields.tsx';
import { useHidingRuleChanges, useHidingRules } from './hiding-queries.ts';
import { useRuleName } from './hiding-words.ts';

/** The form of one rule. */
export function ChangeHidingRule({ id }: { id: string }) {
  const { t } = useTranslation('settings');
  const rules = useHidingRules();
  return (
    <Loaded query={rules}>
      {(list) => {
        const rule = list.find((other) => String(other.id) === id);
        return rule === undefined ? (
          <Notice kind="warning" actions={<ButtonLink to={settingsAddress('hiding')}>{t('backToList')}</ButtonLink>}>
            {t('ruleRemovedMeanwhile', { id })}
          </Notice>
        ) : (
          <RuleForm newest={rule} />
        );
      }}
    </Loaded>
  );
}

/** The form is based on the version that it was opened with, and offers a newer version. */
function RuleForm({ newest }: { newest: HidingRule }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const labelOf = useFieldLabel();
  const name = useRuleName()(newest);
  const navigateWithNotice = useNavigateWithNotice();
  const { change } = useHidingRuleChanges();
  const [base, setBase] = useState(newest);
  const [fields, setFields] = useState<ReadonlySet<HideableField>>(new Set(newest.fields));
  const [isChecked, setIsChecked] = useState(false);
  const saving = useAction(
    async () => {
      await change(base, [...fields]);
      navigateWithNotice(settingsAddress('hiding'), t('ruleChanged', { id: name }));
    },
    { isLast: true },
  );
  const isStale = saving.failure instanceof ApiFailure && saving.failure.code === 'rule.stale';
  const hasNewerVersion = newest.version > base.version && !saving.isRunning;
  const isChanged = fields.size !== base.fields.length || base.fields.some((field) => !fields.has(field));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (fields.size === 0) event.currentTarget.querySelector('input')?.focus();
    else void saving.run();
  }

  function continueFrom(chosen: ReadonlySet<HideableField>) {
    setBase(newest);
    setFields(chosen);
    saving.clearFailure();
  }

  return (
    <form className={page.panel} aria-label={t('changeOf', { name })} onSubmit={submit}>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className={page.quiet}>{t('appliesTo', { count: newest.appliesToCount })}</p>
      </div>
      {hasNewerVersion && (
        <NewerVersion
          hasRejected={isStale}
          choices={[
            { text: t('useNewer'), onChoose: () => continueFrom(new Set(newest.fields)) },
            { text: t('keepMine'), onChoose: () => continueFrom(fields) },
          ]}
        >
          <p>{t('ruleStale', { time: format.moment(new Date(newest.changedAt)) })}</p>
          <p>{t('hiddenNow', { fields: newest.fields.map(labelOf).join(', ') })}</p>
        </NewerVersion>
      )}
      <HidingFields chosen={fields} isMissing={isChecked && fields.size === 0} onChange={setFields} />
      {!(isStale && hasNewerVersion) && <FailureNotice isInForm failure={saving.failure} />}
      <FormButtons section="hiding" label={shell('submit')} isRunning={saving.isRunning} canSubmit={!hasNewerVersion} />
      <LeaveGuard isChanged={isChanged} />
    </form>
  );
}
