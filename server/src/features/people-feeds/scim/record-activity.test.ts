import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { feedStateStore } from '../runs/feed-state-store.ts';
import { recordActivity } from './record-activity.ts';

const onError = (error: unknown) => expect.fail(String(error));

test('changes since the last record are recorded as one run of the feed', async () => {
  const database = await openTestDatabase();
  const activity = recordActivity({ database, onError });
  activity.onWritten({ added: 1, changed: 0, left: 0 });
  activity.onWritten({ added: 0, changed: 2, left: 1 });
  await activity.close();
  await activity.close();
  const runs = await database.kysely.selectFrom('feed_runs').selectAll().execute();
  expect(runs).toMatchObject([
    { feed: 'scim', kind: 'scim', mode: 'changes', outcome: 'imported', figures: { added: 1, changed: 2, left: 1 } },
  ]);
  const state = await feedStateStore(database.kysely).find('scim');
  expect(state).toMatchObject({ kind: 'scim', failures: 0, lastSuccessAt: expect.any(Date) as Date });
});

test.each([-3_600_000, 3_600_000])(
  'a run is timed by the clock of the database if that of the node differs by %i ms',
  async (difference) => {
    const database = await openTestDatabase();
    const activity = recordActivity({ database, onError });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + difference });
    activity.onWritten({ added: 1, changed: 0, left: 0 });
    await activity.close().finally(() => vi.useRealTimers());
    const run = await database.kysely.selectFrom('feed_runs').selectAll().executeTakeFirstOrThrow();
    const milliseconds = run.finished_at.getTime() - run.started_at.getTime();
    expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect(milliseconds).toBeLessThan(60_000);
  },
);

test('changes that affect nobody count as a success of the feed, but not as a run', async () => {
  const database = await openTestDatabase();
  const activity = recordActivity({ database, onError });
  activity.onWritten({ added: 0, changed: 0, left: 0 });
  await activity.close();
  expect(await database.kysely.selectFrom('feed_runs').selectAll().execute()).toEqual([]);
  expect(await feedStateStore(database.kysely).find('scim')).toBeDefined();
});

test('changes that could not be recorded are recorded later', async () => {
  const database = await openTestDatabase();
  const errors: unknown[] = [];
  const away = new Error('The database is away.');
  const transaction = vi.spyOn(database, 'transaction').mockRejectedValueOnce(away);
  const activity = recordActivity({ database, onError: (error) => errors.push(error) });
  activity.onWritten({ added: 1, changed: 0, left: 0 });
  await activity.close();
  expect(errors).toEqual([away]);
  activity.onWritten({ added: 0, changed: 1, left: 0 });
  await Promise.all([activity.close(), activity.close()]);
  expect(transaction).toHaveBeenCalledTimes(2);
  const runs = await database.kysely.selectFrom('feed_runs').selectAll().execute();
  expect(runs).toMatchObject([{ figures: { added: 1, changed: 1, left: 0 } }]);
});
