import { quickResultsSize, type Gbu } from '@directory/contract';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { profileAddress } from '../../people/profile-address.ts';
import { useSuggestedPeople } from '../../people/use-suggested-people.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import combobox from '../../ui/combobox.module.css';
import { useCombobox, useComboboxPopup } from '../../ui/use-combobox.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { readSearch } from './read-search.ts';
import styles from './search-box.module.css';
import { Suggestion } from './suggestion.tsx';
import { useNoteRecentPerson } from './use-note-recent-person.ts';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** The GBUs that the text may be read as; omitted if the text is never read as a GBU. */
  gbus?: readonly Partial<Gbu>[];
  /** Content below the suggestions. */
  more?: ReactNode;
  hasFocusAtStart?: boolean;
  /** Whether the hint is below the box on narrow screens, where it does not fit into the box. */
  hasHintUnder?: boolean;
}

/**
 * The search box of Home and Results, with up to three suggestions. It has to be inside a form: Enter without a highlighted suggestion
 * submits that form at once.
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
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [popup, ref] = useComboboxPopup();
  const suggestions = useSuggestedPeople({
    text: value,
    isWanted: popup.isWanted,
    limit: quickResultsSize,
    queryFor: (text) => readSearch({ globalQuery: text }, gbus).query,
  });
  const { isOpen, close, inputProps, popupProps, listProps, optionProps } = useCombobox({
    popup,
    suggestions,
    keyOf: ({ login }) => login,
    value,
    onType: onChange,
    onChoose: (person) => {
      noteRecent(person);
      void navigate(profileAddress(person.login));
    },
    clearsOnEscape: true,
  });

  return (
    <div ref={ref} className={styles.box}>
      <div className={combobox.anchor}>
        <IconSearch className={styles.glass} size={20} stroke={1.5} aria-hidden="true" />
        <input
          {...inputProps}
          ref={input}
          className={styles.input}
          inputMode="search"
          enterKeyHint="search"
          autoCorrect="off"
          // The box is the purpose of the page, and only the heading comes before it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocusAtStart}
          aria-label={t('boxLabel')}
          aria-describedby={hintId}
          placeholder={t('boxHint')}
        />
        {value !== '' && (
          <IconButton
            className={styles.clear}
            label={shell('clear')}
            onClick={() => {
              onChange('');
              close();
              input.current?.focus();
            }}
          >
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        )}
        <div className={combobox.popup} {...popupProps}>
          <div {...listProps} aria-label={t('suggestions')}>
            {suggestions.items.map((person) => (
              <Suggestion
                key={person.login}
                person={person}
                option={{
                  ...optionProps(person),
                  // The link opens the profile, in a new tab if the user asks for one.
                  onClick: () => {
                    noteRecent(person);
                    close();
                  },
                }}
              />
            ))}
          </div>
          {more !== undefined && (
            // The click bubbles up from the link inside.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div className={styles.more} onClick={close}>
              {more}
            </div>
          )}
        </div>
      </div>
      <p id={hintId} className={classes(styles.hint, hasHintUnder && styles.under)}>
        {t('boxHint')}
      </p>
      <VisuallyHidden>
        <output>{isOpen && t('suggestionsAnnounced', { count: suggestions.items.length })}</output>
      </VisuallyHidden>
    </div>
  );
}
