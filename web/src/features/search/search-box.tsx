import type { Gbu } from '@directory/contract';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef } from 'react';
import { useConfiguration } from '../../api/configuration.tsx';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useNavigate, usePreload } from '../../navigation/navigation.tsx';
import { profileAddress } from '../../people/profile-address.ts';
import { useSuggestedPeople } from '../../people/picker/use-suggested-people.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import comboboxStyles from '../../ui/form/combobox.module.css';
import { useCombobox, useComboboxPopup } from '../../ui/form/use-combobox.ts';
import { useMedia } from '../../ui/browser/use-media.ts';
import { readSearch } from './query/read-search.ts';
import styles from './search-box.module.css';
import { usePastedPeople } from './find-several/use-pasted-people.ts';
import { SearchPopup, SeeAllLink } from './search-popup.tsx';
import { usePopupStatus } from './use-popup-status.ts';
import { useRecordRecentPerson } from './use-record-recent-person.ts';

/** The pages that a search leads to. */
const nextPages = ['/Profile', '/Result'];

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** The GBUs that the text can be interpreted as; omitted if it is never interpreted as a GBU. */
  gbus?: readonly Partial<Gbu>[];
  /** The address of the link below the suggestions, which leads to all results. */
  results?: string;
  hasFocusAtStart?: boolean;
  /** Whether the hint is shown below the box on narrow screens, where it does not fit inside. */
  hasHintUnder?: boolean;
  /** Whether the box is in the header: less tall, with more suggestions and a shorter pause than the specification sets for the other boxes. */
  isInHeader?: boolean;
}

/** A search box with suggestions. It must be inside a form: Enter without a highlighted suggestion submits that form immediately. */
export function SearchBox({
  value,
  onChange,
  gbus,
  results,
  hasFocusAtStart = false,
  hasHintUnder = false,
  isInHeader = false,
}: SearchBoxProps) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const noteRecent = useRecordRecentPerson();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Window widths at which the header box is squeezed between links, and the longer hint would be truncated. */
  const isBetweenLinks = useMedia('(48rem <= width < 64rem)');
  const [popup, ref] = useComboboxPopup();
  const { quickResults } = useConfiguration();
  const pasted = usePastedPeople(value, (text) => {
    onChange(text);
    popup.open();
  });
  const suggestions = useSuggestedPeople({
    text: value,
    isWanted: popup.isWanted && !pasted.isPasted,
    ...(isInHeader ? {} : { limit: quickResults.size, pause: quickResults.pause }),
    queryFor: (text) => readSearch({ globalQuery: text }, gbus).query,
  });
  const preload = usePreload();
  const { isSearching } = suggestions;
  useEffect(() => {
    // While the search is under way, so that on a slow network its people open without waiting for code first.
    if (isSearching) for (const page of nextPages) preload(page);
  }, [isSearching, preload]);
  const combobox = useCombobox({
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
  const status = usePopupStatus(popup.isWanted, suggestions, pasted.count);
  const { close, inputProps } = combobox;

  return (
    <div ref={ref} className={classes(styles.box, isInHeader && styles.low)}>
      <div className={comboboxStyles.anchor}>
        <IconSearch className={styles.glass} size={20} stroke={1.5} aria-hidden="true" />
        <input
          {...inputProps}
          ref={input}
          onPaste={pasted.onPaste}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || status.findPasted === undefined) return inputProps.onKeyDown(event);
            event.preventDefault();
            pasted.find();
          }}
          className={styles.input}
          inputMode="search"
          enterKeyHint="search"
          autoCorrect="off"
          // The box is the purpose of the page, and only the heading precedes it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocusAtStart}
          aria-label={t('boxLabel')}
          aria-describedby={isInHeader ? undefined : hintId}
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={t(!isInHeader ? 'boxHint' : isBetweenLinks ? 'search' : 'boxLabel')}
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
        <SearchPopup
          people={suggestions.items}
          combobox={combobox}
          status={status}
          onOpen={noteRecent}
          onFindPasted={pasted.find}
        >
          {results !== undefined &&
            (isInHeader ? (
              <SeeAllLink
                to={results}
                query={readSearch({ globalQuery: value.trim() }, gbus).query}
                total={suggestions.total}
              />
            ) : (
              <ButtonLink to={results} look="quiet">
                {t('more')}
              </ButtonLink>
            ))}
        </SearchPopup>
      </div>
      {!isInHeader && (
        <p id={hintId} className={classes(styles.hint, hasHintUnder && styles.under)}>
          {t('boxHint')}
        </p>
      )}
    </div>
  );
}
