import type { WebhookEvent, WebhookProblem, WebhookStop } from '@directory/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { WebhooksTable } from '../../database/tables.ts';

export interface StoredWebhook {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly WebhookEvent[];
  /** Login of the administrator. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Null while the webhook is on. */
  readonly stoppedBecause: WebhookStop | null;
  readonly lastDeliveredAt: Date | null;
  readonly failingSince: Date | null;
  /** Number of consecutive failures. */
  readonly failures: number;
  readonly nextAttemptAt: Date;
  readonly problem: WebhookProblem | null;
  readonly status: number | null;
}

/** Waiting changes are counted up to this number. */
const maxCounted = 10_000;

/** The settings of webhooks. Their messages are in `webhook-deliveries-store.ts`. */
export function webhooksStore(queries: Queries) {
  return {
    /** All webhooks, ordered by name. */
    async list(): Promise<(StoredWebhook & { readonly waiting: number })[]> {
      const rows = await queries
        .selectFrom('webhooks')
        .selectAll()
        .select(
          // Index webhook_changes_webhook.
          sql<number>`(select count(*)::int from (
            select from webhook_changes where webhook_id = webhooks.id limit ${maxCounted}) as counted)`.as('waiting'),
        )
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...webhookOf(row), waiting: row.waiting }));
    },

    async find(id: number): Promise<StoredWebhook | undefined> {
      const row = await queries.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
      return row && webhookOf(row);
    },

    async add(
      webhook: Pick<StoredWebhook, 'name' | 'url' | 'secret' | 'events' | 'createdBy'>,
    ): Promise<StoredWebhook> {
      const { name, url, secret, events, createdBy } = webhook;
      const row = await queries
        .insertInto('webhooks')
        .values({ name, url, secret, events: JSON.stringify(events), created_by: createdBy })
        .returningAll()
        .executeTakeFirstOrThrow();
      return webhookOf(row);
    },

    /** Returns the removed webhook; undefined for an unknown id. */
    async remove(id: number): Promise<StoredWebhook | undefined> {
      const row = await queries.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst();
      if (row === undefined) return undefined;
      await this.deleteChanges(id);
      return webhookOf(row);
    },

    /** Turns a webhook off, and deletes its waiting changes. Returns false if it is already off. */
    async stop(id: number, reason: WebhookStop): Promise<boolean> {
      const row = await queries
        .updateTable('webhooks')
        .set({ stopped_because: reason, message_id: null, message_body: null, claimed_by: null, claimed_until: null })
        .where('id', '=', id)
        .where('stopped_because', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (row !== undefined) await this.deleteChanges(id);
      return row !== undefined;
    },

    /** Turns a webhook on, for changes from now on. Returns false if it is already on. */
    async start(id: number): Promise<boolean> {
      const row = await queries
        .updateTable('webhooks')
        .set({
          stopped_because: null,
          failing_since: null,
          failures: 0,
          next_attempt_at: sql<Date>`now()`,
          problem: null,
          status: null,
        })
        .where('id', '=', id)
        .where('stopped_because', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (row !== undefined) await this.deleteChanges(id);
      return row !== undefined;
    },

    async deleteChanges(id: number): Promise<void> {
      await queries.deleteFrom('webhook_changes').where('webhook_id', '=', id).execute();
    },

    /** Deletes changes that were written by a transaction which saw the webhook on, but committed after it was turned off or removed. */
    async deleteAbandonedChanges(): Promise<void> {
      await queries
        .deleteFrom('webhook_changes')
        .where('webhook_id', 'not in', (query) =>
          query.selectFrom('webhooks').select('id').where('stopped_because', 'is', null),
        )
        .execute();
    },
  };
}

function webhookOf(row: Selectable<WebhooksTable>): StoredWebhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    secret: row.secret,
    events: row.events,
    createdBy: row.created_by,
    createdAt: row.created_at,
    stoppedBecause: row.stopped_because,
    lastDeliveredAt: row.last_delivered_at,
    failingSince: row.failing_since,
    failures: row.failures,
    nextAttemptAt: row.next_attempt_at,
    problem: row.problem,
    status: row.status,
  };
}
