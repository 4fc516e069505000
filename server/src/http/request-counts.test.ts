import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestCounts } from './request-counts.ts';

const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function count(counts: RequestCounts, key: string, timeWindow: number): { current: number; ttl: number } {
  let counted = { current: 0, ttl: 0 };
  counts.incr(key, (_error, result) => (counted = result), timeWindow);
  return counted;
}

test.each([-hour, hour])(
  'a window lasts as long as it should when the clock of the machine is set by %i ms',
  async (jump) => {
    const counts = new RequestCounts();
    expect(count(counts, 'one', 20).current).toBe(1);
    expect(count(counts, 'other', hour).current).toBe(1);
    vi.setSystemTime(Date.now() + jump);
    await pause(30);
    expect(count(counts, 'one', 20).current).toBe(1);
    const { current, ttl } = count(counts, 'other', hour);
    expect(current).toBe(2);
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(hour);
  },
);

test('the callers that are counted are bounded, and those who sent nothing for longest are forgotten', () => {
  const counts = new RequestCounts();
  for (let caller = 0; caller <= 100_000; caller++) {
    count(counts, String(caller), hour);
    count(counts, 'busy', hour);
  }
  expect(count(counts, '0', hour).current).toBe(1);
  expect(count(counts, 'busy', hour).current).toBe(100_002);
});
