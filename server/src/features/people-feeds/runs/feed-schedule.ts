import { Cron } from 'croner';
import type { FeedState } from './feed-state-store.ts';

/** A complete run at the start of a process is left out when one succeeded this recently: nodes restart one after the other. */
const recentMilliseconds = 10 * 60_000;
const changesEveryMilliseconds = 60_000;
/** How often a feed that is held back is compared again: the source may have been corrected. */
const heldBackEveryMilliseconds = 3_600_000;
const firstPause = 30_000;
const longestPause = 3_600_000;

/**
 * How far a time of the past may lie in the future: an import runs with the clock of its own machine. A later one was written while a clock was
 * wrong, and says nothing.
 */
const clockDifference = 5 * 60_000;

/** How a source is read. */
export type RunMode = 'complete' | 'changes';

/** A progress that has not been written for this long was left behind by a node that died. */
const staleMilliseconds = 60_000;

/** The progress of a run that a living node has written. */
export function freshProgress({ progress }: Pick<FeedState, 'progress'>, now: Date): FeedState['progress'] {
  if (progress === null) return null;
  return now.getTime() - new Date(progress.updatedAt).getTime() > staleMilliseconds ? null : progress;
}

/**
 * Parses a schedule: a cron expression of five fields in the time zone of the process (`TZ`), such as `0 2 * * *`.
 * @throws TypeError when it is none
 */
export function parseSchedule(expression: string): Cron {
  return new Cron(expression, { paused: true, mode: '5-part' });
}

/**
 * Which run of a feed is due now. Failed runs are repeated after `nextAttemptAt`. A feed that is held back reads no changes, which would
 * remove the same people one after the other: it waits for an administrator, and is compared again every hour.
 */
export function dueRun(
  state: FeedState | undefined,
  source: { readonly schedule: Cron; readonly readsChanges: boolean; readonly startedAt: Date },
  now: Date,
): RunMode | undefined {
  if (state === undefined) return 'complete';
  if (state.request === 'run' || state.request === 'accept') return 'complete';
  const { heldBack } = state;
  const nextAttemptAt = unlessAfter(state.nextAttemptAt, now.getTime() + longestPause + clockDifference);
  const lastCompleteAt = unlessAfter(state.lastCompleteAt, now.getTime() + clockDifference);
  const lastAttemptAt = unlessAfter(state.lastAttemptAt, now.getTime() + clockDifference);
  if (nextAttemptAt !== null && nextAttemptAt > now) return undefined;
  const sinceLast = now.getTime() - (lastAttemptAt?.getTime() ?? 0);
  if (heldBack !== null && sinceLast >= heldBackEveryMilliseconds) return 'complete';
  if (lastCompleteAt === null) return heldBack === null || isScheduled() ? 'complete' : undefined;
  const isFirst =
    source.startedAt.getTime() - lastCompleteAt.getTime() > recentMilliseconds &&
    (lastAttemptAt ?? lastCompleteAt) < source.startedAt;
  if (isFirst || isScheduled()) return 'complete';
  if (heldBack !== null) return undefined;
  if (state.failures > 0 && (!source.readsChanges || state.cursor === null)) return 'complete';
  return source.readsChanges && state.cursor !== null && sinceLast >= changesEveryMilliseconds ? 'changes' : undefined;

  function isScheduled(): boolean {
    const last = latest(lastCompleteAt, heldBack === null ? null : lastAttemptAt);
    const next = source.schedule.nextRun(last ?? source.startedAt);
    return next !== null && next <= now;
  }
}

/** The time of the next attempt after some failures: growing pauses, randomized so that feeds do not fail at the same moment. */
export function nextAttempt(failures: number, now: Date): Date {
  const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
  return new Date(now.getTime() + pause * (0.75 + Math.random() / 4));
}

/** A time, if it is not after another one in milliseconds. */
function unlessAfter(time: Date | null, latestTime: number): Date | null {
  return time !== null && time.getTime() > latestTime ? null : time;
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
