import { addWebhook, listWebhooks, removeWebhook, switchWebhook, testWebhook } from '@directory/contract';
import type { EndpointInput } from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';
import { useRefetching } from '../use-refetching.ts';

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
  const refetching = useRefetching(key);
  const params = (id: number) => ({ params: { id: String(id) } });
  return {
    add: (body: EndpointInput<typeof addWebhook>['body']) => refetching(call(addWebhook, { body })),
    remove: (id: number) => refetching(call(removeWebhook, params(id))),
    turn: (id: number, isOn: boolean) => refetching(call(switchWebhook, { ...params(id), body: { isOn } })),
    test: (id: number) => refetching(call(testWebhook, params(id))),
  };
}
