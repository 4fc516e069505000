import type { ChartChoice } from '@directory/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Field } from '../../../ui/form/field.tsx';
import { announce } from '../../../ui/status/announcer.tsx';
import { useHidingGroups } from '../hiding/hiding-queries.ts';
import rules from '../rules/rules.module.css';
import page from '../settings-page.module.css';
import styles from './chart.module.css';

const modes = ['except', 'only'] as const;

interface ChartOrganizationsProps {
  choice: ChartChoice;
  onChange: (choice: ChartChoice) => void;
}

/** The organizations that are on the chart, or those that are excluded, with a box to add one. */
export function ChartOrganizations({ choice, onChange }: ChartOrganizationsProps) {
  const { t } = useTranslation('settings');
  const [text, setText] = useState('');
  const [isFaulty, setIsFaulty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { organizations } = choice;

  function add(id: string) {
    const hasInvisible = /\p{Cc}/u.test(id.trim());
    setIsFaulty(hasInvisible);
    if (hasInvisible) {
      input.current?.focus();
      announce(t('textInvisible'));
      return;
    }
    const isKnown = organizations.some((other) => other.toLowerCase() === id.trim().toLowerCase());
    if (id.trim() !== '' && !isKnown) onChange({ ...choice, organizations: [...organizations, id.trim()].toSorted() });
    setText('');
    // The pressed button is disabled, or removed with its suggestion.
    input.current?.focus();
  }

  return (
    <fieldset className={rules.fields}>
      <legend>{t('chartMode')}</legend>
      <div className={styles.modes}>
        {modes.map((mode) => (
          <label key={mode} className={styles.mode}>
            <input
              type="radio"
              name="chart-mode"
              checked={choice.mode === mode}
              onChange={() => onChange({ ...choice, mode })}
            />
            {t(`chart.${mode}`)}
          </label>
        ))}
      </div>
      <ul className={styles.chips} aria-label={t('organizations')}>
        {organizations.map((id) => (
          <li key={id}>
            <Chip
              removeLabel={t('removeFromListOf', { name: id })}
              onRemove={() => {
                onChange({ ...choice, organizations: organizations.filter((other) => other !== id) });
                // The pressed button is removed with the chip.
                input.current?.focus();
              }}
            >
              <bdi>{id}</bdi>
            </Chip>
          </li>
        ))}
        {organizations.length === 0 && <li className={page.quiet}>{t('noOrganizations')}</li>}
      </ul>
      <div className={classes(page.narrow, page.stack)}>
        <Field
          label={t('chartOrganization')}
          hint={t('chartOrganizationHint')}
          fault={isFaulty ? t('textInvisible') : undefined}
        >
          {(control) => (
            <div className={styles.adding}>
              <input
                {...control}
                ref={input}
                type="text"
                autoComplete="off"
                spellCheck={false}
                maxLength={256}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setIsFaulty(false);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // Enter adds the organization and does not submit the form.
                  event.preventDefault();
                  add(text);
                }}
              />
              <Button disabled={text.trim() === ''} onClick={() => add(text)}>
                {t('add')}
              </Button>
            </div>
          )}
        </Field>
        <Suggestions text={text} chosen={organizations} onChoose={add} />
      </div>
    </fieldset>
  );
}

interface SuggestionsProps {
  text: string;
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

/** Organizations of people in the directory that match the typed text and are not chosen yet. */
function Suggestions({ text, chosen, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('settings');
  const { data: groups = [] } = useHidingGroups('organization', text);
  const keys = new Set(chosen.map((id) => id.toLowerCase()));
  const offered = groups.filter(({ value }) => !keys.has(value.toLowerCase()));
  if (offered.length === 0) return null;
  return (
    <ul className={rules.suggestions} aria-label={t('suggestions')}>
      {offered.map(({ value, count }) => (
        <li key={value}>
          <button type="button" className={rules.suggestion} onClick={() => onChoose(value)}>
            <bdi>{value}</bdi>
            <small className={page.quiet}>{t('personCount', { count })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
