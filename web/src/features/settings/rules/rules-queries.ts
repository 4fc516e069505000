import { previewSelfService, suggestRuleIds, type RuleKind } from '@directory/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettledText } from '../../../ui/form/use-settled-text.ts';
import { useAdministratorCall } from '../administrator-access.ts';
import { useRefetching } from '../use-refetching.ts';
import { addRule, changeRule, listPath, listRules, removeRule, type RuleEntry } from './rule-endpoints.ts';

/** Pause in typing before suggestions are requested, in milliseconds. */
const pause = 250;

export function useRules(kind: RuleKind) {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [listPath[kind]],
    queryFn: ({ signal }) => listRules(call, kind, signal),
    staleTime: 0,
  });
}

/** Adds, changes and removes rules. Dependent data is refetched afterwards, even after a failure. */
export function useRuleChanges(kind: RuleKind) {
  const call = useAdministratorCall();
  const refetching = useRefetching([listPath[kind]], [suggestRuleIds.path], [previewSelfService.path]);
  return {
    add: (entry: RuleEntry) => refetching(addRule(call, kind, entry)),
    change: (entry: RuleEntry, version: number) => refetching(changeRule(call, kind, entry, version)),
    remove: (id: string, version: number) => refetching(removeRule(call, kind, id, version)),
  };
}

/** Rule IDs in use in the directory that match a typed text. */
export function useRuleSuggestions(kind: RuleKind, text: string) {
  const call = useAdministratorCall();
  const settled = useSettledText(text.trim(), true, pause);
  return useQuery({
    queryKey: [suggestRuleIds.path, kind, settled],
    queryFn: ({ signal }) =>
      call(suggestRuleIds, { query: { kind, ...(settled === '' ? {} : { text: settled }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Loads which fields a person may edit; not requested for an empty login. */
export function useSelfServicePreview(login: string) {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [previewSelfService.path, login],
    queryFn: ({ signal }) => call(previewSelfService, { query: { userId: login } }, { signal }),
    enabled: login !== '',
    staleTime: 0,
  });
}
