import type { PersonSummary } from '@directory/contract';
import type { ReactNode } from 'react';
import styles from '../../ui/form/combobox.module.css';
import { Field } from '../../ui/form/field.tsx';
import { useCombobox, useComboboxPopup } from '../../ui/form/use-combobox.ts';
import { NoOptions, RetryOption, useNoOptionsText } from './no-options.tsx';
import { OptionGroups } from './option-groups.tsx';
import { PersonOption } from './person-option.tsx';
import { useSuggestedPeople } from './use-suggested-people.ts';
import { Announced } from '../../ui/status/announced.tsx';

interface PersonPickerProps {
  label: string;
  hint?: ReactNode;
  fault?: string | undefined;
  /** The typed text, or the name of the chosen person. */
  value: string;
  onType: (text: string) => void;
  onChoose: (person: PersonSummary) => void;
  /** The accessible name of the list, and the announcement of the number of people. */
  words: { list: string; announced: (count: number) => string };
}

/** A combobox that finds a person by any text that the search accepts. If no person is chosen, the typed text remains. */
export function PersonPicker({ label, hint, fault, value, onType, onChoose, words }: PersonPickerProps) {
  const [popup, ref] = useComboboxPopup();
  const suggestions = useSuggestedPeople({ text: value, isWanted: popup.isWanted });
  const combobox = useCombobox({ popup, suggestions, keyOf: ({ login }) => login, value, onType, onChoose });
  const noOptions = useNoOptionsText(suggestions);
  return (
    <div ref={ref}>
      <Field label={label} fault={fault} {...(hint === undefined ? {} : { hint })}>
        {(control) => (
          <div className={styles.anchor}>
            <input {...control} {...combobox.inputProps} />
            <div className={styles.popup} {...combobox.popupProps}>
              <NoOptions text={noOptions} />
              <div {...combobox.listProps} aria-label={words.list}>
                <OptionGroups people={suggestions.items}>
                  {(person) => (
                    <PersonOption key={person.login} person={person} option={combobox.optionProps(person)} />
                  )}
                </OptionGroups>
                <RetryOption option={combobox.retryProps} />
              </div>
            </div>
          </div>
        )}
      </Field>
      <Announced text={noOptions || (combobox.isOpen ? words.announced(suggestions.items.length) : '')} />
    </div>
  );
}
