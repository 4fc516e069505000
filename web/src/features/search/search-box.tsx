import { suggestionsSize, type Gbu } from '@directory/contract';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef } from 'react';
import { useConfiguration } from '../../api/configuration.tsx';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useNavigate } from '../../navigation/navigation.tsx';
import { useFormat } from '../../messages/format.ts';
import { NoOptions, RetryOption, useNoOptionsText } from '../../people/picker/no-options.tsx';
import { OptionGroups } from '../../people/picker/option-groups.tsx';
import { profileAddress } from '../../people/profile-address.ts';
import type { Total } from '../../people/total.ts';
import { useSuggestedPeople } from '../../people/picker/use-suggested-people.ts';
import { announce } from '../../ui/status/announcer.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import combobox from '../../ui/form/combobox.module.css';
import { useCombobox, useComboboxPopup } from '../../ui/form/use-combobox.ts';
import { useIsSlow } from '../../ui/status/use-is-slow.ts';
import { useMedia } from '../../ui/browser/use-media.ts';
import { useExactTotal } from './facets/people-counts.ts';
import { readSearch } from './query/read-search.ts';
import styles from './search-box.module.css';
import { usePastedPeople } from './find-several/use-pasted-people.ts';
import { Suggestion } from './suggestion.tsx';
import { useRecordRecentPerson } from './use-record-recent-person.ts';

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
  const format = useFormat();
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
  const { isOpen, close, inputProps, popupProps, listProps, optionProps, retryProps } = useCombobox({
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
  const offersPasted = popup.isWanted && pasted.count !== undefined;
  const suggested = isOpen ? t('suggestionsAnnounced', { count: suggestions.items.length }) : '';
  const offered = offersPasted ? t('findPasted', { total: format.number(pasted.count ?? 0) }) : suggested;
  const isSlow = useIsSlow(popup.isWanted && suggestions.isSearching);
  const noOptions = useNoOptionsText(suggestions);
  const announcement = isSlow ? t('loadingResults') : noOptions || offered;
  useEffect(() => {
    // An empty text withdraws the previous announcement.
    if (popup.isWanted) announce(announcement);
  }, [popup.isWanted, announcement]);
  // The suggestions' total may be a lower bound, so the exact one is requested.
  const { query } = readSearch({ globalQuery: value.trim() }, gbus);
  const seeAll = useSeeAll(useExactTotal(query, isInHeader ? suggestions.total : undefined));
  const moreLabel = results === undefined ? undefined : isInHeader ? seeAll : t('more');

  return (
    <div ref={ref} className={classes(styles.box, isInHeader && styles.low)}>
      <div className={combobox.anchor}>
        <IconSearch className={styles.glass} size={20} stroke={1.5} aria-hidden="true" />
        <input
          {...inputProps}
          ref={input}
          onPaste={pasted.onPaste}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !offersPasted) return inputProps.onKeyDown(event);
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
        <div className={combobox.popup} {...popupProps} hidden={popupProps.hidden && !offersPasted && !isSlow}>
          <NoOptions text={noOptions} />
          <div {...listProps} aria-label={t('suggestions')}>
            <OptionGroups people={suggestions.items}>
              {(person) => (
                <Suggestion
                  key={person.login}
                  person={person}
                  option={{
                    ...optionProps(person),
                    // The link itself opens the profile, so that it can be opened in a new tab.
                    onClick: () => {
                      noteRecent(person);
                      close();
                    },
                  }}
                />
              )}
            </OptionGroups>
            <RetryOption option={retryProps} />
          </div>
          {isSlow && <p className={combobox.nobody}>{t('loadingResults')}</p>}
          {offersPasted && (
            <Button look="quiet" onClick={pasted.find}>
              {t('findPasted', { total: format.number(pasted.count ?? 0) })}
            </Button>
          )}
          {moreLabel !== undefined && !offersPasted && (
            // The click bubbles up from the link inside.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div className={styles.more} onClick={close}>
              <ButtonLink to={results ?? ''} look="quiet">
                {moreLabel}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      {!isInHeader && (
        <p id={hintId} className={classes(styles.hint, hasHintUnder && styles.under)}>
          {t('boxHint')}
        </p>
      )}
    </div>
  );
}

/** The label of the link to all results; undefined if all of them are suggested. */
function useSeeAll(total: Total | undefined): string | undefined {
  const { t } = useTranslation('search');
  const format = useFormat();
  if (total === undefined || (total.isExact && total.count <= suggestionsSize)) return undefined;
  if (!total.isExact && total.count <= suggestionsSize) return t('seeAllResults');
  return t('seeAll', { total: `${format.number(total.count)}${total.isExact ? '' : '+'}` });
}
