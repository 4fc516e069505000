import { createHmac } from 'node:crypto';

const attemptTimeout = 10_000;

export interface Webhook {
  readonly url: string;
  /** From `webhookKey`. */
  readonly key: Buffer;
}

export interface WebhookMessage {
  /** The same in each attempt, so that the receiver recognises a message that it has processed. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/** The key of a secret: what it encodes in base64 after the prefix `whsec_`; otherwise its bytes. */
export function webhookKey(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);
}

/**
 * Posts a message once, signed as in the Standard Webhooks specification: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256
 * of `{webhook-id}.{webhook-timestamp}.{body}`. Redirects are not followed. Resolves to the status of the response.
 * @throws Error without a response within 10 seconds, or when `signal` aborts
 */
export async function postWebhook(
  { url, key }: Webhook,
  { id, body }: WebhookMessage,
  options: { readonly signal: AbortSignal; readonly timeout?: number },
): Promise<number> {
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
    redirect: 'manual',
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.timeout ?? attemptTimeout)]),
  });
  await response.body?.cancel();
  return response.status;
}

export function isDelivered(status: number): boolean {
  return status >= 200 && status < 300;
}
