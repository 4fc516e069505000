import { searchPeople } from '@directory/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';
import type { TestDirectory } from '../../test/test-directory.ts';
import { recordBackup } from '../database/backup/last-backup.ts';
import { feedStateStore } from '../features/people-feeds/runs/feed-state-store.ts';
import { serveMetrics } from '../http/serve-metrics.ts';
import type { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import { registerMetrics } from './register-metrics.ts';

const login = 'ada@group.example';
let directory: TestDirectory;
let registry: MetricsRegistry;
let stop: () => void;
let served: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  directory = await openTestDirectory([{ login, lastName: 'Lovelace' }], { RATE_LIMIT_PER_MINUTE: '10' }, [], {
    prepare: (built, context) => {
      registry = registerMetrics(built, context);
      stop = built.beginStopping;
    },
  });
  served = await serveMetrics({ host: '127.0.0.1', port: 0 });
  expect((await fetch(`${served.address}/metrics`)).status).toBe(503);
  served.show(registry);
  await feedStateStore(directory.database.kysely).register('ad', 'ldap');
});
afterAll(async () => {
  await served.close();
  registry.close();
});

async function scrape(): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${served.address}/metrics`);
  expect(answer.status).toBe(200);
  const samples = [...(await answer.text()).matchAll(/^([a-z]\S*(?:\{.*\})?) (\S+)$/gm)];
  return new Map(samples.map(([, name = '', value]) => [name, Number(value)]));
}

test('the metrics report how long requests took, by route and status', async () => {
  await directory.as(login).call(searchPeople, { query: { globalQuery: 'lovelace' } });
  const samples = await scrape();
  expect(samples.get('http_request_duration_seconds_count{method="GET",route="/api/users",status="200"}')).toBe(1);
  expect(samples.get('http_requests_in_flight')).toBe(0);
  expect([...samples.keys()].filter((name) => name.includes('lovelace'))).toEqual([]);
});

test('the metrics report why sign-ins were refused', async () => {
  await directory.withAuthorization('Bearer non sense').request('GET', '/api/viewer');
  await directory.withAuthorization('Bearer opaque').request('GET', '/api/viewer');
  await directory.withAuthorization(undefined).request('GET', '/api/viewer');
  const token = await directory.token(login);
  const forged = `${token.slice(0, -8)}${token.slice(-8) === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'}`;
  await directory.withAuthorization(`Bearer ${forged}`).request('GET', '/api/viewer');
  const samples = await scrape();
  const refused = (reason: string) => samples.get(`directory_sign_ins_refused_total{reason="${reason}"}`);
  expect(refused('missing')).toBe(1);
  expect(refused('unknown')).toBe(1);
  expect(refused('rejected')).toBe(1);
  expect(refused('signature')).toBe(1);
  expect(refused('audience')).toBe(0);
});

test('the metrics report which limit was reached', async () => {
  for (let count = 0; count < 12; count++) await directory.as('bob@group.example').request('GET', '/api/viewer');
  const samples = await scrape();
  expect(samples.get('directory_limit_hits_total{limit="viewer"}')).toBe(2);
  expect(samples.get('directory_limit_hits_total{limit="card"}')).toBe(0);
});

test('the metrics describe the memory of the node', async () => {
  const before = await scrape();
  expect(before.get('directory_people')).toBe(1);
  expect(before.get('directory_index_segments')).toBe(1);
  expect(before.get('directory_index_size_bytes')).toBeGreaterThan(100);
  const [id] = await directory.add([{ login: 'grace@group.example' }]);
  expect(id).toBeTypeOf('number');
  const after = await scrape();
  expect(after.get('directory_people')).toBe(2);
  expect(after.get('directory_memory_changes_total')).toBe(1);
  const now = Date.now() / 1000;
  for (const memory of ['people', 'rules']) {
    const checked = after.get(`directory_memory_checked_timestamp_seconds{memory="${memory}"}`);
    expect(Math.abs((checked ?? 0) - now)).toBeLessThan(60);
    expect(after.has(`directory_memory_notified{memory="${memory}"}`)).toBe(true);
  }
  expect(after.get('directory_memory_changed_timestamp_seconds')).toBeGreaterThan(now - 60);
});

test('the metrics describe the database of the node, and the version', async () => {
  const samples = await scrape();
  expect(samples.get('directory_database_up')).toBe(1);
  expect(samples.get('directory_ready')).toBe(1);
  expect(samples.get('directory_database_waiting')).toBe(0);
  expect(samples.get('directory_database_wait_seconds_count')).toBeGreaterThan(0);
  expect([...samples.keys()]).toContainEqual(expect.stringMatching(/^directory_build_info\{version="\d/));
});

test('the metrics report the time of the last backup, if there is one', async () => {
  const name = 'directory_backup_last_success_timestamp_seconds';
  expect((await scrape()).has(name)).toBe(false);
  await recordBackup(directory.database.kysely, '2026-11-22T02:30:00.000Z');
  expect((await scrape()).get(name)).toBe(Date.UTC(2026, 10, 22, 2, 30) / 1000);
  // A backup that began earlier but ended later.
  await recordBackup(directory.database.kysely, '2026-11-21T02:30:00.000Z');
  expect((await scrape()).get(name)).toBe(Date.UTC(2026, 10, 22, 2, 30) / 1000);
});

test('while the only database session is busy, the metrics contain the last known state of the feeds and the last backup', async () => {
  const name = 'directory_feed_failures{feed="ad",kind="ldap"}';
  expect((await scrape()).get(name)).toBe(0);
  await directory.database.transaction(async () => {
    const samples = await scrape();
    expect(samples.get(name)).toBe(0);
    expect(samples.has('directory_backup_last_success_timestamp_seconds')).toBe(true);
    expect(samples.get('directory_people')).toBe(2);
    if (directory.database.kind === 'embedded') {
      expect(samples.get('directory_database_connections{state="used"}')).toBe(1);
    }
  });
});

test('a node that is stopping is not ready', async () => {
  stop();
  const samples = await scrape();
  expect(samples.get('directory_ready')).toBe(0);
  expect(samples.get('directory_database_up')).toBe(1);
});
