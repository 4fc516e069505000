import type { PersonSummary } from '@directory/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import { NoOptions, RetryOption, useNoOptionsText } from '../../../people/picker/no-options.tsx';
import { OptionGroups } from '../../../people/picker/option-groups.tsx';
import { PersonOption } from '../../../people/picker/person-option.tsx';
import list from '../../../ui/form/combobox.module.css';
import { useCombobox, useComboboxPopup } from '../../../ui/form/use-combobox.ts';
import picker from './assistant-picker.module.css';
import { useFetchGroupId, useSuggestedAssistants } from './assistant-queries.ts';
import type { ControlAttributes } from './control-attributes.ts';
import styles from './edit-field.module.css';
import type { ProfileEdit } from './use-profile-edit.ts';
import { Announced } from '../../../ui/status/announced.tsx';

interface AssistantPickerProps {
  edit: ProfileEdit;
  attributes: ControlAttributes;
  /** Called with true while the box has the focus. */
  onSearching: (isSearching: boolean) => void;
}

/** The group ID of the assistant, typed or found by name. Choosing a person enters their group ID. */
export function AssistantPicker({ edit, attributes, onSearching }: AssistantPickerProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const [chosen, setChosen] = useState({ groupId: edit.base.C_assistant, name: edit.base.assistantName });
  const [failureText, setFailureText] = useState('');
  const fetchGroupId = useFetchGroupId();
  /** The person whose group ID is being fetched, unless the field has been changed since. */
  const fetchedPerson = useRef<PersonSummary>(undefined);
  const value = edit.valueOf('C_assistant');
  const [popup, ref] = useComboboxPopup();
  const suggestions = useSuggestedAssistants(value, edit.base, popup.isWanted);
  const noOptions = useNoOptionsText(suggestions);
  const combobox = useCombobox({
    popup,
    suggestions,
    keyOf: ({ login }) => login,
    value,
    onType: (text) => {
      fetchedPerson.current = undefined;
      edit.change('C_assistant', text);
      setFailureText('');
    },
    onChoose: (person) => void choose(person),
  });

  async function choose(person: PersonSummary) {
    fetchedPerson.current = person;
    const name = personName(person, shell);
    try {
      const groupId = await fetchGroupId(person.login);
      if (fetchedPerson.current !== person) return;
      if (groupId === '') return setFailureText(t('assistantWithoutId', { name }));
      setChosen({ groupId, name });
      setFailureText('');
      edit.change('C_assistant', groupId);
    } catch {
      if (fetchedPerson.current === person) setFailureText(t('assistantFailed'));
    }
  }

  return (
    <div ref={ref}>
      <div className={list.anchor}>
        <input
          {...attributes}
          {...combobox.inputProps}
          className={styles.control}
          onFocus={() => onSearching(true)}
          onBlur={() => onSearching(false)}
        />
        <div className={list.popup} {...combobox.popupProps}>
          <NoOptions text={noOptions} />
          <div {...combobox.listProps} aria-label={t('assistantSuggestions')}>
            <OptionGroups people={suggestions.items}>
              {(person) => <PersonOption key={person.login} person={person} option={combobox.optionProps(person)} />}
            </OptionGroups>
            <RetryOption option={combobox.retryProps} />
          </div>
        </div>
      </div>
      <output className={picker.name}>
        {failureText || (value !== '' && value === chosen.groupId && <bdi>{chosen.name}</bdi>)}
      </output>
      <Announced
        text={noOptions || (combobox.isOpen ? t('suggestionsAnnounced', { count: suggestions.items.length }) : '')}
      />
    </div>
  );
}
