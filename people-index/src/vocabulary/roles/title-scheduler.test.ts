import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TitleScheduler } from './title-scheduler.ts';

test('two readers of titles never get the same turn of the event loop', async () => {
  const turns = new TitleScheduler();
  const readers: string[][] = [[]];
  const read = async (name: string) => {
    for (let count = 0; count < 3; count++) {
      await turns.next();
      readers.at(-1)!.push(name);
    }
  };
  let isDone = false;
  const reading = Promise.all([read('one'), read('other')]).then(() => (isDone = true));
  while (!isDone) {
    await nextTurn();
    readers.push([]);
  }
  await reading;
  expect(readers.flat()).toHaveLength(6);
  expect(Math.max(...readers.map((turn) => turn.length))).toBe(1);
});

test('the quota of a turn is shared by all readers until the next turn', async () => {
  const turns = new TitleScheduler();
  const { readUncached } = turns.quota;
  turns.quota.readUncached--;
  expect(turns.quota.readUncached).toBe(readUncached - 1);
  await nextTurn();
  await nextTurn();
  expect(turns.quota.readUncached).toBe(readUncached);
});
