import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { testLog } from '../../../../test/test-log.ts';
import { entryOf, TestSource } from '../../../../test/test-source.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { feedPriority } from '../import/feed-priority.ts';
import { startFeedRunner } from './feed-runner.ts';
import type { FeedRunner } from './feed-runner.ts';
import { parseSchedule } from './feed-schedule.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import type { FeedSource } from '../feed-source.ts';
import { feedStateStore } from './feed-state-store.ts';
import type { FeedAlert } from './feed-alert.ts';

const references = readReferences(undefined);
const schedule = parseSchedule('0 2 * * *');
let database: Database;
let runner: FeedRunner | undefined;
let alerts: FeedAlert[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  alerts = [];
  for (const table of ['people', 'feeds', 'feed_runs'] as const) await database.kysely.deleteFrom(table).execute();
});
afterEach(async () => {
  await runner?.close();
});

const logins = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@x`);

async function start(
  source: FeedSource,
  { log = testLog(), withDatabase = database }: { log?: DestinationStream; withDatabase?: Database } = {},
): Promise<FeedRunner> {
  runner = await startFeedRunner({
    database: withDatabase,
    references,
    sources: [{ source, schedule }],
    priority: feedPriority([]),
    logger: pino({ level: 'info' }, log),
    sendAlert: async (alert) => void alerts.push(alert),
    catchUp: async () => {},
    checkInterval: 3_600_000,
  });
  return runner;
}

const states = () => feedStateStore(database.kysely);
const state = async () => (await states().find('ad'))!;
const isPresent = async (login: string) => (await peopleStore(database.kysely).find({ login }))?.leftAt === null;
/** Moves the last run an hour back. */
const letTimePass = async () =>
  await database.kysely
    .updateTable('feeds')
    .set({ last_attempt_at: new Date(0), next_attempt_at: null })
    .execute();

describe('the feed runner', () => {
  it('reads everybody first, and changes afterwards', async () => {
    const source = new TestSource();
    source.people = logins(20);
    const { runDue } = await start(source);
    await runDue();
    expect(await isPresent('p19@x')).toBe(true);
    expect(await state()).toMatchObject({ failures: 0, cursor: { usn: 1 }, lastSuccessAt: expect.any(Date) });
    await runDue();
    expect(source.readings).toEqual(['complete']);
    await letTimePass();
    source.changes = [{ ...entryOf('p3@x', 1), isRemoved: true }, entryOf('new@x', 2)];
    await runDue();
    expect(source.readings).toEqual(['complete', 'changes']);
    expect([await isPresent('p3@x'), await isPresent('new@x')]).toEqual([false, true]);
    expect((await state()).cursor).toEqual({ usn: 2 });
  });

  it('reads everybody if the cursor has expired, and logs the reason', async () => {
    const source = new TestSource();
    source.people = logins(3);
    const lines: string[] = [];
    const { runDue } = await start(source, { log: { write: (line) => void lines.push(line) } });
    await runDue();
    await letTimePass();
    source.expired = true;
    await runDue();
    expect(source.readings).toEqual(['complete', 'changes', 'complete']);
    expect((await state()).failures).toBe(0);
    expect(lines.join('')).toContain('"reason":"restored"');
  });

  it('changes nothing if a reading fails halfway, and sends one alert', async () => {
    const source = new TestSource();
    source.people = logins(20);
    const { runDue } = await start(source);
    await runDue();
    source.people = logins(5);
    source.failure = new FeedUnavailableError('The directory server closed the connection.');
    for (let attempt = 1; attempt <= 2; attempt++) {
      await states().putRequest('ad', 'run', 'admin@x');
      await runDue();
      expect(await state()).toMatchObject({
        failures: attempt,
        problem: 'The directory server closed the connection.',
      });
    }
    expect((await state()).nextAttemptAt?.getTime()).toBeGreaterThan(Date.now());
    expect(await isPresent('p19@x')).toBe(true);
    source.failure = undefined;
    source.people = logins(20);
    await states().putRequest('ad', 'run', 'admin@x');
    await runDue();
    expect(await state()).toMatchObject({ failures: 0, problem: null, nextAttemptAt: null });
    expect(alerts.map(({ type }) => type)).toEqual(['feed.failed', 'feed.recovered']);
    const runs = await database.kysely
      .selectFrom('feed_runs')
      .select(['outcome', 'started_by'])
      .orderBy('id')
      .execute();
    expect(runs).toEqual([
      { outcome: 'imported', started_by: null },
      { outcome: 'failed', started_by: 'admin@x' },
      { outcome: 'failed', started_by: 'admin@x' },
      { outcome: 'imported', started_by: 'admin@x' },
    ]);
  });

  it('holds back a run that removes too many people until an administrator accepts it', async () => {
    const source = new TestSource();
    source.people = logins(20);
    const { runDue } = await start(source);
    await runDue();
    source.people = logins(10);
    await states().putRequest('ad', 'run', 'admin@x');
    await runDue();
    expect(await state()).toMatchObject({ heldBack: { before: 20, left: 10, blanked: {} }, failures: 0 });
    expect(await isPresent('p19@x')).toBe(true);
    expect(alerts).toMatchObject([
      { type: 'feed.held-back', feed: 'ad', message: expect.stringContaining('remove 10 of 20 people') },
    ]);
    await runDue();
    expect(source.readings).toEqual(['complete', 'complete']);
    await states().putRequest('ad', 'accept', 'admin@x');
    await runDue();
    expect(await state()).toMatchObject({ heldBack: null, problem: null });
    expect(await isPresent('p19@x')).toBe(false);
  });

  it('compares a held-back feed again after a while, and imports it if the source was corrected', async () => {
    const source = new TestSource();
    source.people = logins(20);
    const { runDue } = await start(source);
    await runDue();
    source.people = logins(10);
    await states().putRequest('ad', 'run', 'admin@x');
    await runDue();
    await letTimePass();
    await runDue();
    expect(await state()).toMatchObject({ heldBack: { left: 10 } });
    source.people = [...logins(20), 'new@x'];
    await letTimePass();
    await runDue();
    expect(await state()).toMatchObject({ heldBack: null, problem: null });
    expect(await isPresent('new@x')).toBe(true);
    expect(alerts.map(({ type }) => type)).toEqual(['feed.held-back', 'feed.recovered']);
  });

  it('records a held-back run and its faults again only if the result is different or somebody requested it', async () => {
    const source = new TestSource();
    source.people = logins(20);
    const { runDue } = await start(source);
    await runDue();
    const recorded = async () => {
      await letTimePass();
      await runDue();
      const runs = await database.kysely.selectFrom('feed_runs').select('id').execute();
      const faults = await database.kysely.selectFrom('feed_faults').select('run_id').execute();
      return [runs.length, faults.length];
    };
    source.people = [...logins(10), '', ''];
    await states().putRequest('ad', 'run', 'admin@x');
    expect(await recorded()).toEqual([2, 2]);
    expect(await recorded()).toEqual([2, 2]);
    expect(source.readings).toHaveLength(3);
    await states().putRequest('ad', 'run', 'admin@x');
    expect(await recorded()).toEqual([3, 4]);
    source.people = [...logins(9), '', ''];
    expect(await recorded()).toEqual([4, 6]);
    source.people = ['', ...logins(9), ''];
    expect(await recorded()).toEqual([5, 8]);
  });

  it('records a run in which every entry is rejected only once', async () => {
    const source = new TestSource();
    source.people = ['', ''];
    const { runDue } = await start(source);
    await runDue();
    await letTimePass();
    await runDue();
    expect(source.readings).toHaveLength(2);
    expect(await database.kysely.selectFrom('feed_runs').select('outcome').execute()).toEqual([{ outcome: 'failed' }]);
  });

  it('does not accept greater losses than were shown', async () => {
    const source = new TestSource();
    source.people = logins(20);
    const { runDue } = await start(source);
    await runDue();
    source.people = logins(15);
    await states().putRequest('ad', 'run', 'admin@x');
    await runDue();
    source.people = logins(1);
    await states().putRequest('ad', 'accept', 'admin@x');
    await runDue();
    expect(await state()).toMatchObject({ heldBack: { left: 19 } });
    expect(await isPresent('p14@x')).toBe(true);
  });

  it('stops a run that an administrator interrupts, and changes nothing', async () => {
    const source = new TestSource();
    source.people = logins(500);
    const feeds = await start(source);
    source.onEntry = () => void (feeds.progress('ad') !== undefined && feeds.interrupt('ad'));
    await feeds.runDue();
    expect(await isPresent('p0@x')).toBe(false);
    expect(await state()).toMatchObject({ failures: 0, problem: 'An administrator interrupted the last run.' });
    const runs = await database.kysely.selectFrom('feed_runs').select('outcome').execute();
    expect(runs).toEqual([{ outcome: 'interrupted' }]);
    expect(feeds.interrupt('ad')).toBe(false);
  });

  it('keeps holding back a feed whose next run is interrupted', async () => {
    const source = new TestSource();
    source.people = logins(20);
    const feeds = await start(source);
    await feeds.runDue();
    source.people = logins(10);
    await states().putRequest('ad', 'run', 'admin@x');
    await feeds.runDue();
    expect(await state()).toMatchObject({ heldBack: { left: 10 } });
    source.onEntry = () => void feeds.interrupt('ad');
    await states().putRequest('ad', 'accept', 'admin@x');
    await feeds.runDue();
    expect(await state()).toMatchObject({
      heldBack: { left: 10 },
      problem: 'An administrator interrupted the last run.',
    });
    expect(await isPresent('p19@x')).toBe(true);
  });

  it('aborts the run when the directory stops, and leaves the request to the next node', async () => {
    const source = new TestSource();
    source.people = logins(500);
    const feeds = await start(source);
    await states().putRequest('ad', 'run', 'admin');
    let closed: Promise<void> | undefined;
    source.onEntry = () => void (closed ??= feeds.close());
    await feeds.runDue();
    await closed;
    expect(await isPresent('p0@x')).toBe(false);
    expect(await state()).toMatchObject({ failures: 0, request: 'run', requestedBy: 'admin' });
  });

  it('repeats a run at once if another feed changed its people before it was written', async () => {
    const source = new TestSource();
    source.people = logins(20);
    let changesLeft = 0;
    const transaction: Database['transaction'] = async (work) => {
      if (changesLeft-- > 0) {
        const feed_values = JSON.stringify({ login: 'p0@x', city: `city ${changesLeft}` });
        await database.kysely
          .updateTable('people')
          .set(({ eb }) => ({ feed_values, version: eb('version', '+', 1) }))
          .where('login', '=', 'p0@x')
          .execute();
      }
      return await database.transaction(work);
    };
    const { runDue } = await start(source, { withDatabase: { ...database, transaction } });
    await runDue();
    const change = async (times: number) => {
      await database.kysely.deleteFrom('entry_hashes').execute();
      await database.kysely
        .updateTable('people')
        .set(({ eb }) => ({
          feed_values: JSON.stringify({ login: 'p0@x', city: 'before' }),
          version: eb('version', '+', 1),
        }))
        .where('login', '=', 'p0@x')
        .execute();
      changesLeft = times;
      source.readings.length = 0;
      await states().putRequest('ad', 'run', 'admin@x');
      await runDue();
      const { failures, problem } = await state();
      return { readings: source.readings.length, failures, problem };
    };
    expect(await change(1)).toEqual({ readings: 2, failures: 0, problem: null });
    expect(alerts).toEqual([]);
    expect(await change(2)).toEqual({
      readings: 2,
      failures: 1,
      problem: 'Someone else changed the same people during the run. Nothing was changed.',
    });
  });

  it('repeats a requested run whose node died during it', async () => {
    const source = new TestSource();
    source.people = logins(3);
    const { runDue } = await start(source);
    await runDue();
    const stored = () => database.kysely.selectFrom('feeds').selectAll().executeTakeFirstOrThrow();
    let atDeath: Awaited<ReturnType<typeof stored>> | undefined;
    source.onEntry = async () => void (atDeath ??= await stored());
    await states().putRequest('ad', 'run', 'admin@x');
    await runDue();
    expect(atDeath?.request).toBeNull();
    const progress = JSON.stringify({ ...atDeath?.progress, updatedAt: new Date(0).toISOString() });
    await database.kysely
      .updateTable('feeds')
      .set({ request: null, requested_by: atDeath!.requested_by, progress })
      .execute();
    await runDue();
    await runDue();
    expect(source.readings).toEqual(['complete', 'complete', 'complete']);
    const runs = await database.kysely.selectFrom('feed_runs').select('started_by').orderBy('id').execute();
    expect(runs.map((run) => run.started_by)).toEqual([null, 'admin@x', 'admin@x']);
  });

  /** Moves the last run far back, and the next one into the future. */
  const waitLong = async () =>
    await database.kysely
      .updateTable('feeds')
      .set({ last_attempt_at: new Date(0) })
      .execute();

  it.each([false, true])('retries a failed source early only if it was replaced: %s', async (replaced) => {
    const source = new TestSource();
    source.people = logins(20);
    source.failure = new FeedUnavailableError('There is no file.');
    const { runDue } = await start(source);
    await runDue();
    source.failure = undefined;
    source.replaced = replaced;
    await runDue();
    expect(source.readings).toEqual(['complete']);
    await waitLong();
    await runDue();
    expect(await state()).toMatchObject(replaced ? { failures: 0, problem: null } : { failures: 1 });
    expect(source.readings).toHaveLength(replaced ? 2 : 1);
  });

  it('compares a held-back feed again when its source was replaced, and keeps holding it back if nothing has improved', async () => {
    const source = new TestSource();
    source.people = logins(20);
    const { runDue } = await start(source);
    await runDue();
    source.people = logins(10);
    await states().putRequest('ad', 'run', 'admin@x');
    await runDue();
    source.people = logins(9);
    source.replaced = true;
    await database.kysely
      .updateTable('feeds')
      .set({ last_attempt_at: new Date(Date.now() - 120_000) })
      .execute();
    await runDue();
    expect(await state()).toMatchObject({ heldBack: { left: 11 } });
  });

  it('does not treat an interrupted wait as a failure', async () => {
    const source = new TestSource();
    const feeds = await start({
      name: 'ad',
      kind: 'ldap',
      readAll: async ({ signal }) => {
        setImmediate(() => feeds.interrupt('ad'));
        await pause(3_600_000, undefined, { signal });
        return source.readAll();
      },
    });
    await feeds.runDue();
    expect(await state()).toMatchObject({ failures: 0, problem: 'An administrator interrupted the last run.' });
    expect(alerts).toEqual([]);
  });

  it('fails if every entry is rejected', async () => {
    const source = new TestSource();
    source.people = ['', ''];
    const { runDue } = await start(source);
    await runDue();
    expect(await state()).toMatchObject({ failures: 1, problem: 'Every entry was rejected. Nothing was changed.' });
  });
});
