import type { EditableField, RuleKind, SelfServiceRule } from '@directory/contract';
import { useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
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
import { useRuleCoverage } from './rule-coverage.ts';
import { RuleFields } from './rule-fields.tsx';
import { useRuleChanges, useRules } from './rules-queries.ts';

/** The form of one rule. */
export function ChangeRule({ kind, id }: { kind: RuleKind; id: string }) {
  const { t } = useTranslation('settings');
  const rules = useRules(kind);
  return (
    <Loaded query={rules}>
      {(list) => {
        const rule = list.find((other) => other.id === id);
        return rule === undefined ? (
          <Notice kind="warning" actions={<ButtonLink to={settingsAddress(kind)}>{t('backToList')}</ButtonLink>}>
            {t('ruleRemovedMeanwhile', { id })}
          </Notice>
        ) : (
          <RuleForm kind={kind} newest={rule} />
        );
      }}
    </Loaded>
  );
}

/** The form is based on the version that it was opened with, and offers a newer version. */
function RuleForm({ kind, newest }: { kind: RuleKind; newest: SelfServiceRule }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { t: profile } = useTranslation('profile');
  const format = useFormat();
  const coverage = useRuleCoverage();
  const navigateWithNotice = useNavigateWithNotice();
  const { change } = useRuleChanges(kind);
  const [base, setBase] = useState(newest);
  const [fields, setFields] = useState<ReadonlySet<EditableField>>(new Set(newest.allowedAttributes));
  const saving = useAction(
    async () => {
      const rule = await change({ id: base.id, fields }, base.version);
      navigateWithNotice(settingsAddress(kind), t('ruleChanged', { id: rule.id }));
    },
    { isLast: true },
  );
  const isStale = saving.failure instanceof ApiFailure && saving.failure.code === 'rule.stale';
  const { allowedAttributes } = base;
  const isChanged = fields.size !== allowedAttributes.length || allowedAttributes.some((field) => !fields.has(field));
  const hasNewerVersion = newest.version > base.version && !saving.isRunning;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void saving.run();
  }

  function continueFrom(chosen: ReadonlySet<EditableField>) {
    setBase(newest);
    setFields(chosen);
    saving.clearFailure();
  }

  return (
    <form className={page.panel} aria-label={t('changeOf', { name: base.id })} onSubmit={submit}>
      <div>
        <h3>
          <bdi>{base.id}</bdi>
        </h3>
        <p className={page.quiet}>{coverage(newest)}</p>
      </div>
      {hasNewerVersion && (
        <NewerVersion
          hasRejected={isStale}
          choices={[
            { text: t('useNewer'), onChoose: () => continueFrom(new Set(newest.allowedAttributes)) },
            { text: t('keepMine'), onChoose: () => continueFrom(fields) },
          ]}
        >
          <p>{t('ruleStale', { time: format.moment(new Date(newest.changedAt)) })}</p>
          <p>
            {t('editableNow', {
              fields: newest.allowedAttributes.map((field) => profile(field)).join(', ') || t('noFields'),
            })}
          </p>
        </NewerVersion>
      )}
      <RuleFields chosen={fields} onChange={setFields} />
      {!(isStale && hasNewerVersion) && <FailureNotice isInForm failure={saving.failure} />}
      <FormButtons section={kind} label={shell('submit')} isRunning={saving.isRunning} canSubmit={!hasNewerVersion} />
      <LeaveGuard isChanged={isChanged} />
    </form>
  );
}
