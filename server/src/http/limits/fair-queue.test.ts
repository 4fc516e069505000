import { expect, test } from 'vitest';
import { takeTurns } from './fair-queue.ts';

/** Tasks that record when they start, and end on demand. */
function tasks(inTurn: ReturnType<typeof takeTurns>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name: string) =>
    inTurn(key, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  return { begun, add, endOne: () => ends.shift()?.() };
}

test('keys take turns, and the tasks of a key run in order', async () => {
  const { begun, add, endOne } = tasks(
    takeTurns({ atOnce: () => 1, waiting: 10, waitingOfKey: 10, full: 'provider.unavailable' }),
  );
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('a', 'a4'), add('b', 'b1'), add('c', 'c1')];
  for (const task of [0, 1, 4, 5, 2, 3]) {
    await expect.poll(() => begun.length).toBeGreaterThan(0);
    endOne();
    await all[task];
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('no more tasks than allowed run or wait, in total and per key', async () => {
  const { begun, add, endOne } = tasks(
    takeTurns({ atOnce: () => 2, waiting: 3, waitingOfKey: 2, full: 'provider.unavailable' }),
  );
  const unavailable = { code: 'provider.unavailable', retryAfter: 5 };
  const [first, second, third, fourth] = ['1', '2', '3', '4'].map((name) => add('a', name));
  expect(begun).toEqual(['1', '2']);
  await expect(add('a', '5')).rejects.toMatchObject(unavailable);
  const ofOther = add('b', '6');
  await expect(add('c', '7')).rejects.toMatchObject(unavailable);
  for (const task of [first, second, third, ofOther, fourth]) {
    endOne();
    await task;
  }
  const later = add('c', '8');
  endOne();
  await expect(later).resolves.toBe('8');
});

test('a task that fails gives its turn to the next one', async () => {
  const inTurn = takeTurns({ atOnce: () => 1, waiting: 1, waitingOfKey: 1, full: 'provider.unavailable' });
  const failing = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

test('a key that has reached its own limit waits, and others overtake it', async () => {
  const limits = { atOnce: () => 2, atOnceOfKey: (key: string) => (key === 'a' ? 0 : 2) };
  const { begun, add, endOne } = tasks(
    takeTurns({ ...limits, waiting: 10, waitingOfKey: 10, full: 'provider.unavailable' }),
  );
  const all = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1'), add('b', 'b2')];
  expect(begun).toEqual(['a1', 'b1']);
  for (const task of [0, 2, 1, 3]) {
    endOne();
    await all[task];
  }
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
});
