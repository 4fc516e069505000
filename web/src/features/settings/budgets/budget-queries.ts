import {
  endRaisedRevealBudget,
  getRevealBudget,
  listRevealBudgets,
  raiseRevealBudget,
  type RevealBudget,
} from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

const listKey = [listRevealBudgets.path, 'list'];
const keyOf = (login: string) => [getRevealBudget.path, 'one', login.toLowerCase()];

/** Loads the viewers who have reached their limit, or whose limit is raised. */
export function useRevealBudgets() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listRevealBudgets, {}, { signal }),
    staleTime: 0,
  });
}

export function useRevealBudget(login: string) {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: keyOf(login),
    queryFn: ({ signal }) => call(getRevealBudget, { params: { login } }, { signal }),
    staleTime: 0,
  });
}

/** Raises a limit for 24 hours, and ends a raise early. The list is refetched afterwards, even after a failure. */
export function useBudgetChanges() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  const change = async (login: string, work: () => Promise<RevealBudget>) => {
    try {
      queryClient.setQueryData(keyOf(login), await work());
    } finally {
      void queryClient.invalidateQueries({ queryKey: listKey });
    }
  };
  return {
    raise: (login: string, people: number) =>
      change(login, () => call(raiseRevealBudget, { params: { login }, body: { people } })),
    end: (login: string) => change(login, () => call(endRaisedRevealBudget, { params: { login } })),
  };
}
