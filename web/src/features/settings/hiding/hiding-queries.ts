import {
  addHidingRule,
  changeHidingRule,
  listHidingGroups,
  listHidingRules,
  listPeopleWithHiddenFields,
  removeHidingRule,
  type HideableField,
  type HidingRule,
  type HidingScope,
} from '@directory/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callForResponse } from '../../../api/call.ts';
import { useSettledText } from '../../../ui/form/use-settled-text.ts';
import { useAdministratorCall } from '../administrator-access.ts';
import { useRefetching } from '../use-refetching.ts';

/** Pause in typing before groups are requested, in milliseconds. */
const pause = 250;
const peoplePerPage = 50;

export function useHidingRules() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [listHidingRules.path],
    queryFn: ({ signal }) => call(listHidingRules, {}, { signal }),
    staleTime: 0,
  });
}

/** People with individually hidden fields, and their total, page by page. */
export function usePeopleWithHiddenFields() {
  return useInfiniteQuery({
    queryKey: [listPeopleWithHiddenFields.path],
    queryFn: async ({ pageParam, signal }) => {
      const query = { after: String(pageParam), limit: String(peoplePerPage) };
      const { data, headers } = await callForResponse(listPeopleWithHiddenFields, { query }, { signal });
      return { people: data, total: Number(headers.get('x-total-count')) };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, after) => (after + peoplePerPage < total ? after + peoplePerPage : undefined),
    staleTime: 0,
  });
}

/** The groups that people in the directory belong to, the largest first. */
export function useHidingGroups(scope: HidingScope, text = '') {
  const call = useAdministratorCall();
  const settled = useSettledText(text.trim(), true, pause);
  return useQuery({
    queryKey: [listHidingGroups.path, scope, settled],
    queryFn: ({ signal }) =>
      call(listHidingGroups, { query: { scope, ...(settled === '' ? {} : { text: settled }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Adds, changes and removes rules. All data about people is refetched afterwards, because a rule changes what is shown. */
export function useHidingRuleChanges() {
  const call = useAdministratorCall();
  const refetching = useRefetching();
  return {
    add: (scope: HidingScope, value: string, fields: HideableField[]) =>
      refetching(call(addHidingRule, { body: { scope, value, fields } })),
    change: ({ id, version }: HidingRule, fields: HideableField[]) =>
      refetching(call(changeHidingRule, { params: { id: String(id) }, body: { fields, version } })),
    remove: ({ id, version }: HidingRule) =>
      refetching(call(removeHidingRule, { params: { id: String(id) }, query: { version: String(version) } })),
  };
}
