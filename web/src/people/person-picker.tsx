import type { PersonSummary } from '@directory/contract';
import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../ui/classes.ts';
import { Dotted } from '../ui/dotted.tsx';
import { Field } from '../ui/field.tsx';
import { useDismiss } from '../ui/use-dismiss.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Avatar } from './avatar.tsx';
import styles from './person-picker.module.css';
import { personName } from './person-name.ts';
import { usePeopleFor } from './people-for.ts';

interface PersonPickerProps {
  label: string;
  hint?: ReactNode;
  fault?: string | undefined;
  /** What is typed, or the name of whoever was chosen. */
  value: string;
  onType: (text: string) => void;
  onChoose: (person: PersonSummary) => void;
  /** Names the list of people, and says how many there are. */
  words: { list: string; announced: (count: number) => string };
}

/**
 * Somebody out of the directory, found by whatever the search finds people by: an editable combobox with a list popup
 * (WAI-ARIA 1.2, Authoring Practices). What is typed stays when nobody is chosen.
 */
export function PersonPicker({ label, hint, fault, value, onType, onChoose, words }: PersonPickerProps) {
  const { t } = useTranslation('shell');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [activeLogin, setActiveLogin] = useState('');
  const people = usePeopleFor(value, isAsking);
  const isOpen = people.length > 0;
  const position = people.findIndex(({ login }) => login === activeLogin);
  const active = people[position];

  const dismiss = useCallback(() => {
    setIsAsking(false);
    setActiveLogin('');
  }, []);
  useDismiss(isAsking, box, dismiss);

  function choose(person: PersonSummary) {
    dismiss();
    onChoose(person);
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
      choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      dismiss();
    }
  }

  return (
    <div ref={box} className={styles.box}>
      <Field label={label} fault={fault} {...(hint === undefined ? {} : { hint })}>
        {(control) => (
          <div className={styles.anchor}>
            <input
              {...control}
              role="combobox"
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={256}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={active === undefined ? undefined : `${listId}option${position}`}
              value={value}
              onChange={(event) => {
                onType(event.target.value);
                setIsAsking(true);
                setActiveLogin('');
              }}
              onKeyDown={handleKey}
            />
            {/* A native list box holds plain text alone, no photo. */}
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
            <div id={listId} className={styles.popup} role="listbox" aria-label={words.list} hidden={!isOpen}>
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
                  className={classes(styles.option, row === position && styles.active)}
                  onClick={() => choose(person)}
                >
                  <Avatar person={person} size={40} />
                  <span className={styles.words}>
                    <bdi>{personName(person, t)}</bdi>
                    <small>
                      <Dotted parts={[person.title, person.organization, person.city]} />
                    </small>
                  </span>
                </div>
              ))}
            </div>
          </div>
        )}
      </Field>
      <VisuallyHidden>
        <output>{isOpen && words.announced(people.length)}</output>
      </VisuallyHidden>
    </div>
  );
}

/** Round and round through the list and, between its ends, the box itself (-1). */
function step(now: number, by: 1 | -1, length: number): number {
  const places = length + 1;
  return ((now + 1 + by + places) % places) - 1;
}
