import { quickSearchPause, type SearchParameter, type SearchParameters } from '@directory/contract';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../navigation/navigation.tsx';
import {
  isEmptySearch,
  usableValues,
  readSearchAddress,
  rememberedParameters,
  resultsPath,
  writeSearchAddress,
} from './search-address.ts';
import { partParameters } from './query/read-parts.ts';
import { forgetSearch, recallSearch, rememberSearch } from './search-memory.ts';

const noParts = Object.fromEntries(partParameters.map((parameter) => [parameter, '']));

interface WriteOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
  /** Whether the changes assign kinds to parts of the text, which must not be reset although the text changes. */
  assignsKinds?: boolean;
}

export interface SearchState {
  /** The search in the address, which the results belong to. */
  search: SearchParameters;
  /** The current content of the box and the fields, as typed. */
  draft: SearchParameters;
  /** Changes the text of the box, which is searched when the form is submitted. */
  type: (text: string) => void;
  /** Changes a filter and applies it without submit: immediately, or after a pause if it is typed. */
  filter: (parameter: SearchParameter, value: string, isTyped: boolean) => void;
  /** Like `filter`, but immediate and without scrolling to the top. */
  filterInPlace: (parameter: SearchParameter, value: string) => void;
  /** Searches for the draft with these changes immediately. */
  apply: (changes?: SearchParameters) => void;
  clear: () => void;
}

/**
 * The search of the results page. It is stored in the address, so that it can be shared and Back undoes a change. The browser also
 * remembers it for an address without a search.
 */
export function useSearchState(): SearchState {
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readAddressOrMemory(address), [address]);
  const [draft, showDraft] = useState(search);
  /** The latest draft, for timers: the user may have changed the draft again before the pause ends. */
  const latest = useRef(draft);
  /** The address that the draft belongs to. A different address comes from a link or from Back. */
  const writtenAddress = useRef(address);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    if (writtenAddress.current !== address) {
      clearTimeout(pause.current);
      writtenAddress.current = address;
      latest.current = search;
      showDraft(search);
    }
    rememberSearch(search);
    if (isEmptySearch(readSearchAddress(address)) && !isEmptySearch(search)) {
      void navigate(pathname + writeSearchAddress(search), { replace: true });
    }
  }, [address, search, pathname, navigate]);

  useEffect(() => () => clearTimeout(pause.current), []);

  // Stable while the user types, so that only what shows the draft renders then.
  const actions = useMemo(() => {
    function setDraft(changed: SearchParameters) {
      latest.current = changed;
      showDraft(changed);
    }

    function write(wanted: SearchParameters, { assignsKinds = false, ...how }: WriteOptions = {}) {
      clearTimeout(pause.current);
      // The kinds assigned to parts of one text do not apply to another.
      const isOtherText = (wanted.globalQuery ?? '') !== (search.globalQuery ?? '');
      const changed = isOtherText && !assignsKinds ? { ...wanted, ...noParts } : wanted;
      setDraft(changed);
      const next = writeSearchAddress(changed);
      if (next === address) return;
      if (!next) forgetSearch();
      writtenAddress.current = next;
      void navigate(resultsPath + next, how);
    }
    return {
      type: (text: string) => setDraft({ ...latest.current, globalQuery: text }),
      filter: (parameter: SearchParameter, value: string, isTyped: boolean) => {
        const changed = { ...latest.current, [parameter]: value };
        if (!isTyped) return write(changed);
        setDraft(changed);
        clearTimeout(pause.current);
        // Typing adds no history entries, and the page keeps its scroll position.
        const typed = { replace: true, preventScrollReset: true };
        pause.current = setTimeout(() => write(latest.current, typed), quickSearchPause);
      },
      filterInPlace: (parameter: SearchParameter, value: string) =>
        write({ ...latest.current, [parameter]: value }, { preventScrollReset: true }),
      apply: (changes: SearchParameters = {}) =>
        write(
          { ...latest.current, ...changes },
          { assignsKinds: partParameters.some((parameter) => parameter in changes) },
        ),
      clear: () => write(Object.fromEntries(rememberedParameters.map((name) => [name, '']))),
    };
  }, [address, search, navigate]);

  return { search, draft, ...actions };
}

/** The search in the address, or the remembered search for an address without one. */
function readAddressOrMemory(address: string): SearchParameters {
  const fromAddress = readSearchAddress(address);
  if (!isEmptySearch(fromAddress)) return fromAddress;
  const recalled = recallSearch();
  return usableValues((parameter) => recalled[parameter]);
}
