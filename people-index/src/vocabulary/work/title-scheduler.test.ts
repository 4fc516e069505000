import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TitleTurns } from './title-scheduler.ts';

test('two who read titles never have the same turn of the event loop', async () => {
  const turns = new TitleTurns();
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

test('what is left of a turn is shared until the next one', async () => {
  const turns = new TitleTurns();
  const { readAnew } = turns.left;
  turns.left.readAnew--;
  expect(turns.left.readAnew).toBe(readAnew - 1);
  await nextTurn();
  await nextTurn();
  expect(turns.left.readAnew).toBe(readAnew);
});
