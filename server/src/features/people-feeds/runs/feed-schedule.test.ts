import { afterEach, describe, expect, it, vi } from 'vitest';
import { dueRun, nextAttempt, parseSchedule } from './feed-schedule.ts';
import type { FeedState } from './feed-state-store.ts';

const schedule = parseSchedule('0 2 * * *');
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const source = { schedule, readsChanges: true, startedAt: at(20, 8) };

const state = (changed: Partial<FeedState> = {}): FeedState => ({
  name: 'ad',
  kind: 'ldap',
  cursor: { usn: 1 },
  lastAttemptAt: at(20, 8),
  lastSuccessAt: at(20, 8),
  lastCompleteAt: at(20, 8),
  failures: 0,
  nextAttemptAt: null,
  problem: null,
  problemCause: null,
  heldBack: null,
  request: null,
  requestedBy: null,
  progress: null,
  ...changed,
});
const heldBack = { at: '2026-11-20T08:00:00Z', before: 100, left: 50, blanked: {} };

describe('a feed', () => {
  it.each([
    ['is read wholly when it never was', state({ lastCompleteAt: null, lastAttemptAt: null }), at(20, 8), 'complete'],
    [
      'is read completely when a process starts',
      state({ lastCompleteAt: at(19, 23), lastAttemptAt: at(19, 23) }),
      at(20, 8),
      'complete',
    ],
    [
      'is not read completely if another process started recently',
      state({ lastCompleteAt: at(20, 7, 55), lastAttemptAt: at(20, 8) }),
      at(20, 8),
      undefined,
    ],
    ['is read wholly when the schedule says so', state(), at(21, 2), 'complete'],
    [
      'is read completely once for each time of the schedule',
      state({ lastCompleteAt: at(21, 2), lastAttemptAt: at(21, 2) }),
      at(21, 2),
      undefined,
    ],
    ['is asked for changes after a minute', state(), at(20, 8, 1), 'changes'],
    ['is not asked for changes before', state({ lastAttemptAt: at(20, 9) }), at(20, 9), undefined],
    ['is not asked for changes without a cursor', state({ cursor: null }), at(20, 9), undefined],
    [
      'is read for changes although a wrong clock recorded the last attempt in the future',
      state({ lastAttemptAt: at(20, 9) }),
      at(20, 8, 10),
      'changes',
    ],
    [
      'is read for changes as usual if the clock of another machine is slightly ahead',
      state({ lastAttemptAt: at(20, 8, 12) }),
      at(20, 8, 10),
      undefined,
    ],
    [
      'is read completely if a wrong clock recorded the last full run in the future',
      state({ lastCompleteAt: at(25, 2), lastAttemptAt: at(25, 2) }),
      at(20, 8, 10),
      'complete',
    ],
    [
      'does not wait longer than the maximum pause after a failure',
      state({ failures: 3, nextAttemptAt: at(21, 8) }),
      at(20, 8, 10),
      'changes',
    ],
    [
      'is compared again if a wrong clock recorded in the future that it was held back',
      state({ heldBack, lastAttemptAt: at(20, 12) }),
      at(20, 8, 10),
      'complete',
    ],
    ['waits after a failure', state({ failures: 3, nextAttemptAt: at(20, 10) }), at(20, 9), undefined],
    ['tries again after the pause', state({ failures: 3, nextAttemptAt: at(20, 10) }), at(20, 10), 'changes'],
    [
      'is read completely on request of an administrator, even while it waits',
      state({ request: 'run', nextAttemptAt: at(20, 10) }),
      at(20, 9),
      'complete',
    ],
    ['reads no changes while it is held back', state({ heldBack }), at(20, 8, 59), undefined],
    ['that is held back is compared again after an hour', state({ heldBack }), at(20, 9), 'complete'],
    ['that is held back runs again when it is accepted', state({ heldBack, request: 'accept' }), at(20, 9), 'complete'],
    ['that is held back runs again on its schedule', state({ heldBack }), at(21, 2), 'complete'],
    [
      'that was held back in a scheduled run waits for the next one',
      state({ heldBack, lastAttemptAt: at(21, 2) }),
      at(21, 2, 59),
      undefined,
    ],
  ])('%s', (_, given, now, expected) => {
    expect(dueRun(given, source, now)).toBe(expected);
  });

  it('that cannot read changes retries a full run after a failure', () => {
    const file = { ...source, readsChanges: false };
    expect(dueRun(state({ failures: 1, cursor: null, nextAttemptAt: at(20, 9) }), file, at(20, 9))).toBe('complete');
    expect(dueRun(state({ cursor: null }), file, at(20, 12))).toBeUndefined();
  });
});

it('waits longer after each failure, up to an hour', () => {
  const pauses = [1, 2, 5, 20].map((failures) => nextAttempt(failures, at(20, 8)).getTime() - at(20, 8).getTime());
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBeGreaterThanOrEqual(22_500);
  expect(pauses[3]).toBeLessThanOrEqual(3_600_000);
});

it('rejects a schedule that is not a cron expression', () => {
  expect(() => parseSchedule('at noon')).toThrow(TypeError);
  expect(() => parseSchedule('* * * * * *')).toThrow(TypeError);
});

describe('a schedule in an hour that the clock skips or repeats', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has exactly one run in each of these nights', () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    const nightly = parseSchedule('15 2 * * *');
    const next = (time: string) => nightly.nextRun(new Date(time))?.toISOString();
    // At 2:00 on 29 March it is 3:00; at 3:00 on 25 October it is 2:00.
    expect(next('2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next('2026-03-29T01:00:30Z')).toBe('2026-03-30T00:15:00.000Z');
    expect(next('2026-10-24T12:00:00Z')).toBe('2026-10-25T00:15:00.000Z');
    expect(next('2026-10-25T00:15:30Z')).toBe('2026-10-26T01:15:00.000Z');
  });
});
