import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  addWebhook,
  listWebhooks,
  maxWebhooks,
  removeWebhook,
  switchWebhook,
  testWebhook,
  webhookEvents,
} from '@directory/contract';
import type { PersonSummary, Webhook } from '@directory/contract';
import { lockAndCount } from '../../database/lock-and-count.ts';
import type { Database } from '../../database/open-database.ts';
import type { MayConnect } from '../../http/webhooks/post-webhook.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { SendToWebhook } from './send-to-webhook.ts';
import { messageOf } from './webhook-deliveries-store.ts';
import { webhooksStore } from './webhooks-store.ts';
import type { StoredWebhook } from './webhooks-store.ts';

/** Settings of the webhooks. */
export function webhookRoutes(dependencies: {
  readonly database: Database;
  readonly send: SendToWebhook;
  readonly addresses: (url: string) => MayConnect;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  /** From memory; undefined for leavers and unknown logins. */
  readonly personByLogin: (login: string) => PersonSummary | undefined;
}): Route[] {
  const { database, send, addresses, signal, personByLogin } = dependencies;

  const present = (webhook: StoredWebhook & { readonly waiting: number }): Webhook => ({
    id: webhook.id,
    name: webhook.name,
    url: webhook.url,
    events: [...webhook.events],
    createdAt: webhook.createdAt.toISOString(),
    createdBy: webhook.createdBy,
    createdByPerson: personByLogin(webhook.createdBy) ?? null,
    stoppedBecause: webhook.stoppedBecause,
    lastDeliveredAt: webhook.lastDeliveredAt?.toISOString() ?? null,
    failingSince: webhook.failingSince?.toISOString() ?? null,
    nextAttemptAt: webhook.failingSince === null ? null : webhook.nextAttemptAt.toISOString(),
    problem: webhook.problem,
    status: webhook.status,
    waiting: webhook.waiting,
  });

  return [
    route(listWebhooks, async () => (await webhooksStore(database.kysely).list()).map(present)),

    route(addWebhook, async ({ body: { name, url, events }, viewer, fail }) => {
      if (!mayBeCalled(url)) fail('webhook.url-not-allowed');
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      return await database.transaction(async (queries) => {
        const store = webhooksStore(queries);
        if ((await lockAndCount(queries, 'webhooks')) >= maxWebhooks) fail('webhook.too-many');
        const known = webhookEvents.filter((event) => events.includes(event));
        const webhook = await store.add({ name, url, secret, events: known, createdBy: viewer.login });
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'webhook.added',
          subject: name,
          before: null,
          after: { url, events: known },
        });
        return { webhook: present({ ...webhook, waiting: 0 }), secret };
      });
    }),

    route(removeWebhook, async ({ params, viewer, fail }) => {
      return await database.transaction(async (queries) => {
        const { id, name, url, events } = (await webhooksStore(queries).remove(params.id)) ?? fail('webhook.unknown');
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'webhook.removed',
          subject: name,
          before: { url, events },
          after: null,
        });
        return { id };
      });
    }),

    route(switchWebhook, async ({ params: { id }, body: { isOn }, viewer, fail }) => {
      return await database.transaction(async (queries) => {
        const store = webhooksStore(queries);
        const { name, url } = (await store.find(id)) ?? fail('webhook.unknown');
        if (await (isOn ? store.start(id) : store.stop(id, 'administrator'))) {
          await auditStore(queries).record({
            actor: viewer.login,
            kind: isOn ? 'webhook.enabled' : 'webhook.disabled',
            subject: name,
            before: isOn ? null : { url },
            after: isOn ? { url } : null,
          });
        }
        const webhook = (await store.list()).find((known) => known.id === id) ?? fail('webhook.unknown');
        return present(webhook);
      });
    }),

    route(testWebhook, async ({ params, fail }) => {
      const webhook = (await webhooksStore(database.kysely).find(params.id)) ?? fail('webhook.unknown');
      return await send(webhook, messageOf('webhook.test', {}), signal);
    }),
  ];

  /** Rejects a forbidden IP address immediately. A host name is resolved and checked with each message. */
  function mayBeCalled(url: string): boolean {
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 || addresses(url)(host);
  }
}
