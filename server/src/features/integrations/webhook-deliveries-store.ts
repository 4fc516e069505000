import { randomUUID } from 'node:crypto';
import type { WebhookEvent, WebhookProblem } from '@directory/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { WebhookMessage } from '../../http/webhooks/post-webhook.ts';

/** Maximum number of changes in one message. */
const changesPerMessage = 100;
/** Seconds after which a claim expires unless it is renewed: longer than an attempt takes. */
const claimSeconds = 60;

export interface WebhookChange {
  readonly event: WebhookEvent;
  /** Id of the person. */
  readonly id: number;
  /** Names of the changed fields, for `person.changed`. */
  readonly fields: readonly string[];
  /** Time in ISO 8601. */
  readonly at: string;
}

/**
 * The messages of webhooks. One node at a time delivers the messages of a webhook: it claims the webhook, and the claim expires if the node
 * dies. `claim` is a random text that identifies the node.
 */
export function webhookDeliveriesStore(database: Database, claim: string = randomUUID()) {
  const { kysely } = database;
  const owned = (id: number) =>
    kysely
      .updateTable('webhooks')
      .where('id', '=', id)
      .where('claimed_by', '=', claim)
      .where('stopped_because', 'is', null);

  return {
    /** Claims the webhooks that have something to deliver now, and returns their ids. */
    async claimDue(): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        update webhooks set claimed_by = ${claim}, claimed_until = now() + ${claimSeconds} * interval '1 second'
        where id in (
          select id from webhooks
          where stopped_because is null and next_attempt_at <= now()
            and (claimed_until is null or claimed_until < now())
            and (message_id is not null or exists (select from webhook_changes where webhook_id = webhooks.id))
          for update skip locked
        )
        returning id`.execute(kysely);
      return rows.map(({ id }) => id);
    },

    /**
     * Returns the next message: the one that has not been delivered yet, otherwise a new one with the oldest changes. Undefined if there
     * are no changes, or if the claim is lost. A message keeps its id and body until it is delivered.
     */
    async nextMessage(id: number): Promise<WebhookMessage | undefined> {
      return await database.transaction(async (queries) => {
        const row = await queries
          .updateTable('webhooks')
          .set({ claimed_until: sql<Date>`now() + ${claimSeconds} * interval '1 second'` })
          .where('id', '=', id)
          .where('claimed_by', '=', claim)
          .where('stopped_because', 'is', null)
          .returning(['message_id', 'message_body'])
          .executeTakeFirst();
        if (row === undefined) return undefined;
        if (row.message_id !== null && row.message_body !== null) return { id: row.message_id, body: row.message_body };
        const taken = await queries
          .deleteFrom('webhook_changes')
          .where('id', 'in', (query) =>
            // Index webhook_changes_webhook.
            query
              .selectFrom('webhook_changes')
              .select('id')
              .where('webhook_id', '=', id)
              .orderBy('id')
              .limit(changesPerMessage),
          )
          .returningAll()
          .execute();
        if (taken.length === 0) return undefined;
        const changes: WebhookChange[] = taken
          .toSorted((one, other) => one.id - other.id)
          .map(({ event, person_id, fields, at }) => ({ event, id: person_id, fields, at: at.toISOString() }));
        const message = messageOf('people.changed', { changes });
        await queries
          .updateTable('webhooks')
          .set({ message_id: message.id, message_body: message.body })
          .where('id', '=', id)
          .execute();
        return message;
      });
    },

    async recordDelivery(id: number, status: number): Promise<void> {
      await owned(id)
        .set({
          message_id: null,
          message_body: null,
          last_delivered_at: sql<Date>`now()`,
          failing_since: null,
          failures: 0,
          problem: null,
          status,
        })
        .execute();
    },

    /**
     * Records the failure and releases the webhook until the next attempt. Returns for how many milliseconds it has been failing; undefined
     * if it was turned off in the meantime.
     */
    async recordFailure(
      id: number,
      failure: { problem: WebhookProblem; status: number | null; pauseAfter: (failures: number) => number },
    ): Promise<number | undefined> {
      const row = await owned(id)
        .set(({ eb }) => ({
          failures: eb('failures', '+', 1),
          failing_since: sql<Date>`coalesce(failing_since, now())`,
          problem: failure.problem,
          status: failure.status,
        }))
        .returning([
          'failures',
          sql<number>`(extract(epoch from now() - failing_since) * 1000)::float8`.as('failingFor'),
        ])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const milliseconds = failure.pauseAfter(row.failures);
      await owned(id)
        .set({
          next_attempt_at: sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`,
          claimed_by: null,
          claimed_until: null,
        })
        .execute();
      return row.failingFor;
    },

    /** Releases the webhook, because there is nothing left to deliver or the node stops. */
    async release(id: number): Promise<void> {
      await owned(id).set({ claimed_by: null, claimed_until: null }).execute();
    },
  };
}

export function messageOf(type: string, data: object): WebhookMessage {
  const timestamp = new Date().toISOString();
  return { id: `msg_${randomUUID()}`, body: JSON.stringify({ type, timestamp, data }) };
}
