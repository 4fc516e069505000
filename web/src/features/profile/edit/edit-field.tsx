import { fieldRules, type OwnField } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { AssistantPicker } from './assistant-picker.tsx';
import type { ControlAttributes } from './control-attributes.ts';
import styles from './edit-field.module.css';
import { useFieldChoices, type Choice } from './field-choices.ts';
import { useFieldFault } from './field-fault.ts';
import { useFieldHint } from './field-hint.ts';
import { ImportedValueWarning } from './imported-value-warning.tsx';
import { ConflictQuestion } from './conflict-question.tsx';
import type { ProfileEdit } from './use-profile-edit.ts';

interface EditFieldProps {
  field: OwnField;
  label: string;
  edit: ProfileEdit;
}

/** Label, control, hint and error of a profile field. */
export function EditField({ field, label, edit }: EditFieldProps) {
  const id = useId();
  const sentence = useFieldFault(field);
  const hint = useFieldHint(field, edit);
  const [isSearching, setIsSearching] = useState(false);
  // While the user searches for a person by name, the text is not an error.
  const fault = isSearching && edit.valueOf(field) !== '' ? undefined : edit.faultOf(field);
  const hasWarning = edit.hasWarning(field);
  const described = [hint && `${id}hint`, fault && `${id}fault`, hasWarning && `${id}warning`].filter(Boolean);
  const attributes: ControlAttributes = {
    id,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': fault === undefined ? undefined : true,
  };
  return (
    <div className={styles.field}>
      <dt>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </dt>
      <dd className={styles.body}>
        <Control field={field} edit={edit} attributes={attributes} onSearching={setIsSearching} />
        {hint !== undefined && (
          <p id={`${id}hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {fault !== undefined && (
          <p id={`${id}fault`} className={styles.fault}>
            <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
            {sentence(fault, edit.valueOf(field))}
          </p>
        )}
        {hasWarning && <ImportedValueWarning id={`${id}warning`} field={field} />}
        <ConflictQuestion field={field} label={label} edit={edit} />
      </dd>
    </div>
  );
}

interface ControlProps {
  field: OwnField;
  edit: ProfileEdit;
  attributes: ControlAttributes;
  /** Called when a search for a person by name starts or ends. */
  onSearching: (isSearching: boolean) => void;
}

function Control({ field, edit, attributes, onSearching }: ControlProps) {
  const choices = useFieldChoices(field, edit);
  if (choices !== undefined) return <Select field={field} edit={edit} attributes={attributes} choices={choices} />;
  if (field === 'C_assistant') return <AssistantPicker edit={edit} attributes={attributes} onSearching={onSearching} />;
  const isReadOnly = field === 'zipCode' && edit.hasAddressList;
  return (
    <input
      {...attributes}
      className={styles.control}
      type="text"
      inputMode={inputModes[field] ?? 'text'}
      autoComplete="off"
      // Allows a value that is too long, so that it is reported, but limits it to keep the page responsive.
      maxLength={fieldRules[field].longest * 2}
      readOnly={isReadOnly}
      value={edit.valueOf(field)}
      onChange={(event) => edit.change(field, event.target.value)}
      onBlur={() => edit.normalize(field)}
    />
  );
}

const inputModes: { readonly [field in OwnField]?: 'tel' | 'url' } = {
  primaryPhone: 'tel',
  mobilePhone: 'tel',
  C_ipPhone: 'tel',
  C_facsimileTelephoneNumber: 'tel',
  linkedInURI: 'url',
  xURI: 'url',
};

function Select({
  field,
  edit,
  attributes,
  choices,
}: Omit<ControlProps, 'onSearching'> & { choices: readonly Choice[] }) {
  const { t } = useTranslation('profile');
  const value = edit.valueOf(field);
  // An imported value may be missing from the list.
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  const mayBeEmpty = fieldRules[field].mayBeEmpty || value === '';
  // Hundreds of countries or sites, which React need not compare while another field is typed.
  const options = useMemo(
    () =>
      choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      )),
    [choices],
  );
  return (
    <select
      {...attributes}
      className={styles.control}
      disabled={choices.length === 0 && value === ''}
      value={value}
      onChange={(event) => edit.change(field, event.target.value)}
    >
      {mayBeEmpty && <option value="">{t('choose')}</option>}
      {!isOffered && <option value={value}>{value}</option>}
      {options}
    </select>
  );
}
