import type { WebhookProblem } from '@directory/contract';
import { AddressNotAllowedError, isDelivered, postWebhook, webhookKey } from '../../http/webhooks/post-webhook.ts';
import type { MayConnect, WebhookMessage } from '../../http/webhooks/post-webhook.ts';
import type { StoredWebhook } from './webhooks-store.ts';

/** Result of an attempt. `problem` is null if the message was delivered. */
export interface WebhookAttempt {
  readonly problem: WebhookProblem | null;
  /** HTTP status; null without a response. */
  readonly status: number | null;
}

export type SendToWebhook = (
  webhook: Pick<StoredWebhook, 'url' | 'secret'>,
  message: WebhookMessage,
  signal: AbortSignal,
) => Promise<WebhookAttempt>;

/**
 * Makes one attempt to deliver a message. A failure is returned as a code: the messages of network errors would tell an administrator about
 * services inside the company.
 */
export function webhookSender(options: {
  readonly addresses: (url: string) => MayConnect;
  /** In milliseconds; 10 seconds by default. */
  readonly timeout?: number;
}): SendToWebhook {
  const { addresses, ...rest } = options;
  return async ({ url, secret }, message, signal) => {
    try {
      const webhook = { url, key: webhookKey(secret) };
      const status = await postWebhook(webhook, message, { ...rest, signal, mayConnect: addresses(url) });
      return { problem: isDelivered(status) ? null : 'status', status };
    } catch (error) {
      signal.throwIfAborted();
      return { problem: problemOf(error), status: null };
    }
  };
}

function problemOf(error: unknown): WebhookProblem {
  if (error instanceof AddressNotAllowedError) return 'not-allowed';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
}
