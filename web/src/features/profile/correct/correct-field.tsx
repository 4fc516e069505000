import { hideableFields, maxCorrectionLength, type CorrectableField, type HideableField } from '@directory/contract';
import { useState } from 'react';
import { useFieldErrorSentence } from '../../../messages/error-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { classes } from '../../../ui/classes.ts';
import { Field, type FieldControl } from '../../../ui/form/field.tsx';
import { useFieldFault } from '../edit/field-fault.ts';
import { useCorrectionChoices, type Choice } from './correction-choices.ts';
import styles from './correct.module.css';
import { FieldLayersList } from './field-layers.tsx';
import { HideToggle } from './hide-toggle.tsx';
import { ReferenceField } from './reference-field.tsx';
import type { Correction } from './use-correction.ts';

interface CorrectFieldProps {
  field: CorrectableField;
  /** Name of the person whose profile is corrected. */
  name: string;
  correction: Correction;
}

/** A field: its control, the values from each source, and whether it is hidden from others. */
export function CorrectField({ field, name, correction }: CorrectFieldProps) {
  const { t } = useTranslation('profile');
  const labelOf = useFieldLabel();
  const faultSentence = useFieldFault(field);
  const codeSentence = useFieldErrorSentence();
  const choices = useCorrectionChoices(field, correction.lists);
  const [isSearching, setIsSearching] = useState(false);
  const code = isSearching ? undefined : correction.faultOf(field);
  // A correction may name a person by more than the group ID that an edit needs.
  const sentence = isReference(field) ? codeSentence : faultSentence;
  const fault = code === undefined ? undefined : sentence(code, correction.valueOf(field));
  const isCorrected = (correction.layersOf(field)?.correction ?? null) !== null;
  const write = (value: string) => choices?.find((choice) => choice.value === value)?.label ?? value;
  return (
    <div className={classes(styles.field, isCorrected && styles.isCorrected)} data-field={field}>
      {isCorrected && <span className={styles.mark}>{t('corrected')}</span>}
      {isReference(field) ? (
        <ReferenceField field={field} fault={fault} correction={correction} onSearching={setIsSearching} />
      ) : (
        <Field label={labelOf(field)} fault={fault}>
          {(control) =>
            choices === undefined ? (
              <Text field={field} control={control} correction={correction} />
            ) : (
              <Select field={field} control={control} choices={choices} correction={correction} />
            )
          }
        </Field>
      )}
      {isHideable(field) && <HideToggle field={field} correction={correction} />}
      <FieldLayersList field={field} name={name} correction={correction} write={write} />
    </div>
  );
}

function Text({
  field,
  control,
  correction,
}: {
  field: CorrectableField;
  control: FieldControl;
  correction: Correction;
}) {
  return (
    <input
      {...control}
      type="text"
      inputMode={inputModes[field] ?? 'text'}
      autoComplete="off"
      // Allows a value that is too long, so that it is reported, but limits it to keep the page responsive.
      maxLength={maxCorrectionLength(field) * 2}
      value={correction.valueOf(field)}
      onChange={(event) => correction.change(field, event.target.value)}
      onBlur={() => correction.normalize(field)}
    />
  );
}

const inputModes: { readonly [field in CorrectableField]?: 'tel' | 'url' | 'email' } = {
  email: 'email',
  primaryPhone: 'tel',
  mobilePhone: 'tel',
  C_ipPhone: 'tel',
  C_facsimileTelephoneNumber: 'tel',
  linkedInURI: 'url',
  xURI: 'url',
};

interface SelectProps {
  field: CorrectableField;
  control: FieldControl;
  choices: readonly Choice[];
  correction: Correction;
}

function Select({ field, control, choices, correction }: SelectProps) {
  const { t } = useTranslation('profile');
  const value = correction.valueOf(field);
  // A feed may deliver a value that is not on the list.
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select {...control} value={value} onChange={(event) => correction.change(field, event.target.value)}>
      {!choices.some((choice) => choice.value === '') && <option value="">{t('notGiven')}</option>}
      {!isOffered && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function isReference(field: CorrectableField): field is 'manager' | 'C_assistant' {
  return field === 'manager' || field === 'C_assistant';
}

function isHideable(field: CorrectableField): field is CorrectableField & HideableField {
  return (hideableFields as readonly string[]).includes(field);
}
