import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openProxiedDatabase } from '../../../test/proxied-database.ts';
import { withTimeLimit } from '../time-limit.ts';

const poolSize = 3;
/** One more connection for the probe. Nothing uses LISTEN here. */
const limit = poolSize + 1;

test.for(['silent', 'closed', 'slow'] as const)(
  'a node never exceeds its connection limit although the network is repeatedly %s',
  { timeout: 60_000 },
  async (state) => {
    const { proxy, database } = await openProxiedDatabase(poolSize);
    const ask = () => sql`select 1`.execute(database.kysely);
    const attempt = async () => await withTimeLimit('request', ask).then(Boolean, () => false);
    const useAll = async () => await Promise.all(Array.from({ length: 4 * poolSize }, attempt));
    for (let round = 0; round < 3; round++) {
      expect((await useAll()).every(Boolean)).toBe(true);
      // Background work, which keeps its connection while the others are replaced.
      const longRunning = sql`select 1 from pg_sleep(6)`.execute(database.kysely).catch(() => undefined);
      // Lets the statement be sent first.
      await pause(100);
      proxy.set(state);
      const isFoundAway = async () => {
        await useAll();
        return !database.figures().isAnswering;
      };
      await expect.poll(isFoundAway).toBe(true);
      proxy.set('open');
      await expect.poll(async () => await attempt()).toBe(true);
      await useAll();
      const { connections, waiting } = database.figures();
      expect(connections).toBeLessThanOrEqual(poolSize);
      expect(waiting).toBe(0);
      await longRunning;
    }
    expect(proxy.maxConnections()).toBeLessThanOrEqual(limit);
    await expect.poll(useAll).not.toContain(false);
  },
);

test('connections closed by the pool count until the server has closed them', async () => {
  const { proxy, database } = await openProxiedDatabase(poolSize);
  const lose = async () =>
    await database.kysely
      .connection()
      .execute(async (queries) => await sql`select pg_terminate_backend(pg_backend_pid())`.execute(queries))
      .catch(() => {});
  for (let round = 0; round < 20; round++) {
    await Promise.all(Array.from({ length: 2 * poolSize }, lose));
  }
  // An idle connection may have been closed without the pool noticing.
  const ask = async () => await sql`select 1`.execute(database.kysely).then(Boolean, () => false);
  await expect.poll(ask).toBe(true);
  expect(proxy.maxConnections()).toBeLessThanOrEqual(limit);
  expect(database.figures()).toMatchObject({ waiting: 0, maxConnections: poolSize });
});
