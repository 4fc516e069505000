import { addWebhook, listAudit, listWebhooks, removeWebhook, switchWebhook, testWebhook } from '@directory/contract';
import type { Webhook, WebhookEvent } from '@directory/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { WebhookReceiver } from '../../../test/webhook-receiver.ts';
import type { Alert } from '../../http/webhooks/send-alert.ts';
import { webhookAddresses } from '../../http/webhooks/webhook-addresses.ts';
import { deliverWebhooks, pauseAfter } from './deliver-webhooks.ts';
import type { WebhookDelivery } from './deliver-webhooks.ts';
import { webhookSender } from './send-to-webhook.ts';

const administrator = 'admin@group.example';
const allEvents: WebhookEvent[] = ['person.came', 'person.changed', 'person.left'];
let directory: TestDirectory;
let receiver: WebhookReceiver;
let alerts: Alert[];
let delivery: WebhookDelivery;

beforeAll(async () => {
  directory = await openTestDirectory([{ login: administrator }], {
    ADMIN_LOGINS: administrator,
    WEBHOOK_NETWORKS: '127.0.0.0/8',
  });
});
beforeEach(async () => {
  const { kysely } = directory.database;
  for (const table of ['webhooks', 'webhook_changes'] as const) await kysely.deleteFrom(table).execute();
  await kysely.deleteFrom('people').where('login', '<>', administrator).execute();
  receiver = new WebhookReceiver();
  await receiver.listen();
  alerts = [];
  delivery = startNode();
});
afterEach(async () => {
  await delivery.close();
  await receiver.close();
});

/** Another node, which polls only when the test calls it. */
function startNode(more: { maxFailureTime?: number; networks?: string[]; timeout?: number } = {}): WebhookDelivery {
  const { networks = ['127.0.0.0/8'], timeout = 60_000, ...options } = more;
  return deliverWebhooks({
    database: directory.database,
    send: webhookSender({ addresses: webhookAddresses(networks), timeout }),
    sendAlert: async (alert) => void alerts.push(alert),
    onError: (error) => expect.fail(String(error)),
    pollInterval: 3_600_000,
    pauseAfter: () => 0,
    ...options,
  });
}

const asAdministrator = () => directory.as(administrator);
async function add(events = allEvents): Promise<Webhook> {
  const body = { name: 'Intranet', url: receiver.url, events };
  const { output } = await asAdministrator().call(addWebhook, { body });
  receiver.secret = output.secret;
  return output.webhook;
}
const state = async () => (await asAdministrator().call(listWebhooks)).output[0];

async function come(...logins: string[]): Promise<number[]> {
  return await directory.add(logins.map((login) => ({ login })));
}
async function leave(id: number, leftAt: Date | null = new Date()): Promise<void> {
  await directory.database.kysely.updateTable('people').set({ left_at: leftAt }).where('id', '=', id).execute();
}
/** Updates a person as the stores do: `field_versions` contains the version in which a field changed. */
async function change(id: number, ...fields: string[]): Promise<void> {
  const versions = sql`(select jsonb_object_agg(field, version + 1) from unnest(${fields}::text[]) as field)`;
  await sql`
    update people set version = version + 1, field_versions = field_versions || ${versions} where id = ${id}`.execute(
    directory.database.kysely,
  );
}

describe('people who come, change and leave', () => {
  test('are reported in order, with ids, field names and a signature', async () => {
    await add();
    const [ann = 0, bob = 0] = await come('ann@x', 'bob@x');
    await change(ann, 'mobilePhone', 'city');
    await leave(bob);
    await leave(bob, null);
    await delivery.poll();
    expect(receiver.received).toMatchObject([{ isSigned: true, body: { type: 'people.changed' } }]);
    expect(receiver.changes.map(({ at: _, ...reported }) => reported)).toEqual([
      { event: 'person.came', id: ann, fields: [] },
      { event: 'person.came', id: bob, fields: [] },
      { event: 'person.changed', id: ann, fields: ['city', 'mobilePhone'] },
      { event: 'person.left', id: bob, fields: [] },
      { event: 'person.came', id: bob, fields: [] },
    ]);
    expect(await state()).toMatchObject({ waiting: 0, problem: null, status: 204, failingSince: null });
  });

  test('are reported only after the commit, and only to webhooks with that event', async () => {
    await add(['person.left']);
    const [ann = 0] = await come('ann@x');
    await directory.database
      .transaction(async (queries) => {
        await queries.updateTable('people').set({ left_at: new Date() }).where('id', '=', ann).execute();
        throw new Error('rolled back');
      })
      .catch(() => {});
    await delivery.poll();
    expect(receiver.received).toEqual([]);
    await leave(ann);
    await delivery.poll();
    expect(receiver.changes).toMatchObject([{ event: 'person.left', id: ann }]);
  });

  test('are not reported if nothing that others can see has changed', async () => {
    const [ann = 0] = await come('ann@x');
    await add();
    const { kysely } = directory.database;
    await kysely.updateTable('people').set({ changed_at: new Date() }).where('id', '=', ann).execute();
    await delivery.poll();
    expect(receiver.received).toEqual([]);
  });

  test('are reported without the names of hidden fields', async () => {
    const [ann = 0] = await come('ann@x');
    await directory.database.kysely
      .updateTable('people')
      .set({ hidden_fields: JSON.stringify(['mobilePhone']) })
      .where('id', '=', ann)
      .execute();
    await add();
    await change(ann, 'mobilePhone');
    await change(ann, 'mobilePhone', 'city');
    await delivery.poll();
    expect(receiver.changes).toMatchObject([{ fields: ['city'] }]);
  });

  test('are sent in messages of at most 100 changes', async () => {
    await add();
    const ids = await come(...Array.from({ length: 250 }, (_, index) => `p${index}@x`));
    await delivery.poll();
    expect(receiver.received.map(({ body }) => body.data.changes?.length)).toEqual([100, 100, 50]);
    expect(receiver.changes.map(({ id }) => id)).toEqual(ids);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
  });
});

describe('a receiver', () => {
  test.each([500, 302, 404, 'silence'] as const)(
    'that responds with %j gets the same message again, before newer ones',
    async (answer) => {
      await add();
      const [ann = 0] = await come('ann@x');
      receiver.answer = answer;
      const impatient = startNode(answer === 'silence' ? { timeout: 500 } : {});
      await impatient.poll();
      await change(ann, 'city');
      await impatient.poll();
      await impatient.close();
      expect(await state()).toMatchObject({
        problem: answer === 'silence' ? 'timeout' : 'status',
        status: answer === 'silence' ? null : answer,
        waiting: 1,
        stoppedBecause: null,
      });
      expect((await state())?.failingSince).not.toBeNull();
      receiver.answer = 200;
      await delivery.poll();
      expect(new Set(receiver.received.slice(0, 3).map(({ id }) => id)).size).toBe(1);
      expect(receiver.received[2]).toMatchObject({ ...receiver.received[0] });
      expect(receiver.changes.slice(2).map(({ event }) => event)).toEqual(['person.came', 'person.changed']);
      expect(await state()).toMatchObject({ waiting: 0, problem: null, failingSince: null });
    },
  );

  test('that was unavailable gets everything once it is available', async () => {
    await add();
    await receiver.close();
    const ids = await come('ann@x', 'bob@x');
    await delivery.poll();
    expect(await state()).toMatchObject({ problem: 'unreachable', status: null });
    await receiver.listen();
    await delivery.poll();
    expect(receiver.changes.map(({ id }) => id)).toEqual(ids);
  });

  test('that responds with 410 is not called again, and an alert is sent', async () => {
    const { id } = await add();
    await come('ann@x');
    receiver.answer = 410;
    await delivery.poll();
    await come('bob@x');
    await delivery.poll();
    expect(receiver.received).toHaveLength(1);
    expect(await state()).toMatchObject({ stoppedBecause: 'gone', waiting: 0, status: 410 });
    expect(alerts).toEqual([
      { type: 'webhook.stopped', message: expect.stringContaining('"Intranet" was turned off') },
    ]);
    receiver.answer = 200;
    const { output } = await asAdministrator().call(switchWebhook, {
      params: { id: String(id) },
      body: { isOn: true },
    });
    expect(output).toMatchObject({ stoppedBecause: null, failingSince: null });
    const [cy] = await come('cy@x');
    await delivery.poll();
    expect(receiver.changes.slice(1)).toMatchObject([{ event: 'person.came', id: cy }]);
  });

  test('that fails for days is not called again, which is alerted and recorded in the audit log', async () => {
    await delivery.close();
    delivery = startNode({ maxFailureTime: 0 });
    await add();
    await come('ann@x');
    receiver.answer = 500;
    await delivery.poll();
    expect(await state()).toMatchObject({ stoppedBecause: 'failing', waiting: 0 });
    expect(alerts).toHaveLength(1);
    const [entry] = (await asAdministrator().call(listAudit)).output;
    expect(entry).toMatchObject({ kind: 'webhook.disabled', actor: 'webhooks', subject: 'Intranet' });
  });

  test('that is slow does not delay another', async () => {
    const slow = await add();
    await directory.database.kysely.updateTable('webhooks').set({ name: 'Slow' }).where('id', '=', slow.id).execute();
    receiver.answer = 'silence';
    const quick = new WebhookReceiver();
    await quick.listen();
    const body = { name: 'Quick', url: quick.url, events: allEvents };
    await asAdministrator().call(addWebhook, { body });
    await come('ann@x');
    const polls = [delivery.poll()];
    await expect.poll(() => quick.changes.length).toBe(1);
    await expect.poll(() => receiver.received.length).toBe(1);
    // Nor does it delay changes that become due in the meantime.
    await come('bob@x');
    polls.push(delivery.poll());
    await expect.poll(() => quick.changes.length).toBe(2);
    await receiver.close();
    await Promise.all(polls);
    await receiver.listen();
    await quick.close();
  });

  test('gets each message once from several nodes', async () => {
    await add();
    const nodes = [startNode(), startNode()];
    await come(...Array.from({ length: 150 }, (_, index) => `p${index}@x`));
    await Promise.all([delivery, ...nodes].map(async (node) => await node.poll()));
    expect(receiver.received.map(({ body }) => body.data.changes?.length)).toEqual([100, 50]);
    await Promise.all(nodes.map(async (node) => await node.close()));
  });

  test('gets the message of a node that died from another node', async () => {
    await add();
    await come('ann@x');
    const { kysely } = directory.database;
    await kysely
      .updateTable('webhooks')
      .set({ claimed_by: 'dead', claimed_until: sql<Date>`now() + interval '1 minute'` })
      .execute();
    await delivery.poll();
    expect(receiver.received).toEqual([]);
    await kysely
      .updateTable('webhooks')
      .set({ claimed_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    await delivery.poll();
    expect(receiver.received).toHaveLength(1);
  });
});

test('the pauses between attempts increase to about an hour', () => {
  const pauses = Array.from({ length: 40 }, (_, index) => pauseAfter(index + 1));
  expect(pauses[0]).toBeLessThanOrEqual(6000);
  expect(pauses[4]).toBeGreaterThanOrEqual(80_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1.2 * 3_600_000);
});

describe('a webhook', () => {
  test('can be tested even while it is off', async () => {
    const { id } = await add();
    const params = { id: String(id) };
    await asAdministrator().call(switchWebhook, { params, body: { isOn: false } });
    const send = async () => (await asAdministrator().call(testWebhook, { params })).output;
    expect(await send()).toEqual({ problem: null, status: 204 });
    expect(receiver.received).toMatchObject([{ isSigned: true, body: { type: 'webhook.test' } }]);
    receiver.answer = 500;
    expect(await send()).toEqual({ problem: 'status', status: 500 });
    await receiver.close();
    expect(await send()).toEqual({ problem: 'unreachable', status: null });
    expect(await state()).toMatchObject({ stoppedBecause: 'administrator' });
  });

  test('is removed with its waiting changes, and its secret is never in the audit log', async () => {
    const { id } = await add();
    await come('ann@x');
    const remove = () => asAdministrator().call(removeWebhook, { params: { id: String(id) } });
    expect((await remove()).status).toBe(200);
    expect((await remove()).error.code).toBe('webhook.unknown');
    const { kysely } = directory.database;
    expect(await kysely.selectFrom('webhook_changes').selectAll().execute()).toEqual([]);
    const trail = await asAdministrator().call(listAudit);
    expect(trail.output.slice(0, 2)).toMatchObject([
      { kind: 'webhook.removed', before: { url: receiver.url, events: allEvents } },
      { kind: 'webhook.added', after: { url: receiver.url, events: allEvents } },
    ]);
    expect(trail.body).not.toContain(receiver.secret);
  });

  test.each([
    ['http://10.0.0.1/hook', 'webhook.url-not-allowed'],
    ['https://169.254.169.254/latest', 'webhook.url-not-allowed'],
    ['https://[::1]/', 'webhook.url-not-allowed'],
    ['https://[::ffff:192.168.0.1]/', 'webhook.url-not-allowed'],
    ['https://0x0a000001/', 'webhook.url-not-allowed'],
    ['ftp://hooks.example/', 'request.invalid'],
    ['https://user:password@hooks.example/', 'request.invalid'],
    ['hooks.example', 'request.invalid'],
  ])('cannot be added for %s', async (url, code) => {
    const body = { name: 'Intranet', url, events: allEvents };
    const { error } = await asAdministrator().call(addWebhook, { body });
    expect(error.code).toBe(code);
  });

  test('is not sent to a host name that resolves to a forbidden address', async () => {
    await add();
    const url = receiver.url.replace('127.0.0.1', 'localhost');
    await directory.database.kysely.updateTable('webhooks').set({ url }).execute();
    await come('ann@x');
    const strict = startNode({ networks: ['10.0.0.0/8'] });
    await strict.poll();
    await strict.close();
    expect(receiver.received).toEqual([]);
    expect(await state()).toMatchObject({ problem: 'not-allowed' });
  });
});
