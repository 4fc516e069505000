import { Field } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  /** The label of the empty option. */
  empty: string;
  hint?: string;
  /** The text of the error. */
  fault?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** A labelled select. */
export function SelectField({
  label,
  value,
  choices,
  empty,
  hint,
  fault,
  isDisabled = false,
  onChange,
}: SelectFieldProps) {
  return (
    <Field label={label} fault={fault} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <select {...control} value={value} disabled={isDisabled} onChange={(event) => onChange(event.target.value)}>
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
