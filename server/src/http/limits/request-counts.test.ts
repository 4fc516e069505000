import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestCounts } from './request-counts.ts';

const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([-hour, hour])(
  'the length of a window does not change if the system clock is changed by %i ms',
  async (jump) => {
    const [short, long] = [new RequestCounts(20), new RequestCounts(hour)];
    expect(short.count('one').current).toBe(1);
    expect(long.count('one').current).toBe(1);
    vi.setSystemTime(Date.now() + jump);
    await pause(30);
    expect(short.count('one').current).toBe(1);
    const { current, rest } = long.count('one');
    expect(current).toBe(2);
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThanOrEqual(hour);
  },
);

test('the number of callers is bounded, and the least recently active are forgotten', () => {
  const counts = new RequestCounts(hour, 1000);
  for (let caller = 0; caller <= 1000; caller++) {
    counts.count(String(caller));
    counts.count('busy');
  }
  expect(counts.count('0').current).toBe(1);
  expect(counts.count('busy').current).toBe(1002);
});
