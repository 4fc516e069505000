import { findSeveralPeople, parsePastedPeople } from '@directory/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { chosenByCity } from './choose-by-city.ts';
import { keepPeople, keptPeople, type FoundSeveral, type KeptPeople } from './several-memory.ts';

/** The text, what was found for it, and what the user chose. It is kept while the tab is open, and forgotten on sign-out. */
export function useSeveralPeople() {
  const cache = useQueryClient();
  const [state, setState] = useState(() => keptPeople(cache));
  const isAsked = useRef(state.isAsked);
  const search = useMutation({ mutationFn: findPeople, onSuccess: show });
  const { mutate } = search;

  useEffect(() => keepPeople(cache, { ...state, isAsked: false }), [cache, state]);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    mutate(state.text);
  }, [mutate, state.text]);

  const choose = useCallback((place: number, login: string) => {
    setState((last) => ({ ...last, chosen: new Map(last.chosen).set(place, login) }));
  }, []);

  function change(changed: Partial<KeptPeople>) {
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
