import { useEffect } from 'react';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useNoOptionsText } from '../../people/picker/no-options.tsx';
import type { PeopleSuggestions } from '../../people/picker/use-suggested-people.ts';
import { announce } from '../../ui/status/announcer.tsx';
import { useIsSlow } from '../../ui/status/use-is-slow.ts';

/** What the popup of the search box says besides the suggestions. */
export interface PopupStatus {
  /** Whether the search has been running for so long that the popup says so. */
  isSlow: boolean;
  /** Why there are no suggestions; empty if there are some, or none yet. */
  noOptions: string;
  /** The label of the button that finds the pasted people; undefined if the box contains no list of people. */
  findPasted: string | undefined;
}

/**
 * Returns the status of the popup, and announces it to screen readers, or else the number of suggestions.
 * @param pastedCount number of people in the pasted text; undefined if it does not name several
 */
export function usePopupStatus(
  isWanted: boolean,
  suggestions: PeopleSuggestions,
  pastedCount: number | undefined,
): PopupStatus {
  const { t } = useTranslation('search');
  const format = useFormat();
  const isSlow = useIsSlow(isWanted && suggestions.isSearching);
  const noOptions = useNoOptionsText(suggestions);
  const findPasted =
    isWanted && pastedCount !== undefined ? t('findPasted', { total: format.number(pastedCount) }) : undefined;
  const count = suggestions.isCurrent ? suggestions.items.length : 0;
  const suggested = count > 0 ? t('suggestionsAnnounced', { count }) : '';
  const announcement = isSlow ? t('loadingResults') : noOptions || (findPasted ?? suggested);
  useEffect(() => {
    // An empty text withdraws the previous announcement.
    if (isWanted) announce(announcement);
  }, [isWanted, announcement]);
  return { isSlow, noOptions, findPasted };
}
