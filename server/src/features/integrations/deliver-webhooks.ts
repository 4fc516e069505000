import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookStop } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import type { SendAlert } from '../../http/webhooks/send-alert.ts';
import { auditStore } from '../../people/audit-store.ts';
import { webhookAttempted } from '../../telemetry/events.ts';
import type { SendToWebhook } from './send-to-webhook.ts';
import { webhookDeliveriesStore } from './webhook-deliveries-store.ts';
import { webhooksStore } from './webhooks-store.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const lookEvery = 2 * second;
const cleanEvery = hour;
/** A webhook that has failed for so long is turned off. */
const longestFailure = 3 * 24 * hour;
/** RFC 9110 section 15.5.11: the receiver is gone for good. */
const gone = 410;

export interface WebhookDelivery {
  /** Delivers what is due now, without waiting for the next look. Resolves when nothing is being delivered. */
  look(): Promise<void>;
  /** Interrupts an attempt. Resolves when none is left. */
  close(): Promise<void>;
}

/** After 5 seconds, then after twice as long each time, up to an hour; up to a fifth more, so that nodes do not attempt together. */
export function pauseAfter(failures: number): number {
  return Math.min(5 * second * 2 ** (failures - 1), hour) * (1 + Math.random() / 5);
}

/**
 * Delivers the changes of people to webhooks, at least once each, those of a person in the order of their commits. Any node delivers, one at a
 * time per webhook; webhooks do not wait for each other.
 */
export function deliverWebhooks(options: {
  readonly database: Database;
  readonly send: SendToWebhook;
  readonly sendAlert: SendAlert;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks; tests look by themselves. */
  readonly lookEvery?: number;
  /** Milliseconds before the next attempt, after failures in a row. */
  readonly pauseAfter?: (failures: number) => number;
  /** Milliseconds for which a webhook may fail. */
  readonly longestFailure?: number;
}): WebhookDelivery {
  const { database, send, onError } = options;
  const deliveries = webhookDeliveriesStore(database);
  const closing = new AbortController();
  const delivering = new Map<number, Promise<void>>();
  let cleanedAt = -Infinity;
  const loop = keepLooking();

  return {
    look,
    close: async () => {
      closing.abort();
      await loop;
      await Promise.all(delivering.values());
    },
  };

  async function keepLooking(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(options.lookEvery ?? lookEvery, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      if (!closing.signal.aborted) await beginDue().catch(onError);
    }
  }

  async function look(): Promise<void> {
    await beginDue();
    await Promise.all(delivering.values());
  }

  /** Does not wait for the deliveries, which may take hours: meanwhile others become due. */
  async function beginDue(): Promise<void> {
    if (performance.now() - cleanedAt > cleanEvery) {
      await webhooksStore(database.kysely).forgetAbandonedChanges();
      cleanedAt = performance.now();
    }
    for (const id of await deliveries.claimDue()) {
      // A claim that expired while the database did not answer is claimed again by whoever still delivers.
      if (delivering.has(id)) continue;
      const delivery = deliverTo(id)
        .catch(onError)
        .finally(() => delivering.delete(id));
      delivering.set(id, delivery);
    }
  }

  /** Delivers message after message until none is left or one fails. */
  async function deliverTo(id: number): Promise<void> {
    try {
      while (await deliverNext(id));
    } finally {
      await deliveries.release(id);
    }
  }

  async function deliverNext(id: number): Promise<boolean> {
    if (closing.signal.aborted) return false;
    const [webhook, message] = [await webhooksStore(database.kysely).find(id), await deliveries.nextMessage(id)];
    if (webhook === undefined || message === undefined) return false;
    const attempt = await send(webhook, message, closing.signal).catch((error: unknown) => {
      if (closing.signal.aborted) return undefined;
      throw error;
    });
    if (attempt === undefined) return false;
    const { problem, status } = attempt;
    webhookAttempted.publish({ outcome: problem ?? 'delivered' });
    if (problem === null) {
      await deliveries.recordDelivery(id, status ?? 0);
      return true;
    }
    const failingFor = await deliveries.recordFailure(id, {
      problem,
      status,
      pauseAfter: options.pauseAfter ?? pauseAfter,
    });
    if (failingFor === undefined) return false;
    if (status === gone) await stop(webhook, 'gone');
    else if (failingFor >= (options.longestFailure ?? longestFailure)) await stop(webhook, 'failing');
    return false;
  }

  async function stop(
    { id, name, url }: { id: number; name: string; url: string },
    reason: WebhookStop,
  ): Promise<void> {
    const isStopped = await database.transaction(async (queries) => {
      if (!(await webhooksStore(queries).stop(id, reason))) return false;
      const values = { before: { url }, after: null };
      await auditStore(queries).record({ actor: 'webhooks', kind: 'webhook.disabled', subject: name, ...values });
      return true;
    });
    const why = reason === 'gone' ? 'its receiver answered 410' : 'no delivery has succeeded for days';
    const message = `The webhook "${name}" was turned off: ${why}.`;
    if (isStopped) void options.sendAlert({ type: 'webhook.stopped', message });
  }
}
