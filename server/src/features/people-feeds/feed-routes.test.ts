import { listAudit, listFeedRuns, listFeeds, requestFeedAction, searchPeople } from '@directory/contract';
import type { Feed, FeedAction } from '@directory/contract';
import { MetricsRegistry } from '../../telemetry/metrics-registry.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { peopleStore } from '../../people/people-store.ts';
import { readReferences } from '../../people/reference-lists.ts';
import type { FeedEntry } from './entries/feed-entry.ts';
import { registerFeedMetrics } from './feed-metrics.ts';
import { parseSchedule } from './runs/feed-schedule.ts';
import { FeedUnavailableError } from './feed-source.ts';
import type { FeedReading, FeedSource } from './feed-source.ts';
import { feedStateStore } from './runs/feed-state-store.ts';
import { withImportLock } from './import/import-lock.ts';
import { importPeople } from './import/import-people.ts';

/** A directory server in memory. */
class MemorySource implements FeedSource {
  readonly name = 'ad';
  readonly kind = 'ldap';
  people: string[] = [];
  failure: Error | undefined;
  /** The reading waits for this after the first entry. */
  gate: Promise<void> = Promise.resolve();

  readAll({ signal }: { signal: AbortSignal }): FeedReading {
    return { entries: this.#entries(signal), cursor: () => null };
  }

  async *#entries(signal: AbortSignal): AsyncGenerator<FeedEntry> {
    if (this.failure !== undefined) throw this.failure;
    for (const [index, login] of this.people.entries()) {
      yield { line: index + 1, externalId: login, values: { login, lastName: 'Feeding' }, otherNames: [] };
      await Promise.race([this.gate, aborted(signal)]);
    }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const source = new MemorySource();
let directory: TestDirectory;
let admin: TestCaller;

beforeAll(async () => {
  source.people = logins(20);
  const sources = [{ source, schedule: parseSchedule('0 2 * * *') }];
  const people = [{ login: 'admin@x', firstName: 'Ada' }];
  directory = await openTestDirectory(people, { ADMIN_LOGINS: 'admin@x' }, sources);
  admin = directory.as('admin@x');
});

/** Starts with twenty people who were read by the last run. */
beforeEach(async () => {
  source.people = logins(20);
  source.failure = undefined;
  source.gate = Promise.resolve();
  await ended();
  await directory.database.kysely.updateTable('feeds').set({ held_back: 'null', failures: 0 }).execute();
  await ask('run');
  await ended();
  expect(await ad()).toMatchObject({ status: 'idle', problem: '' });
});

const logins = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@x`);
const ask = (action: Exclude<FeedAction, 'retire'>, name = 'ad') =>
  admin.call(requestFeedAction, { params: { name }, body: { action } });
const retire = (name: string, people: number) =>
  admin.call(requestFeedAction, { params: { name }, body: { action: 'retire', people } });
const ad = async (): Promise<Feed> => (await admin.call(listFeeds)).output.find(({ name }) => name === 'ad')!;
/** Waits until nothing is running and no request is pending. */
async function ended(): Promise<void> {
  await expect.poll(ad).toMatchObject({ progress: null, requested: null });
}
/** Less than the 30 s after which a node polls for changes, so that only the notification by the run can be the cause. */
const whenTold = { timeout: 20_000 };
const peopleFound = async () =>
  Number((await admin.call(searchPeople, { query: { globalQuery: 'Feeding' } })).headers['x-total-count']);
const lastRun = async () => (await admin.call(listFeedRuns)).output[0];
const lastAudit = async () => (await admin.call(listAudit)).output[0];

/** Runs until the source waits, so that the run can be inspected. */
async function beginRun(): Promise<() => void> {
  let open = () => {};
  source.gate = new Promise((resolve) => (open = resolve));
  await ask('run');
  await expect.poll(async () => (await ad()).status).toBe('running');
  return open;
}

/** Leaves a run held back for an administrator. */
async function holdBack(): Promise<void> {
  source.people = logins(5);
  await ask('run');
  await ended();
}

describe('the list of feeds', () => {
  test('has the state of each feed', async () => {
    expect(await ad()).toMatchObject({
      name: 'ad',
      kind: 'ldap',
      isScheduled: true,
      lastSuccessAt: expect.any(String),
      lastAttemptAt: expect.any(String),
      nextRunAt: expect.any(String),
      losses: null,
    });
  });

  test('includes feeds that this node does not read', async () => {
    await feedStateStore(directory.database.kysely).register('hr', 'csv');
    const { output } = await admin.call(listFeeds);
    expect(output.find(({ name }) => name === 'hr')).toMatchObject({
      isScheduled: false,
      status: 'idle',
      lastSuccessAt: null,
      nextRunAt: null,
    });
  });

  test('ignores progress left behind by a dead node', async () => {
    const old = new Date(0).toISOString();
    const progress = { phase: 'writing', mode: 'complete', rows: 5, total: 9, startedAt: old } as const;
    const states = feedStateStore(directory.database.kysely);
    await states.register('left', 'ldap');
    await states.putProgress('left', { ...progress, updatedAt: old });
    const left = async () => (await admin.call(listFeeds)).output.find(({ name }) => name === 'left');
    expect(await left()).toMatchObject({ status: 'idle', progress: null });
    await states.putProgress('left', { ...progress, updatedAt: new Date().toISOString() });
    expect(await left()).toMatchObject({ status: 'running', progress });
  });
});

describe('an action', () => {
  test.each([
    ['an unknown action', { action: 'delete' }, 400, 'request.invalid'],
    ['another field', { action: 'run', force: true }, 400, 'request.invalid'],
    ['no action', {}, 400, 'request.invalid'],
    ['no number of people', { action: 'retire' }, 400, 'request.invalid'],
  ])('with %s is rejected', async (_, body, status, code) => {
    const answer = await admin.request('POST', '/api/admin/feeds/ad/actions', body);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });

  test('needs a valid name', async () => {
    expect((await admin.request('POST', '/api/admin/feeds/a%20b/actions', { action: 'run' })).status).toBe(400);
  });

  test('needs a known feed', async () => {
    const { status, error } = await ask('run', 'nobody');
    expect([status, error.code]).toEqual([404, 'feed.unknown']);
  });

  test('needs a feed that is read on a schedule', async () => {
    await feedStateStore(directory.database.kysely).register('hr', 'csv');
    for (const action of ['run', 'accept', 'interrupt'] as const) {
      const { status, error } = await ask(action, 'hr');
      expect([status, error.code]).toEqual([409, 'feed.not-scheduled']);
    }
  });

  test.each(['accept', 'interrupt'] as const)('%s needs a run', async (action) => {
    const before = await lastAudit();
    expect((await ask(action)).error.code).toBe('feed.not-scheduled');
    expect((await ad()).requested).toBeNull();
    expect(await lastAudit()).toEqual(before);
  });
});

describe('run', () => {
  test('reads everybody now, on behalf of the administrator', async () => {
    source.people = logins(21);
    const { status, output } = await ask('run');
    expect([status, output.name]).toEqual([200, 'ad']);
    await ended();
    await expect.poll(peopleFound, whenTold).toBe(21);
    expect(await lastRun()).toMatchObject({ feed: 'ad', outcome: 'imported', mode: 'complete', startedBy: 'admin@x' });
    expect(await lastAudit()).toMatchObject({ kind: 'feed.run', subject: 'ad' });
    const [, requestEntry] = (await admin.call(listAudit)).output;
    expect(requestEntry).toMatchObject({ kind: 'feed.started', subject: 'ad', actor: 'admin@x' });
  });

  test('shows its progress', async () => {
    const open = await beginRun();
    expect((await ad()).progress).toMatchObject({ phase: 'reading', mode: 'complete', startedAt: expect.any(String) });
    open();
    await ended();
  });

  test('that fails shows the problem and the next attempt, and keeps the people', async () => {
    source.failure = new FeedUnavailableError('The directory server does not answer.');
    await ask('run');
    await ended();
    const { status, problem, nextRunAt } = await ad();
    expect([status, problem]).toEqual(['failing', 'The directory server does not answer.']);
    expect(Date.parse(nextRunAt ?? '')).toBeGreaterThan(Date.now());
    expect(await peopleFound()).toBe(20);
    expect(await lastRun()).toMatchObject({ outcome: 'failed', problem });
  });
});

describe('accept', () => {
  test('applies the held-back run', async () => {
    await holdBack();
    expect(await ad()).toMatchObject({ status: 'held-back', losses: { before: 20, left: 15, blanked: {} } });
    expect(await peopleFound()).toBe(20);
    expect(await lastRun()).toMatchObject({ outcome: 'held-back', peopleBefore: 20 });
    expect((await ask('accept')).status).toBe(200);
    await ended();
    expect(await ad()).toMatchObject({ status: 'idle', losses: null, problem: '' });
    await expect.poll(peopleFound, whenTold).toBe(5);
    const kinds = (await admin.call(listAudit)).output.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['feed.run', 'feed.accepted']);
  });

  test('applies to one run: the next loss is held back again', async () => {
    await holdBack();
    await ask('accept');
    await ended();
    await expect.poll(ad).toMatchObject({ status: 'idle' });
    source.people = logins(3);
    await ask('run');
    await ended();
    expect(await ad()).toMatchObject({ status: 'held-back', losses: { before: 5, left: 2 } });
  });

  test('of which the run fails keeps the losses, and says why', async () => {
    await holdBack();
    expect(await ad()).not.toHaveProperty('problemCause');
    source.failure = new FeedUnavailableError({ code: 'ldap-busy', values: { server: 'ldap://dc1' } });
    await ask('accept');
    await ended();
    await expect.poll(ad).toMatchObject({
      status: 'held-back',
      losses: { left: 15 },
      problem: 'The directory server ldap://dc1 is busy.',
      problemCause: { code: 'ldap-busy', values: { server: 'ldap://dc1' } },
    });
    expect(await peopleFound()).toBe(20);
  });
});

describe('interrupt', () => {
  test('stops the run and changes nothing', async () => {
    source.people = logins(30);
    await beginRun();
    const { status } = await ask('interrupt');
    expect(status).toBe(200);
    // The run ends before its problem is stored.
    await expect.poll(ad).toMatchObject({
      status: 'idle',
      problem: 'An administrator interrupted the last run.',
      problemCause: { code: 'run-interrupted', values: {} },
    });
    // This is what a node of an earlier version writes when the next run fails.
    await directory.database.kysely.updateTable('feeds').set({ problem: 'It is away.' }).execute();
    expect(await ad()).not.toHaveProperty('problemCause');
    expect(await peopleFound()).toBe(20);
    expect(await lastRun()).toMatchObject({ outcome: 'interrupted' });
    expect(await lastAudit()).toMatchObject({ kind: 'feed.interrupted', subject: 'ad', actor: 'admin@x' });
  });
});

describe('retire', () => {
  /** The import lock is released a moment after the end of the run becomes visible. */
  const noRunHoldsTheLock = async () => {
    await expect.poll(() => withImportLock(directory.database, () => Promise.resolve(true))).toBe(true);
  };
  const importFormer = async (feed: string, people: readonly string[]) => {
    await noRunHoldsTheLock();
    async function* entries() {
      for (const [index, login] of people.entries()) yield { line: index + 1, values: { login }, otherNames: [] };
    }
    const { database } = directory;
    const references = readReferences(undefined);
    await importPeople({ database, references, feed, kind: 'csv', entries: entries(), accepts: 'any' });
  };
  const former = async (name: string) => (await admin.call(listFeeds)).output.find((feed) => feed.name === name);
  const leftAt = async (login: string) => (await peopleStore(directory.database.kysely).find({ login }))?.leftAt;

  test('removes the people and the state of an unused feed, on behalf of the administrator', async () => {
    await importFormer('former', ['f1@x', 'f2@x', 'p1@x']);
    const { status, output } = await retire('former', 2);
    expect([status, output.requested]).toEqual([200, 'retire']);
    await expect.poll(() => former('former')).toBeUndefined();
    expect(await leftAt('f1@x')).toEqual(expect.any(Date));
    expect(await leftAt('p1@x')).toBeNull();
    expect(await lastRun()).toMatchObject({
      feed: 'former',
      mode: 'retirement',
      outcome: 'imported',
      startedBy: 'admin@x',
      peopleBefore: 3,
      figures: { left: 3 },
    });
    const [run, requestEntry] = (await admin.call(listAudit)).output;
    expect(run).toMatchObject({ kind: 'feed.run', subject: 'former', actor: 'admin@x' });
    expect(requestEntry).toMatchObject({
      kind: 'feed.retired',
      subject: 'former',
      actor: 'admin@x',
      before: { people: 2 },
    });
  });

  test('changes nothing if more people would leave than the administrator was shown', async () => {
    await importFormer('grown', ['g1@x', 'g2@x', 'g3@x']);
    await retire('grown', 2);
    await expect.poll(() => former('grown')).toMatchObject({ requested: null, problem: /would make 3 of 3/ });
    expect(await leftAt('g1@x')).toBeNull();
    await retire('grown', 3);
    await expect.poll(() => former('grown')).toBeUndefined();
  });

  test('is rejected for a configured feed and for the demo group', async () => {
    expect((await retire('ad', 20)).error.code).toBe('feed.in-use');
    await feedStateStore(directory.database.kysely).register('demo', 'demo');
    expect((await retire('demo', 0)).error.code).toBe('feed.not-scheduled');
    expect((await retire('nobody', 0)).error.code).toBe('feed.unknown');
  });

  test('can be cancelled until it begins', async () => {
    await importFormer('waiting', ['w1@x']);
    await noRunHoldsTheLock();
    await withImportLock(directory.database, async () => {
      await retire('waiting', 1);
      expect((await former('waiting'))?.requested).toBe('retire');
      expect((await ask('interrupt', 'waiting')).output.requested).toBeNull();
    });
    expect(await leftAt('w1@x')).toBeNull();
    expect(await lastAudit()).toMatchObject({ kind: 'feed.interrupted', subject: 'waiting' });
  });
});

describe('monitoring', () => {
  const health = async () => (await directory.as(undefined).request('GET', '/health/ready')).output;
  const metrics = async () => {
    const registry = new MetricsRegistry();
    registerFeedMetrics(registry, directory.database);
    return await registry.metrics();
  };

  test('shows a failing feed in health and metrics, while the node stays ready', async () => {
    expect(await health()).toEqual({ status: 'ready', feeds: 'ok' });
    source.failure = new FeedUnavailableError('The directory server does not answer.');
    await ask('run');
    await ended();
    expect(await health()).toEqual({ status: 'ready', feeds: 'failing' });
    expect(await metrics()).toContain('directory_feed_failures{feed="ad",kind="ldap"} 1');
    expect(await metrics()).toContain('directory_feed_held_back{feed="ad",kind="ldap"} 0');
  });

  test('does not report a feed that is no longer configured', async () => {
    const states = feedStateStore(directory.database.kysely);
    const problem = { problem: 'It is away.', problemCause: null };
    const failure = { problem, failures: 3, heldBack: null, nextAttemptAt: null };
    await states.recordFailure({ feed: 'former', kind: 'ldap', at: new Date().toISOString(), ...failure });
    try {
      expect(await health()).toEqual({ status: 'ready', feeds: 'ok' });
      const former = (await admin.call(listFeeds)).output.find(({ name }) => name === 'former');
      expect(former).toMatchObject({ status: 'idle', isScheduled: false });
    } finally {
      await directory.database.kysely.deleteFrom('feeds').where('name', '=', 'former').execute();
    }
  });

  test('shows a feed that is held back', async () => {
    await holdBack();
    expect(await health()).toEqual({ status: 'ready', feeds: 'failing' });
    expect(await metrics()).toContain('directory_feed_held_back{feed="ad",kind="ldap"} 1');
    expect(await metrics()).toMatch(/directory_feed_last_success_timestamp_seconds\{feed="ad",kind="ldap"\} \d{10}/);
  });
});
