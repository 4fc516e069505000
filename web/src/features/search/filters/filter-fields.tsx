import type { SearchParameters } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { chosenParameters, type Choice, type ChosenParameter, type FilterChoices } from './filter-choices.ts';
import styles from './filter-fields.module.css';
import { readableValue } from './quoted-value.ts';
import { filterParameters, type FilterParameter } from '../search-address.ts';

interface FilterFieldsProps {
  values: SearchParameters;
  onChange: (parameter: FilterParameter, value: string) => void;
  lists: FilterChoices;
}

const isChosen = (parameter: FilterParameter): parameter is ChosenParameter =>
  (chosenParameters as readonly string[]).includes(parameter);

/** The twelve filters of the advanced search, in a grid of one, two or four columns. */
export function FilterFields({ values, onChange, lists }: FilterFieldsProps) {
  const { t } = useTranslation('search');
  const faultOf = (parameter: FilterParameter) => {
    if (parameter === 'gbuQuery') return lists.haveGbusFailed ? t('gbusFailed') : undefined;
    const isFromLists = parameter === 'C_businessCategoryQuery' || parameter === 'C_countryNameQuery';
    return isFromLists && lists.haveListsFailed ? t('listsFailed') : undefined;
  };
  return (
    <div className={styles.grid}>
      {filterParameters.map((parameter) => {
        const value = values[parameter] ?? '';
        const change = (typed: string) => onChange(parameter, typed);
        return isChosen(parameter) ? (
          <ChosenField
            key={parameter}
            label={t(parameter)}
            value={readableValue(parameter, value)}
            choices={lists.choices[parameter]}
            nameOf={(code) => lists.labelOf(parameter, code)}
            fault={faultOf(parameter)}
            onChange={change}
          />
        ) : (
          <TypedField
            key={parameter}
            label={t(parameter)}
            value={value}
            nameOf={(city) => lists.labelOf(parameter, city)}
            valueOf={(text) => lists.valueOf(parameter, text)}
            isPhone={parameter === 'primaryPhoneQuery'}
            maxLength={parameter === 'primaryPhoneQuery' || parameter === 'groupIdQuery' ? 64 : 256}
            onChange={change}
          />
        );
      })}
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

interface TypedFieldProps extends FieldProps {
  /** Converts a value to the form in which people write it, such as `Lyon, France`, and back. */
  nameOf: (value: string) => string;
  valueOf: (text: string) => string;
  isPhone: boolean;
  maxLength: number;
}

function TypedField({ label, value, nameOf, valueOf, isPhone, maxLength, onChange }: TypedFieldProps) {
  const id = useId();
  // Shows the text exactly as typed until the value changes elsewhere.
  const [typed, setTyped] = useState<{ text: string; value: string }>();

  function change(text: string) {
    const next = text === nameOf(value) ? value : valueOf(text);
    setTyped({ text, value: next });
    onChange(next);
  }

  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        className={styles.control}
        type="text"
        inputMode={isPhone ? 'tel' : 'text'}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={typed?.value === value ? typed.text : nameOf(value)}
        onChange={(event) => change(event.target.value)}
      />
    </Labelled>
  );
}

interface ChosenFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** Returns the label of a value that is not among the choices. */
  nameOf: (value: string) => string;
  fault: string | undefined;
}

function ChosenField({ label, value, choices, nameOf, fault, onChange }: ChosenFieldProps) {
  const { t } = useTranslation('search');
  const id = useId();
  // A shared address may contain a value that is not in the list, or the list may not have loaded.
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  return (
    <Labelled id={id} label={label}>
      <select
        id={id}
        className={styles.control}
        aria-describedby={fault === undefined ? undefined : `${id}fault`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('any')}</option>
        {!isOffered && <option value={value}>{nameOf(value)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {fault !== undefined && (
        <p id={`${id}fault`} className={styles.fault}>
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {fault}
        </p>
      )}
    </Labelled>
  );
}
