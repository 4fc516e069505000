import type { PersonSummary } from '@directory/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import { PersonPicker } from '../../../people/picker/person-picker.tsx';
import { useFetchGroupId } from '../edit/assistant-queries.ts';
import styles from './correct.module.css';
import type { Correction } from './use-correction.ts';

interface ReferenceFieldProps {
  field: 'manager' | 'C_assistant';
  fault: string | undefined;
  correction: Correction;
  /** Called with true while the box has the focus: an incomplete name is not an error yet. */
  onSearching: (isSearching: boolean) => void;
}

/** The field for the manager or the assistant. Choosing a person enters their group ID, or the login of a person without one. */
export function ReferenceField({ field, fault, correction, onSearching }: ReferenceFieldProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { base } = correction;
  const [chosen, setChosen] = useState({
    reference: base.values[field],
    name: field === 'manager' ? base.managerName : base.assistantName,
  });
  const [failureText, setFailureText] = useState('');
  const fetchGroupId = useFetchGroupId();
  /** The person whose group ID is being fetched, unless the field has been changed since. */
  const fetchedPerson = useRef<PersonSummary>(undefined);
  const value = correction.valueOf(field);

  async function choose(person: PersonSummary) {
    fetchedPerson.current = person;
    const name = personName(person, shell);
    try {
      const reference = (await fetchGroupId(person.login)) || person.login;
      if (fetchedPerson.current !== person) return;
      setChosen({ reference, name });
      setFailureText('');
      correction.change(field, reference);
    } catch {
      if (fetchedPerson.current === person) setFailureText(t('assistantFailed'));
    }
  }

  return (
    <div onFocus={() => onSearching(true)} onBlur={() => onSearching(false)}>
      <PersonPicker
        label={t(field)}
        hint={t('referenceHint')}
        fault={fault}
        value={value}
        words={{
          list: t('assistantSuggestions'),
          announced: (count) => t('suggestionsAnnounced', { count }),
        }}
        onType={(text) => {
          fetchedPerson.current = undefined;
          correction.change(field, text);
          setFailureText('');
        }}
        onChoose={(person) => void choose(person)}
      />
      <output className={styles.reference}>
        {failureText || (value !== '' && value === chosen.reference && <bdi>{chosen.name}</bdi>)}
      </output>
    </div>
  );
}
