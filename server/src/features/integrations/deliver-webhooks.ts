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
const pollInterval = 2 * second;
const cleanInterval = hour;
/** Milliseconds of continuous failure after which a webhook is turned off. */
const maxFailureTime = 3 * 24 * hour;
/** 410 Gone (RFC 9110 section 15.5.11): the receiver no longer exists. */
const goneStatus = 410;

export interface WebhookDelivery {
  /** Delivers what is due now, without waiting for the next poll. Resolves when no delivery is in progress. */
  poll(): Promise<void>;
  /** Interrupts attempts in progress. Resolves when all have ended. */
  close(): Promise<void>;
}

/** Exponential backoff from 5 seconds to an hour, with up to 20 % jitter, so that nodes do not retry at the same moment. */
export function pauseAfter(failures: number): number {
  return Math.min(5 * second * 2 ** (failures - 1), hour) * (1 + Math.random() / 5);
}

/**
 * Delivers changes of people to webhooks, each at least once, and those of the same person in commit order. Any node can deliver, but only
 * one at a time per webhook. Webhooks do not wait for each other.
 */
export function deliverWebhooks(options: {
  readonly database: Database;
  readonly send: SendToWebhook;
  readonly sendAlert: SendAlert;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two polls; tests call `poll` instead. */
  readonly pollInterval?: number;
  /** Milliseconds before the next attempt, by the number of consecutive failures. */
  readonly pauseAfter?: (failures: number) => number;
  /** Milliseconds of continuous failure after which a webhook is turned off. */
  readonly maxFailureTime?: number;
}): WebhookDelivery {
  const { database, send, onError } = options;
  const deliveries = webhookDeliveriesStore(database);
  const closing = new AbortController();
  const delivering = new Map<number, Promise<void>>();
  let cleanedAt = -Infinity;
  const loop = pollRepeatedly();

  return {
    poll,
    close: async () => {
      closing.abort();
      await loop;
      await Promise.all(delivering.values());
    },
  };

  async function pollRepeatedly(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(options.pollInterval ?? pollInterval, undefined, { ref: false, signal: closing.signal }).catch(
        () => {},
      );
      if (!closing.signal.aborted) await startDueDeliveries().catch(onError);
    }
  }

  async function poll(): Promise<void> {
    await startDueDeliveries();
    await Promise.all(delivering.values());
  }

  /** Starts deliveries without waiting for them: they may take hours, and others become due in the meantime. */
  async function startDueDeliveries(): Promise<void> {
    if (performance.now() - cleanedAt > cleanInterval) {
      await webhooksStore(database.kysely).deleteAbandonedChanges();
      cleanedAt = performance.now();
    }
    for (const id of await deliveries.claimDue()) {
      // This node is still delivering, but its claim had expired while the database was unavailable.
      if (delivering.has(id)) continue;
      const delivery = deliverTo(id)
        .catch(onError)
        .finally(() => delivering.delete(id));
      delivering.set(id, delivery);
    }
  }

  /** Delivers messages until none is left or one fails. */
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
    if (status === goneStatus) await stop(webhook, 'gone');
    else if (failingFor >= (options.maxFailureTime ?? maxFailureTime)) await stop(webhook, 'failing');
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
