import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDelivered, postWebhook, webhookKey } from './post-webhook.ts';

/** A problem that an operator should look at. Each module that sends alerts defines its own types and further fields. */
export interface Alert {
  /** Such as `feed.failed`. */
  readonly type: string;
  /** A sentence for the operator, without personal values. */
  readonly message: string;
}

export type SendAlert<Sent extends Alert = Alert> = (alert: Sent) => Promise<void>;

/** Milliseconds between the attempts. */
const pauses = [1000, 10_000];
/** Maximum number of alerts that are being sent or waiting. Further alerts are dropped. */
const maxWaiting = 20;

/** The alert sender of a configuration. It does nothing if no URL is configured. */
export function configuredAlerts(
  {
    ALERT_WEBHOOK_URL: url,
    ALERT_WEBHOOK_SECRET: secret,
  }: { ALERT_WEBHOOK_URL?: string | undefined; ALERT_WEBHOOK_SECRET?: string | undefined },
  options: { readonly onError: (error: unknown) => void; readonly signal: AbortSignal },
): SendAlert {
  return url === undefined || secret === undefined ? async () => {} : alertSender({ url, secret, ...options });
}

/**
 * Posts alerts as signed JSON (`postWebhook`), in the order of the calls. An alert that three attempts could not deliver is reported to
 * `onError`. The returned function resolves once the alert is delivered or reported, and never rejects.
 */
export function alertSender(options: {
  readonly url: string;
  readonly secret: string;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
  /** Milliseconds between the attempts. */
  readonly pauses?: readonly number[];
}): SendAlert {
  const webhook = { url: options.url, key: webhookKey(options.secret) };
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return async (alert) => {
    if (waiting >= maxWaiting) return;
    waiting++;
    // One at a time, so that a recovery never arrives before the failure.
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
    const body = JSON.stringify({ ...alert, timestamp: new Date().toISOString() });
    const attempts = options.pauses ?? pauses;
    for (let attempt = 0; ; attempt++) {
      try {
        const status = await postWebhook(webhook, { id, body }, { signal: options.signal });
        if (!isDelivered(status)) throw new Error(`ALERT_WEBHOOK_URL answered with status ${status}`);
        return;
      } catch (error) {
        const wait = attempts[attempt];
        if (wait === undefined || options.signal.aborted) throw error;
        await pause(wait, undefined, { ref: false, signal: options.signal });
      }
    }
  }
}
