import { suggestionsSize, type SearchParameters, type SearchResult } from '@directory/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { NoOptions, RetryOption } from '../../people/picker/no-options.tsx';
import { OptionGroups } from '../../people/picker/option-groups.tsx';
import type { Total } from '../../people/total.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import comboboxStyles from '../../ui/form/combobox.module.css';
import type { Combobox } from '../../ui/form/use-combobox.ts';
import { useExactTotal } from './facets/people-counts.ts';
import styles from './search-popup.module.css';
import { Suggestion } from './suggestion.tsx';
import type { PopupStatus } from './use-popup-status.ts';

interface SearchPopupProps {
  people: readonly SearchResult[];
  combobox: Pick<Combobox<SearchResult>, 'popupProps' | 'listProps' | 'optionProps' | 'retryProps' | 'close'>;
  status: PopupStatus;
  /** Called when the link of a person is opened, possibly in a new tab. */
  onOpen: (person: SearchResult) => void;
  onFindPasted: () => void;
  /** The link to all results. */
  children: ReactNode;
}

/** The popup of the search box: the suggestions, what else there is to say, and the link to all results. */
export function SearchPopup({
  people,
  combobox: { popupProps, listProps, optionProps, retryProps, close },
  status: { isSlow, noOptions, findPasted },
  onOpen,
  onFindPasted,
  children,
}: SearchPopupProps) {
  const { t } = useTranslation('search');
  return (
    <div
      className={comboboxStyles.popup}
      {...popupProps}
      hidden={popupProps.hidden && findPasted === undefined && !isSlow}
    >
      <NoOptions text={noOptions} />
      <div {...listProps} aria-label={t('suggestions')}>
        <OptionGroups people={people}>
          {(person) => (
            <Suggestion
              key={person.login}
              person={person}
              option={{
                ...optionProps(person),
                // The link itself opens the profile, so that it can be opened in a new tab.
                onClick: () => {
                  onOpen(person);
                  close();
                },
              }}
            />
          )}
        </OptionGroups>
        <RetryOption option={retryProps} />
      </div>
      {isSlow && <p className={comboboxStyles.nobody}>{t('loadingResults')}</p>}
      {findPasted === undefined ? (
        // The click bubbles up from the link inside.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className={styles.more} onClick={close}>
          {children}
        </div>
      ) : (
        <Button look="quiet" onClick={onFindPasted}>
          {findPasted}
        </Button>
      )}
    </div>
  );
}

interface SeeAllLinkProps {
  /** The address of the results. */
  to: string;
  query: SearchParameters;
  /** The total of the suggestions, which may be a lower bound; undefined until the search has finished. */
  total: Total | undefined;
}

/** The link to all results with their exact number. Nothing if all of them are suggested. */
export function SeeAllLink({ to, query, total: suggestedTotal }: SeeAllLinkProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const total = useExactTotal(query, suggestedTotal);
  if (total === undefined || (total.isExact && total.count <= suggestionsSize)) return null;
  return (
    <ButtonLink to={to} look="quiet">
      {total.count <= suggestionsSize
        ? t('seeAllResults')
        : t('seeAll', { total: `${format.number(total.count)}${total.isExact ? '' : '+'}` })}
    </ButtonLink>
  );
}
