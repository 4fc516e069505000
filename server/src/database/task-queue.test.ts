import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { taskQueue } from './task-queue.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A task that runs until `end` is called. */
function longTask() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

test('tasks run one after the other, also after one that failed', async () => {
  const inTurn = taskQueue();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await pause(1);
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task('a'), task('b', true), task('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a task that is aborted while it waits is rejected and released at once, and never runs', async () => {
  const inTurn = taskQueue();
  const first = longTask();
  const running = inTurn(first.work);
  const controller = new AbortController();
  let hasRun = false;
  const enqueue = () => {
    const file = Buffer.alloc(1024);
    const done = inTurn(async () => {
      hasRun = true;
      return file.length;
    }, controller.signal);
    return { file: new WeakRef(file), done };
  };
  const { file, done } = enqueue();
  const reason = new Error('the client has disconnected');
  controller.abort(reason);
  await expect(done).rejects.toBe(reason);
  await pause(1);
  collectGarbage();
  expect(file.deref()).toBeUndefined();
  await expect(inTurn(async () => (hasRun = true), controller.signal)).rejects.toBe(reason);
  first.end();
  await running;
  expect(await inTurn(async () => 'next')).toBe('next');
  expect(hasRun).toBe(false);
});

test('a running task goes on when its signal is aborted', async () => {
  const inTurn = taskQueue();
  const first = longTask();
  const controller = new AbortController();
  let isRunning = false;
  const running = inTurn(async () => {
    isRunning = true;
    await first.work();
    return 'done';
  }, controller.signal);
  await expect.poll(() => isRunning).toBe(true);
  controller.abort();
  first.end();
  expect(await running).toBe('done');
});
