import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import field from '../../ui/form/field.module.css';
import rules from './rules/rules.module.css';

interface ChoicesProps<Name extends string> {
  label: string;
  names: readonly Name[];
  labelOf: (name: Name) => string;
  chosen: readonly Name[];
  /** Shown when the form was submitted without a choice. */
  fault: string | undefined;
  onChange: (chosen: readonly Name[]) => void;
}

/** A checkbox for each of a few names. */
export function Choices<Name extends string>({ label, names, labelOf, chosen, fault, onChange }: ChoicesProps<Name>) {
  const id = useId();
  const toggle = (changed: Name, isChosen: boolean) =>
    onChange(names.filter((name) => (name === changed ? isChosen : chosen.includes(name))));
  return (
    <fieldset className={rules.fields} aria-describedby={fault === undefined ? undefined : id}>
      <legend>{label}</legend>
      <div className={rules.grid}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={labelOf(name)}
            isChecked={chosen.includes(name)}
            onChange={(isChosen) => toggle(name, isChosen)}
          />
        ))}
      </div>
      {fault !== undefined && (
        <p id={id} className={field.fault} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {fault}
        </p>
      )}
    </fieldset>
  );
}
