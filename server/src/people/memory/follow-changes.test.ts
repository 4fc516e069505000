import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { eventually } from '../../../test/watch-names.ts';
import { timeLimit, withTimeLimit } from '../../database/time-limit.ts';
import { followChanges } from './follow-changes.ts';
import type { Following, FollowingOptions } from './follow-changes.ts';

let following: Following | undefined;
afterEach(() => following?.close());

/** A read that tests can make fail or hang. */
async function follow(options: Partial<FollowingOptions> = {}) {
  const database = await openTestDatabase();
  const errors: unknown[] = [];
  const state = { committed: 0, read: 0, attempts: 0, failing: false, hanging: undefined as Promise<void> | undefined };
  following = await followChanges({
    database,
    channel: 'numbers',
    read: async () => {
      state.attempts += 1;
      const committed = state.committed;
      await state.hanging;
      if (state.failing) throw new Error('the database is away');
      state.read = committed;
    },
    onError: (error) => void errors.push(error),
    longestWait: 200,
    firstPause: 10,
    longestPause: 40,
    ...options,
  });
  const commit = async () => {
    state.committed += 1;
    await sql`notify numbers`.execute(database.kysely);
  };
  return { following, state, errors, commit };
}

test('a commit that notifies the channel is read', async () => {
  const { state, commit } = await follow();
  await commit();
  await eventually(() => expect(state.read).toBe(1));
});

test('commits whose notifications arrive in quick succession are all read together', async () => {
  const { state, commit } = await follow();
  for (let number = 0; number < 20; number++) await commit();
  await eventually(() => expect(state.read).toBe(20));
  expect(state.attempts).toBeLessThan(20);
});

/** A database whose notifications are sent by the test. */
function withNotifications() {
  const listening = Promise.withResolvers<() => void>();
  const database = {
    listen: async (_: string, onNotification: () => void) => {
      listening.resolve(onNotification);
      return { isReliable: true, isListening: () => true };
    },
  };
  return { database, notify: async () => (await listening.promise)() };
}

test('a commit announced before a read has taken its snapshot is not read again', async () => {
  const { database, notify } = withNotifications();
  let attempts = 0;
  const { following: memory } = await follow({
    database,
    read: async (covers) => {
      if (++attempts === 2) await notify();
      covers();
    },
  });
  await memory.catchUp();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(attempts).toBe(2);
});

test('a commit announced after a read has taken its snapshot is read', async () => {
  const { database, notify } = withNotifications();
  let attempts = 0;
  const { following: memory } = await follow({
    database,
    read: async (covers) => {
      covers();
      if (++attempts === 2) await notify();
    },
  });
  await memory.catchUp();
  await eventually(() => expect(attempts).toBe(3));
});

test('a commit that a caller waits for is read at once, and not again after its notification', async () => {
  const { database, notify } = withNotifications();
  const { following: memory, state } = await follow({ database });
  state.committed += 1;
  await notify();
  await memory.catchUp();
  expect(state.read).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(state.attempts).toBe(2);
});

test('a failed read is retried until it succeeds, without another commit', async () => {
  const { state, errors, commit } = await follow();
  state.failing = true;
  await commit();
  await eventually(() => expect(errors.length).toBeGreaterThan(2));
  state.failing = false;
  await eventually(() => expect(state.read).toBe(1));
  const { attempts } = state;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(state.attempts).toBe(attempts);
});

test('catchUp does not reject when a read fails', async () => {
  const { following: memory, state } = await follow();
  state.failing = true;
  state.committed += 1;
  await memory.catchUp();
  expect(state.read).toBe(0);
  state.failing = false;
  await eventually(() => expect(state.read).toBe(1));
});

test('catchUp resolves when a read hangs', async () => {
  const { following: memory, state } = await follow();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.hanging = promise;
  state.committed += 1;
  await memory.catchUp();
  expect(state.read).toBe(0);
  resolve();
  await eventually(() => expect(state.read).toBe(1));
});

test('closing ends the retries', async () => {
  const { following: memory, state } = await follow();
  state.failing = true;
  await memory.catchUp();
  await memory.close();
  const { attempts } = state;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(state.attempts).toBe(attempts);
});

test('a commit is read without a notification if notifications can be lost', async () => {
  const { state } = await follow({
    database: { listen: async () => ({ isReliable: false, isListening: () => false }) },
    lookInterval: 20,
  });
  state.committed += 1;
  await eventually(() => expect(state.read).toBe(1));
});

test('nothing is read without a notification if notifications are reliable', async () => {
  const { state } = await follow({
    database: { listen: async () => ({ isReliable: true, isListening: () => true }) },
    lookInterval: 10,
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(state.attempts).toBe(1);
});

test('a request that waits for changes does not shorten the time limit of their statements', async () => {
  const limits: number[] = [];
  const { following: changes } = await follow({ read: async () => void limits.push(timeLimit()) });
  const usual = timeLimit();
  await withTimeLimit('request', () => changes.catchUp());
  expect(limits.length).toBeGreaterThan(1);
  expect(new Set(limits)).toEqual(new Set([usual]));
});
