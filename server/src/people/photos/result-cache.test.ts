import { expect, test } from 'vitest';
import { resultCache } from './result-cache.ts';

test('work that failed runs again, work that succeeded does not', async () => {
  const remember = resultCache<string>(10);
  let runs = 0;
  const failOnce = async () => {
    if (++runs === 1) throw new Error('out of memory');
    return `run ${runs}`;
  };
  await expect(remember('a', failOnce)).rejects.toThrow('out of memory');
  expect(await remember('a', failOnce)).toBe('run 2');
  expect(await remember('a', failOnce)).toBe('run 2');
});

test('running work is shared', async () => {
  const remember = resultCache<object>(10);
  const work = async () => ({});
  const [one, other] = await Promise.all([remember('a', work), remember('a', work)]);
  expect(one).toBe(other);
});

test('the least recently used result is dropped first', async () => {
  const remember = resultCache<string>(2);
  const runs: string[] = [];
  const ask = (key: string) =>
    remember(key, async () => {
      runs.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(runs).toEqual(['a', 'b', 'c', 'b']);
});
