import { quickSearchPause, type SearchParameter, type SearchParameters } from '@directory/contract';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  isEmptySearch,
  keepUsable,
  readSearchAddress,
  rememberedParameters,
  resultsPath,
  writeSearchAddress,
} from './search-address.ts';
import { forgetSearch, recallSearch, rememberSearch } from './search-memory.ts';

export interface SearchState {
  /** What the address asks for, and so what is searched. */
  search: SearchParameters;
  /** The content of the box and the fields, as typed. */
  draft: SearchParameters;
  /** Changes the text of the box, which is searched when the form is submitted. */
  type: (text: string) => void;
  /** Changes a filter, which narrows the results by itself: a typed one after a pause. */
  narrow: (parameter: SearchParameter, value: string, isTyped: boolean) => void;
  /** Searches at once for the draft, with these changes. */
  apply: (changes?: SearchParameters) => void;
  clear: () => void;
}

/**
 * The search of the results page. It is kept in the address, so that it can be shared and Back undoes a step; the browser
 * remembers it for an address without one.
 */
export function useSearchState(): SearchState {
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readAddressOrMemory(address), [address]);
  const [draft, showDraft] = useState(search);
  /** The draft for a pause that ends later, when the box may have been typed into as well. */
  const latest = useRef(draft);
  /** The address that the draft belongs to. A different address came from a link, Back or sharing. */
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

  function setDraft(changed: SearchParameters) {
    latest.current = changed;
    showDraft(changed);
  }

  function write(changed: SearchParameters, isTyped: boolean) {
    clearTimeout(pause.current);
    setDraft(changed);
    const next = writeSearchAddress(changed);
    if (next === address) return;
    if (!next) forgetSearch();
    writtenAddress.current = next;
    // Typing makes no steps for Back, and the page stays under the fields.
    void navigate(resultsPath + next, isTyped ? { replace: true, preventScrollReset: true } : {});
  }

  return {
    search,
    draft,
    type: (text) => setDraft({ ...draft, globalQuery: text }),
    narrow: (parameter, value, isTyped) => {
      const changed = { ...draft, [parameter]: value };
      if (!isTyped) return write(changed, false);
      setDraft(changed);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => write(latest.current, true), quickSearchPause);
    },
    apply: (changes = {}) => write({ ...draft, ...changes }, false),
    clear: () => write(Object.fromEntries(rememberedParameters.map((name) => [name, ''])), false),
  };
}

/** The search in the address, or the remembered search for an address without one. */
function readAddressOrMemory(address: string): SearchParameters {
  const asked = readSearchAddress(address);
  return isEmptySearch(asked) ? keepUsable((parameter) => recallSearch()[parameter]) : asked;
}
