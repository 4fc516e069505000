import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface Alert {
  readonly type: 'feed.failed' | 'feed.held-back' | 'feed.recovered';
  readonly feed: string;
  /** A sentence for the operator, without personal values. */
  readonly message: string;
}

export type SendAlert = (alert: Alert) => Promise<void>;

const attemptTimeout = 10_000;
const pauses = [1000, 10_000];
/** Alerts that wait for a slow receiver. Further ones are dropped: the state of each feed is also in Settings and in the metrics. */
const mostWaiting = 20;

/**
 * Posts alerts as JSON, signed as in the Standard Webhooks specification: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of
 * `{webhook-id}.{webhook-timestamp}.{body}`. A secret that starts with `whsec_` is base64, any other is used as it is. An alert that cannot
 * be delivered in three attempts is reported to `onError`. Resolves when that is done; it never rejects.
 */
export function alertSender(options: {
  readonly url: string;
  readonly secret: string;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
  /** Milliseconds between the attempts. */
  readonly pauses?: readonly number[];
}): SendAlert {
  const key = options.secret.startsWith('whsec_')
    ? Buffer.from(options.secret.slice('whsec_'.length), 'base64')
    : Buffer.from(options.secret);
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return async (alert) => {
    if (waiting >= mostWaiting) return;
    waiting++;
    // One at a time, so that a recovery never arrives before its failure.
    last = deliverAfter(last, alert);
    await last;
  };

  async function deliverAfter(previous: Promise<void>, alert: Alert): Promise<void> {
    await previous;
    try {
      await deliver(alert);
    } catch (error) {
      options.onError(error);
    } finally {
      waiting--;
    }
  }

  async function deliver(alert: Alert): Promise<void> {
    const id = `msg_${randomUUID()}`;
    const timestamp = new Date();
    const body = JSON.stringify({ ...alert, timestamp: timestamp.toISOString() });
    const attempts = options.pauses ?? pauses;
    for (let attempt = 0; ; attempt++) {
      try {
        return await post(id, body);
      } catch (error) {
        const wait = attempts[attempt];
        if (wait === undefined || options.signal.aborted) throw error;
        await pause(wait, undefined, { ref: false, signal: options.signal });
      }
    }
  }

  async function post(id: string, body: string): Promise<void> {
    const seconds = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
    const response = await fetch(options.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${signature}`,
      },
      redirect: 'manual',
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(attemptTimeout)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`ALERT_WEBHOOK_URL answered with status ${response.status}`);
  }
}
