import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

test('callers during a run share the next run, which begins after their calls', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = coalesce(async () => {
    const gate = Promise.withResolvers<void>();
    runs.push(gate);
    await gate.promise;
  });
  const first = run();
  await expect.poll(() => runs.length).toBe(1);
  const during = [run(), run(), run()];
  runs[0]!.resolve();
  await first;
  await expect.poll(() => runs.length).toBe(2);
  const after = run();
  runs[1]!.resolve();
  await Promise.all(during);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]!.resolve();
  await after;
});

test('a failed run rejects its callers and does not prevent the next one', async () => {
  let attempts = 0;
  const run = coalesce(async () => {
    attempts++;
    if (attempts === 1) throw new Error('The first run fails.');
  });
  await expect(run()).rejects.toThrow('The first run fails.');
  await run();
  expect(attempts).toBe(2);
});
