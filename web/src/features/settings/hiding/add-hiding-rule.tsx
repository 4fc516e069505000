import { hidingScopes, type HideableField, type HidingScope } from '@directory/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { classes } from '../../../ui/classes.ts';
import { Field } from '../../../ui/form/field.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useRejectedFields } from '../use-rejected-fields.ts';
import { GroupField } from './group-field.tsx';
import { HidingFields } from './hiding-fields.tsx';
import { useHidingRuleChanges } from './hiding-queries.ts';
import { useRuleName } from './hiding-words.ts';

/** The form for a new rule: the group of people, and the fields. */
export function AddHidingRule() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const ruleName = useRuleName();
  const navigateWithNotice = useNavigateWithNotice();
  const { add } = useHidingRuleChanges();
  const form = useRef<HTMLFormElement>(null);
  const [scope, setScope] = useState<HidingScope>('userType');
  const [value, setValue] = useState('');
  const [fields, setFields] = useState<ReadonlySet<HideableField>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const adding = useAction(
    async () => {
      const rule = await add(scope, value.trim(), [...fields]);
      navigateWithNotice(settingsAddress('hiding'), t('ruleAdded', { id: ruleName(rule) }));
    },
    { isLast: true },
  );
  const { faults, rest } = useRejectedFields(form, adding.failure, { value: { value, codes: ['rule.known'] } });
  const isMissingGroup = isChecked && value.trim() === '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (value.trim() === '')
      event.currentTarget.querySelectorAll<HTMLElement>('select, input[type="text"]')[1]?.focus();
    else if (fields.size === 0) event.currentTarget.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
    else void adding.run();
  }

  return (
    <form
      ref={form}
      className={page.panel}
      aria-label={t('addHiding')}
      onChange={adding.clearFailure}
      onSubmit={submit}
    >
      <h3>{t('addHiding')}</h3>
      <div className={page.narrow}>
        <Field label={t('hidingScope')}>
          {(control) => (
            <select
              {...control}
              value={scope}
              onChange={(event) => {
                setScope(event.target.value as HidingScope);
                setValue('');
              }}
            >
              {hidingScopes.map((name) => (
                <option key={name} value={name}>
                  {t(`scope.${name}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={classes(page.narrow, page.stack)}>
        <GroupField
          key={scope}
          scope={scope}
          value={value}
          fault={isMissingGroup ? t('hidingGroupMissing') : faults.value}
          onChange={(chosen) => {
            setValue(chosen);
            adding.clearFailure();
          }}
        />
      </div>
      <HidingFields chosen={fields} isMissing={isChecked && fields.size === 0} onChange={setFields} />
      <FailureNotice isInForm failure={rest} />
      <FormButtons section="hiding" label={shell('submit')} isRunning={adding.isRunning} />
      <LeaveGuard isChanged={value !== '' || fields.size > 0} />
    </form>
  );
}
