import { Writable } from 'node:stream';
import { getUserProfile } from '@directory/contract';
import { expect, test } from 'vitest';
import { closeLater } from '../../test/close-callbacks.ts';
import { openTcpProxy } from '../../test/tcp-proxy.ts';
import { makeTestDatabaseUrl } from '../../test/test-database.ts';
import { openTestDirectory } from '../../test/test-directory.ts';
import { registerMetrics } from '../app/register-metrics.ts';
import { feedStateStore } from '../features/people-feeds/runs/feed-state-store.ts';
import type { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import { openDatabase } from './open-database.ts';

const login = 'ada@group.example';

test('while the database is unavailable, the metrics say so and contain the last known state of the feeds', async () => {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs PostgreSQL');
  const address = new URL(url);
  const proxy = await openTcpProxy({ host: address.hostname, port: Number(address.port) });
  closeLater(async () => await proxy[Symbol.asyncDispose]());
  address.port = String(proxy.port);
  const database = await openDatabase({ kind: 'postgresql', url: address.href, poolSize: 4 });
  closeLater(database.close);
  let registry: MetricsRegistry | undefined;
  const log = new Writable({ write: (_chunk, _encoding, done) => done() });
  const directory = await openTestDirectory([{ login }], {}, [], {
    database,
    log,
    prepare: (built, context) => {
      registry = registerMetrics(built, context);
    },
  });
  closeLater(async () => registry?.close());
  await feedStateStore(database.kysely).register('ad', 'ldap');
  const metrics = async () => (await registry?.metrics()) ?? '';
  const feed = 'directory_feed_failures{feed="ad",kind="ldap"} 0';

  await expect.poll(metrics).toContain('directory_memory_notified{memory="people"} 1');
  const before = await metrics();
  expect(before).toContain('directory_database_up 1');
  expect(before).toContain('directory_database_connections_limit 4');
  expect(before).toContain(feed);

  proxy.set('silent');
  const authorization = `Bearer ${await directory.token(login)}`;
  const { statusCode } = await directory.inject({ url: getUserProfile.path, headers: { authorization } });
  expect(statusCode).toBe(503);
  await expect.poll(metrics).toContain('directory_database_up 0');
  const during = await metrics();
  expect(during).toContain(feed);
  expect(during).toContain('directory_people 1');

  proxy.set('open');
  await expect.poll(metrics).toContain('directory_database_up 1');
});
