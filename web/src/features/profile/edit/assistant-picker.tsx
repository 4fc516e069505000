import type { PersonSummary } from '@directory/contract';
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../people/avatar.tsx';
import { personName } from '../../../people/person-name.ts';
import { classes } from '../../../ui/classes.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { useDismiss } from '../../../ui/use-dismiss.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAssistantSearch, useFetchGroupId } from './assistant-queries.ts';
import picker from './assistant-picker.module.css';
import type { ControlAttributes } from './control-attributes.ts';
import styles from './edit-field.module.css';
import type { ProfileEdit } from './use-profile-edit.ts';

interface AssistantPickerProps {
  edit: ProfileEdit;
  attributes: ControlAttributes;
  /** Called with true while the focus is in the box. */
  onLook: (isLooking: boolean) => void;
}

/**
 * The assistant's group ID, typed or found by a name: an editable combobox with a list popup (WAI-ARIA 1.2, Authoring
 * Practices). Choosing a person enters their group ID.
 */
export function AssistantPicker({ edit, attributes, onLook }: AssistantPickerProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [activeLogin, setActiveLogin] = useState('');
  const [chosen, setChosen] = useState({ groupId: edit.base.C_assistant, name: edit.base.assistantName });
  const [trouble, setTrouble] = useState('');
  const fetchGroupId = useFetchGroupId();
  const value = edit.valueOf('C_assistant');
  const people = useAssistantSearch(value, edit.base, isAsking);
  const isOpen = people.length > 0;
  const position = people.findIndex(({ login }) => login === activeLogin);
  const active = people[position];

  const dismiss = useCallback(() => {
    setIsAsking(false);
    setActiveLogin('');
  }, []);
  useDismiss(isAsking, box, dismiss);

  async function choose(person: PersonSummary) {
    dismiss();
    const name = personName(person, shell);
    try {
      const groupId = await fetchGroupId(person.login);
      if (groupId === '') return setTrouble(t('assistantWithoutId', { name }));
      setChosen({ groupId, name });
      setTrouble('');
      edit.change('C_assistant', groupId);
    } catch {
      setTrouble(t('assistantFailed'));
    }
  }

  function handleKey(event: KeyboardEvent) {
    // While an input method composes, Enter and the arrows are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setIsAsking(true);
      else setActiveLogin(people[step(position, event.key === 'ArrowDown' ? 1 : -1, people.length)]?.login ?? '');
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      void choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      dismiss();
    }
  }

  return (
    <div ref={box} className={picker.box}>
      <input
        {...attributes}
        className={styles.control}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={256}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : `${listId}option${position}`}
        value={value}
        onChange={(event) => {
          edit.change('C_assistant', event.target.value);
          setIsAsking(true);
          setActiveLogin('');
          setTrouble('');
        }}
        onKeyDown={handleKey}
        onFocus={() => onLook(true)}
        onBlur={() => onLook(false)}
      />
      {/* A native list box holds plain text alone, no photo. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={listId} className={picker.popup} role="listbox" aria-label={t('assistantSuggestions')} hidden={!isOpen}>
        {people.map((person, row) => (
          // The keyboard chooses through the box, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={person.login}
            id={`${listId}option${row}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={row === position}
            className={classes(picker.option, row === position && picker.active)}
            onClick={() => void choose(person)}
          >
            <Avatar person={person} size={32} />
            <span className={picker.words}>
              <bdi>{personName(person, shell)}</bdi>
              <small>
                <Dotted parts={[person.title, person.city]} />
              </small>
            </span>
          </div>
        ))}
      </div>
      <output className={picker.name}>
        {trouble || (value !== '' && value === chosen.groupId && <bdi>{chosen.name}</bdi>)}
      </output>
      <VisuallyHidden>
        <output>{isOpen && t('suggestionsAnnounced', { count: people.length })}</output>
      </VisuallyHidden>
    </div>
  );
}

/** Round and round through the list and, between its ends, the box itself (-1). */
function step(now: number, by: 1 | -1, length: number): number {
  const places = length + 1;
  return ((now + 1 + by + places) % places) - 1;
}
