import { maxRuleIdLength, type EditableField, type RuleKind } from '@directory/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useRejectedFields } from '../use-rejected-fields.ts';
import { useRuleCoverage } from './rule-coverage.ts';
import { RuleFields } from './rule-fields.tsx';
import styles from './rules.module.css';
import { useRuleChanges, useRuleSuggestions } from './rules-queries.ts';

/** The form for a new rule: its ID, typed or suggested, and its fields. */
export function AddRule({ kind }: { kind: RuleKind }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const navigateWithNotice = useNavigateWithNotice();
  const { add } = useRuleChanges(kind);
  const form = useRef<HTMLFormElement>(null);
  const [id, setId] = useState('');
  const [fields, setFields] = useState<ReadonlySet<EditableField>>(new Set());
  const [isMissing, setIsMissing] = useState(false);
  const adding = useAction(
    async () => {
      const rule = await add({ id: id.trim(), fields });
      navigateWithNotice(settingsAddress(kind), t('ruleAdded', { id: rule.id }));
    },
    { isLast: true },
  );

  const idField = kind === 'organizations' ? 'organization' : 'domain';
  const { faults, rest } = useRejectedFields(form, adding.failure, {
    [idField]: { value: id, longest: maxRuleIdLength, codes: ['rule.known'] },
  });
  const { data: suggestions = [] } = useRuleSuggestions(kind, id);
  const typed = id.trim().toLowerCase();
  const hasRule = suggestions.some((suggestion) => suggestion.hasRule && suggestion.id.toLowerCase() === typed);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsMissing(typed === '');
    if (typed === '' || hasRule) form.current?.querySelector('input')?.focus();
    else void adding.run();
  }

  const heading = kind === 'organizations' ? t('addOrganization') : t('addDomain');
  return (
    <form ref={form} className={page.panel} aria-label={heading} onChange={adding.clearFailure} onSubmit={submit}>
      <h3>{heading}</h3>
      <Field
        label={kind === 'organizations' ? t('organizationId') : t('domainId')}
        hint={kind === 'organizations' ? t('organizationIdHint') : t('domainIdHint')}
        fault={isMissing ? t('ruleIdMissing') : hasRule ? t('hasRule') : faults[idField]}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxRuleIdLength}
            value={id}
            onChange={(event) => {
              setId(event.target.value);
              setIsMissing(false);
            }}
          />
        )}
      </Field>
      <Suggestions
        kind={kind}
        id={id}
        onChoose={(chosen) => {
          setId(chosen);
          setIsMissing(false);
          adding.clearFailure();
        }}
      />
      <RuleFields chosen={fields} onChange={setFields} />
      <FailureNotice isInForm failure={rest} />
      <FormButtons section={kind} label={shell('submit')} isRunning={adding.isRunning} />
      <LeaveGuard isChanged={id.trim() !== '' || fields.size > 0} />
    </form>
  );
}

interface SuggestionsProps {
  kind: RuleKind;
  id: string;
  onChoose: (id: string) => void;
}

/** Suggested IDs with their number of people, in a box of a fixed height. IDs that have a rule are disabled. */
function Suggestions({ kind, id, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('settings');
  const coverage = useRuleCoverage();
  const query = useRuleSuggestions(kind, id);
  return (
    <div className={styles.suggestions}>
      <Loaded query={query}>
        {(suggestions) =>
          suggestions.length === 0 ? (
            <p className={page.quiet}>{t('noSuggestions')}</p>
          ) : (
            <ul aria-label={t('suggestions')} className={styles.ids}>
              {suggestions.map((suggestion) => (
                <li key={suggestion.id}>
                  <button
                    type="button"
                    className={styles.suggestion}
                    disabled={suggestion.hasRule}
                    aria-pressed={suggestion.id === id}
                    onClick={() => onChoose(suggestion.id)}
                  >
                    <bdi>{suggestion.id}</bdi>
                    <small className={page.quiet}>{suggestion.hasRule ? t('hasRule') : coverage(suggestion)}</small>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
