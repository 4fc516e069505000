import { quickSearchMinimum, quickSearchPause, type Gbu, type SearchParameters } from '@directory/contract';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { profileAddress } from '../../people/profile-address.ts';
import { useNoteRecentPerson } from './use-note-recent-person.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { readSearch } from './read-search.ts';
import styles from './search-box.module.css';
import { useQuickResults } from './search-queries.ts';
import { Suggestion } from './suggestion.tsx';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** The GBUs that the text may name; none where it is never read as one. */
  gbus?: readonly Partial<Gbu>[];
  /** What stands under the suggestions. */
  more?: ReactNode;
  hasFocusAtStart?: boolean;
  /** Whether the hint stands under the box as well where it is too long for it. */
  hasHintUnder?: boolean;
}

const nobody: never[] = [];

/**
 * The one search box, with up to three people under it: an editable combobox with a list popup (WAI-ARIA 1.2, Authoring
 * Practices). It belongs inside a form: Enter without a chosen suggestion submits that form at once.
 */
export function SearchBox({
  value,
  onChange,
  gbus,
  more,
  hasFocusAtStart = false,
  hasHintUnder = false,
}: SearchBoxProps) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const noteRecent = useNoteRecentPerson();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [chosenLogin, setChosenLogin] = useState('');
  const people = useSuggestions(value, gbus, isAsking);
  const isOpen = people.length > 0;
  // By login: a newer answer that arrives must not put somebody else under the choice.
  const position = people.findIndex(({ login }) => login === chosenLogin);
  const chosen = people[position];

  const dismiss = useCallback(() => {
    setIsAsking(false);
    setChosenLogin('');
  }, []);
  useDismiss(isAsking, box, dismiss);

  function handleKey(event: KeyboardEvent) {
    // While an input method composes, Enter and the arrows are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setIsAsking(true);
      else setChosenLogin(people[step(position, event.key === 'ArrowDown' ? 1 : -1, people.length)]?.login ?? '');
    } else if (event.key === 'Enter') {
      if (chosen !== undefined) {
        event.preventDefault();
        noteRecent(chosen);
        void navigate(profileAddress(chosen.login));
      }
      dismiss();
    } else if (event.key === 'Escape' && (isOpen || value !== '')) {
      event.preventDefault();
      if (!isOpen) onChange('');
      dismiss();
    }
  }

  return (
    <div
      ref={box}
      className={styles.box}
      onBlur={(event) => {
        // A pointer that leaves is told by `pointerdown`; this one is for the Tab key.
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) dismiss();
      }}
    >
      <IconSearch className={styles.glass} size={20} stroke={1.5} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={256}
        // The box is what Home is for; nothing of the page stands before it but its heading.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasFocusAtStart}
        aria-label={t('boxLabel')}
        aria-describedby={`${id}hint`}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}option${position}`}
        placeholder={t('boxHint')}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setIsAsking(true);
          setChosenLogin('');
        }}
        onKeyDown={handleKey}
      />
      {value !== '' && (
        <IconButton
          className={styles.clear}
          label={shell('clear')}
          onClick={() => {
            onChange('');
            dismiss();
            input.current?.focus();
          }}
        >
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      )}
      <div className={styles.popup} hidden={!isOpen}>
        {/* A native list box holds plain text alone, no photo and no link. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div id={`${id}list`} role="listbox" aria-label={t('suggestions')}>
          {people.map((person, row) => (
            <Suggestion
              key={person.login}
              id={`${id}option${row}`}
              person={person}
              isActive={row === position}
              onChoose={() => {
                noteRecent(person);
                dismiss();
              }}
            />
          ))}
        </div>
        {more !== undefined && (
          // A press on whatever stands here follows it; the list has then done its work.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div className={styles.more} onClick={dismiss}>
            {more}
          </div>
        )}
      </div>
      <p id={`${id}hint`} className={classes(styles.hint, hasHintUnder && styles.under)}>
        {t('boxHint')}
      </p>
      <VisuallyHidden>
        <output>{isOpen && t('suggestionsAnnounced', { count: people.length })}</output>
      </VisuallyHidden>
    </div>
  );
}

/** People for a text that somebody is typing, asked for after a pause; the answer to an older text is never shown after a newer one. */
function useSuggestions(text: string, gbus: readonly Partial<Gbu>[] | undefined, isAsking: boolean) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => setSettled(text.trim()), quickSearchPause);
    return () => clearTimeout(timer);
  }, [text, isAsking]);
  // Whoever asks again later types another text, and must not be shown people for this one meanwhile.
  useEffect(() => (isAsking ? () => setSettled('') : undefined), [isAsking]);
  const isLongEnough = (typed: string) => [...typed].length >= quickSearchMinimum;
  const query: SearchParameters = readSearch({ globalQuery: settled }, gbus).query;
  const isWanted = isAsking && isLongEnough(settled) && isLongEnough(text.trim());
  const { data, error } = useQuickResults(query, isWanted);
  useEffect(() => {
    // The words that were searched for stay out of the log.
    if (error) console.warn('The quick results could not be loaded', error.message);
  }, [error]);
  return isWanted ? (data ?? nobody) : nobody;
}

/** Round and round through the list and, between its ends, the box itself (-1). */
function step(now: number, by: 1 | -1, length: number): number {
  const places = length + 1;
  return ((now + 1 + by + places) % places) - 1;
}
