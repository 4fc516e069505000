import { listScimTokens, removeScimToken, requestFeedAction, listFeeds } from '@directory/contract';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openScimClient, userUrn } from '../../../../test/scim-client.ts';
import type { ScimClient } from '../../../../test/scim-client.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { testLog } from '../../../../test/test-log.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { feedPriority } from '../import/feed-priority.ts';
import { startFeedRunner } from './feed-runner.ts';
import { parseSchedule } from './feed-schedule.ts';
import type { FeedKind } from '../feed-source.ts';
import { feedStateStore } from './feed-state-store.ts';
import { importPeople } from '../import/import-people.ts';
import { retireFeed } from './retire-feed.ts';
import type { RetirementOptions } from './retire-feed.ts';
import { TestSource } from '../../../../test/test-source.ts';

const references = readReferences(undefined);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  for (const table of ['people', 'feeds', 'feed_runs'] as const) await database.kysely.deleteFrom(table).execute();
});

type Given = FeedEntry['values'] & Pick<FeedEntry, 'photo' | 'reference'>;

async function take(feed: string, given: readonly Given[], kind: FeedKind = 'ldap'): Promise<void> {
  async function* entries() {
    for (const [index, { photo, reference, ...values }] of given.entries()) {
      yield { line: index + 1, otherNames: [], values, photo, reference };
    }
  }
  await importPeople({ database, references, feed, kind, entries: entries(), accepts: 'any' });
}

const retire = (feed: string, more: Partial<RetirementOptions> = {}) =>
  retireFeed({ database, references, feed, kind: 'ldap', accepts: 'any', ...more });
const find = async (login: string) => await peopleStore(database.kysely).find({ login });
const feedsNow = async () => (await feedStateStore(database.kysely).list()).map(({ name }) => name);
const logins = (count: number) => Array.from({ length: count }, (_, index) => ({ login: `p${index}@x` }));

describe('a feed that is retired', () => {
  it('loses its people, except those whom another feed delivers', async () => {
    await take('ad', [{ login: 'ann@x', title: 'Engineer', city: 'Lyon' }, { login: 'ben@x' }]);
    await take('hr', [{ login: 'ann@x', title: 'Head' }], 'csv');
    const { figures, losses } = await retire('ad');
    expect([figures.left, losses]).toEqual([2, null]);
    expect(await find('ann@x')).toMatchObject({ leftAt: null, title: 'Head', city: '' });
    expect((await find('ben@x'))?.leftAt).toEqual(expect.any(Date));
    expect(await feedsNow()).toEqual(['hr']);
  });

  it('no longer supplements people of other feeds', async () => {
    await take('ad', [{ login: 'ann@x' }]);
    await take('photos', [{ reference: 'ann@x', photo: { kind: 'drawn', look: 'woman' } }], 'photos');
    expect((await find('ann@x'))?.photoVersion).not.toBe('');
    await retire('photos', { kind: 'photos' });
    expect(await find('ann@x')).toMatchObject({ leftAt: null, photoVersion: '' });
    expect(await database.kysely.selectFrom('person_supplements').selectAll().execute()).toEqual([]);
  });

  it('restores its people with their edits when it is used again', async () => {
    await take('ad', [{ login: 'ann@x' }]);
    const id = (await find('ann@x'))?.id;
    const edits = JSON.stringify({ city: { value: 'Lyon', at: '2026-01-01T00:00:00Z', by: 'self' } });
    await database.kysely.updateTable('people').set({ edits }).execute();
    await retire('ad');
    await take('ad', [{ login: 'ann@x' }]);
    expect(await find('ann@x')).toMatchObject({ id, city: 'Lyon', leftAt: null });
  });

  it('deletes the options of its files', async () => {
    await take('hr', [{ login: 'ann@x' }], 'csv');
    const options = { feed: 'hr', options: JSON.stringify({ encoding: 'windows-1252' }), changed_at: new Date() };
    await database.kysely.insertInto('feed_file_options').values(options).execute();
    await retire('hr', { kind: 'csv' });
    expect(await database.kysely.selectFrom('feed_file_options').selectAll().execute()).toEqual([]);
  });

  it('changes nothing if the loss was not accepted, in a dry run, or if interrupted', async () => {
    await take('ad', logins(30));
    expect(await retire('ad', { accepts: undefined })).toMatchObject({
      outcome: 'held-back',
      losses: { before: 30, left: 30 },
    });
    expect(await retire('ad', { isDryRun: true })).toMatchObject({ outcome: 'dry-run', figures: { left: 30 } });
    const stop = new AbortController();
    const onProgress = ({ phase }: { phase: string }) => void (phase === 'writing' && stop.abort(new Error('stop')));
    await expect(retire('ad', { signal: stop.signal, onProgress })).rejects.toThrow('stop');
    expect((await find('p29@x'))?.leftAt).toBeNull();
    expect(await feedsNow()).toEqual(['ad']);
  });

  it('reports its progress', async () => {
    await take('ad', logins(1200));
    const written: (number | undefined)[][] = [];
    await retire('ad', {
      onProgress: ({ phase, rows, total }) => void (phase === 'writing' && written.push([rows, total])),
    });
    expect(written).toEqual([
      [0, 1200],
      [500, 1200],
      [1000, 1200],
      [1200, 1200],
    ]);
  });
});

describe('the runner', () => {
  const runnerOf = async (source?: TestSource) =>
    await startFeedRunner({
      database,
      references,
      sources: source === undefined ? [] : [{ source, schedule: parseSchedule('0 2 * * *') }],
      priority: feedPriority([]),
      logger: pino({ level: 'info' }, testLog()),
      sendAlert: async () => {},
      catchUp: async () => {},
      checkInterval: 3_600_000,
    });
  const order = async (people: number) =>
    await feedStateStore(database.kysely).requestRetirement(
      'ad',
      { before: people, left: people, blanked: {} },
      { by: 'admin@x', at: new Date().toISOString() },
    );

  it('retires a feed if the node that was about to do it has died', async () => {
    await take('ad', logins(3));
    await order(3);
    const runner = await runnerOf();
    await runner.runDue();
    expect(await feedsNow()).toEqual([]);
    expect((await find('p0@x'))?.leftAt).toEqual(expect.any(Date));
    await runner.close();
  });

  it('does not retire a feed that is configured again', async () => {
    await take('ad', logins(3));
    await order(3);
    const source = new TestSource();
    source.people = logins(3).map(({ login }) => login);
    const runner = await runnerOf(source);
    await runner.runDue();
    expect((await find('p0@x'))?.leftAt).toBeNull();
    expect(await feedStateStore(database.kysely).find('ad')).toMatchObject({ request: null, heldBack: null });
    await runner.close();
  });

  it('cancels an interrupted retirement, and keeps the people', async () => {
    await take('ad', logins(3));
    await order(3);
    const runner = await runnerOf();
    const looking = runner.runDue();
    await expect.poll(() => runner.interrupt('ad'), { interval: 1 }).toBe(true);
    await looking;
    expect(await feedStateStore(database.kysely).find('ad')).toMatchObject({
      request: null,
      problem: 'An administrator interrupted the last run.',
    });
    expect((await find('p0@x'))?.leftAt).toBeNull();
    await runner.close();
  });
});

describe('the feed of SCIM clients', () => {
  const administrator = 'admin@group.example';
  let client: ScimClient;

  beforeAll(async () => {
    client = await openScimClient();
  });

  it('is retired with its users once no token can write', async () => {
    const { directory } = client;
    for (const name of ['s1@x', 's2@x']) {
      expect((await client.post('/Users', { schemas: [userUrn], userName: name })).status).toBe(201);
    }
    const admin = directory.as(administrator);
    await feedStateStore(directory.database.kysely).register('scim', 'scim');
    const ask = async () =>
      await admin.call(requestFeedAction, { params: { name: 'scim' }, body: { action: 'retire', people: 2 } });
    expect((await ask()).error.code).toBe('feed.in-use');
    for (const { id } of (await admin.call(listScimTokens)).output) {
      await admin.call(removeScimToken, { params: { id: String(id) } });
    }
    expect((await ask()).status).toBe(200);
    const isThere = async () => (await admin.call(listFeeds)).output.some(({ name }) => name === 'scim');
    await expect.poll(isThere).toBe(false);
    const { kysely } = directory.database;
    expect(await kysely.selectFrom('scim_users').select('id').execute()).toEqual([]);
    const counts = await kysely.selectFrom('scim_user_counts').select('users').execute();
    expect(new Set(counts.map(({ users }) => users))).toEqual(new Set([0]));
    expect((await peopleStore(kysely).find({ login: 's1@x' }))?.leftAt).toEqual(expect.any(Date));
    const authorization = `Bearer ${await client.token('write')}`;
    const again = await client.send('POST', '/Users', { schemas: [userUrn], userName: 's1@x' }, { authorization });
    expect(again.status).toBe(201);
    expect((await kysely.selectFrom('scim_user_counts').select('users').execute()).some((row) => row.users === 1)).toBe(
      true,
    );
  });
});
