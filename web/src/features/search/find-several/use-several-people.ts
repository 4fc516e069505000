import { findSeveralPeople, parsePastedPeople } from '@directory/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { chosenByCity } from './choose-by-city.ts';
import { rememberSeveral, recallSeveral, type FoundSeveral, type SeveralState } from './several-memory.ts';

/** The pasted text, its results and the user's choices. Retained while the tab is open, and cleared on sign-out. */
export function useSeveralPeople() {
  const cache = useQueryClient();
  const [state, setState] = useState(() => recallSeveral(cache));
  const searchesOnOpen = useRef(state.searchesOnOpen);
  const search = useMutation({ mutationFn: findPeople, onSuccess: show });
  const { mutate } = search;

  useEffect(() => rememberSeveral(cache, { ...state, searchesOnOpen: false }), [cache, state]);
  useEffect(() => {
    if (!searchesOnOpen.current) return;
    searchesOnOpen.current = false;
    mutate(state.text);
  }, [mutate, state.text]);

  const choose = useCallback((index: number, login: string) => {
    setState((last) => ({ ...last, chosen: new Map(last.chosen).set(index, login) }));
  }, []);

  function change(changed: Partial<SeveralState>) {
    setState((last) => ({ ...last, ...changed }));
  }

  function show(found: FoundSeveral) {
    change({ found, chosen: chosenByCity(found) });
  }

  return {
    ...state,
    isSearching: search.isPending,
    failure: search.error,
    type: (text: string) => change({ text }),
    find: () => mutate(state.text),
    choose,
    clear: () => {
      search.reset();
      change({ text: '', found: undefined, chosen: new Map() });
    },
  };
}

async function findPeople(text: string): Promise<FoundSeveral> {
  const pasted = parsePastedPeople(text);
  if (pasted.entries.length === 0) return { pasted, answers: [] };
  const entries = pasted.entries.map(({ identifiers, names }) => ({
    identifiers: [...identifiers],
    names: [...names],
  }));
  return { pasted, answers: await call(findSeveralPeople, { body: { entries } }) };
}
