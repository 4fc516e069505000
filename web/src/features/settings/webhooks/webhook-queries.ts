import { addWebhook, listWebhooks, removeWebhook, switchWebhook, testWebhook } from '@directory/contract';
import type { EndpointInput } from '@directory/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

const key = [listWebhooks.path, 'list'];
/** Polling interval for the state while the page is open, in milliseconds. */
const refetchInterval = 5000;

export function useWebhooks() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
    staleTime: 0,
    refetchInterval,
  });
}

/** Changes webhooks. The list is refetched afterwards, even after a failure. */
export function useWebhookChanges() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  async function refreshing<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } finally {
      void queryClient.invalidateQueries({ queryKey: key });
    }
  }
  const params = (id: number) => ({ params: { id: String(id) } });
  return {
    add: (body: EndpointInput<typeof addWebhook>['body']) => refreshing(call(addWebhook, { body })),
    remove: (id: number) => refreshing(call(removeWebhook, params(id))),
    turn: (id: number, isOn: boolean) => refreshing(call(switchWebhook, { ...params(id), body: { isOn } })),
    test: (id: number) => refreshing(call(testWebhook, params(id))),
  };
}
