import { expect, test } from 'vitest';
import { minutesAhead, workingTimeAt } from './time-difference.ts';

const winter = new Date('2026-11-23T12:05:00Z');
const summer = new Date('2026-07-01T12:05:00Z');

test.each([
  [winter, 'Europe/Paris', 'Europe/London', 60],
  [winter, 'America/New_York', 'Europe/Paris', -360],
  [winter, 'Asia/Kolkata', 'Europe/Paris', 270],
  [summer, 'Asia/Kolkata', 'Europe/Paris', 210],
  [winter, 'Europe/Rome', 'Europe/Paris', 0],
  [winter, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 25 * 60],
  // Daylight saving time ends a week later in the United States than in Europe.
  [new Date('2026-10-28T12:00:00Z'), 'America/New_York', 'Europe/Paris', -300],
])('on %o, %s is ahead of %s by %i minutes', (now, there, here, minutes) => {
  expect(minutesAhead(now, there, here)).toBe(minutes);
});

test('the difference is unknown if a zone is unknown', () => {
  expect(minutesAhead(winter, 'Europe/Paris', undefined)).toBeUndefined();
  expect(minutesAhead(winter, 'Europe/Atlantis', 'Europe/Paris')).toBeUndefined();
});

test('the difference changes in the minute in which daylight saving time does', () => {
  const before = new Date('2026-10-25T00:59:59Z');
  const after = new Date('2026-10-25T01:00:00Z');
  expect([before, after].map((now) => minutesAhead(now, 'Europe/Paris', 'Asia/Tokyo'))).toEqual([-420, -480]);
});

const days = [
  { date: '2026-11-23', kind: 'working' },
  { date: '2026-11-24', kind: 'holiday' },
] as const;

test.each([
  ['2026-11-23T07:59:00Z', 'off'],
  ['2026-11-23T08:00:00Z', 'working'],
  ['2026-11-23T16:59:00Z', 'working'],
  ['2026-11-23T17:00:00Z', 'off'],
  // Midnight in Paris: the next day, not hour 24.
  ['2026-11-23T23:00:00Z', 'holiday'],
  ['2026-11-24T12:00:00Z', 'holiday'],
  // The page has been open for longer than the days that the card contains.
  ['2026-11-25T12:00:00Z', undefined],
] as const)('at %s, the time in Paris is %s', (time, kind) => {
  expect(workingTimeAt(new Date(time), 'Europe/Paris', days)).toBe(kind);
});

test('working time is unknown without days, and in an unknown zone', () => {
  expect(workingTimeAt(winter, 'Europe/Paris', [])).toBeUndefined();
  expect(workingTimeAt(winter, 'Europe/Atlantis', days)).toBeUndefined();
});
