import { expect, test } from 'vitest';
import { databaseClock } from './database-clock.ts';

test('it follows the database, and reports a machine whose clock differs by more than a minute once, until they agree again', () => {
  const reported: number[] = [];
  const clock = databaseClock((seconds) => reported.push(seconds));
  const adjust = (secondsAhead: number) => clock.adjust(new Date(Date.now() - secondsAhead * 1000));
  for (const secondsAhead of [3600, 3600, 3600]) adjust(secondsAhead);
  expect(Math.abs(clock.now() - (Date.now() - 3_600_000))).toBeLessThan(1000);
  expect(reported).toEqual([3600]);
  // Within the tolerance, then a single old time.
  for (const secondsAhead of [50, 0, 3600, 0]) adjust(secondsAhead);
  expect(reported).toEqual([3600]);
  for (const secondsAhead of [-3600, -3600]) adjust(secondsAhead);
  expect(reported).toEqual([3600, -3600]);
});
