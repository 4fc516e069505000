import { Cron } from 'croner';
import type { RunMode } from '../feed-source.ts';
import type { FeedState } from './feed-state-store.ts';

/** Milliseconds. If a full run succeeded this recently, a starting process skips its own, since nodes restart one after the other. */
const recentRunMilliseconds = 10 * 60_000;
/** How often changes are read. */
const changesIntervalMilliseconds = 60_000;
/** How often a held-back feed is compared again, since the source may have been corrected. */
const heldBackIntervalMilliseconds = 3_600_000;
/** First and longest delay before a failed run is retried, in milliseconds. */
const initialPause = 30_000;
const maxPause = 3_600_000;

/**
 * Milliseconds by which a stored time may be ahead of the database's clock, since imports of earlier versions use the clock of their own
 * machine. A later time was written while a clock was wrong, and is ignored.
 */
const clockDifference = 5 * 60_000;

/** Milliseconds after which a progress that was not updated is considered left behind by a node that died. */
const staleMilliseconds = 60_000;

/** The stored progress of a run, unless it is stale. */
export function freshProgress({ progress }: Pick<FeedState, 'progress'>, now: Date): FeedState['progress'] {
  if (progress === null) return null;
  return now.getTime() - new Date(progress.updatedAt).getTime() > staleMilliseconds ? null : progress;
}

/**
 * Parses a schedule: a cron expression with five fields, in the time zone of the process (`TZ`), such as `0 2 * * *`.
 * @throws TypeError if it is not valid
 */
export function parseSchedule(expression: string): Cron {
  return new Cron(expression, { paused: true, mode: '5-part' });
}

/**
 * Returns which kind of run of a feed is due now, if any. Failed runs are retried after `nextAttemptAt`. A held-back feed reads no changes,
 * because they would remove the same people little by little: it waits for an administrator, and is compared again every hour.
 */
export function dueRun(
  state: FeedState | undefined,
  source: { readonly schedule: Cron; readonly readsChanges: boolean; readonly startedAt: Date },
  now: Date,
): RunMode | undefined {
  if (state === undefined) return 'complete';
  if (state.request === 'run' || state.request === 'accept') return 'complete';
  const { heldBack } = state;
  const nextAttemptAt = unlessAfter(state.nextAttemptAt, now.getTime() + maxPause + clockDifference);
  const lastCompleteAt = unlessAfter(state.lastCompleteAt, now.getTime() + clockDifference);
  const lastAttemptAt = unlessAfter(state.lastAttemptAt, now.getTime() + clockDifference);
  if (nextAttemptAt !== null && nextAttemptAt > now) return undefined;
  const sinceLast = now.getTime() - (lastAttemptAt?.getTime() ?? 0);
  if (heldBack !== null && sinceLast >= heldBackIntervalMilliseconds) return 'complete';
  if (lastCompleteAt === null) return heldBack === null || isScheduled() ? 'complete' : undefined;
  const isFirst =
    source.startedAt.getTime() - lastCompleteAt.getTime() > recentRunMilliseconds &&
    (lastAttemptAt ?? lastCompleteAt) < source.startedAt;
  if (isFirst || isScheduled()) return 'complete';
  if (heldBack !== null) return undefined;
  if (state.failures > 0 && (!source.readsChanges || state.cursor === null)) return 'complete';
  return source.readsChanges && state.cursor !== null && sinceLast >= changesIntervalMilliseconds
    ? 'changes'
    : undefined;

  function isScheduled(): boolean {
    const last = latest(lastCompleteAt, heldBack === null ? null : lastAttemptAt);
    const next = source.schedule.nextRun(last ?? source.startedAt);
    return next !== null && next <= now;
  }
}

/** When to retry after a number of failures: with exponential backoff, and jitter so that feeds do not all retry at the same moment. */
export function nextAttempt(failures: number, now: Date): Date {
  return afterPause(Math.min(initialPause * 2 ** (failures - 1), maxPause), now);
}

/** When to run again after an administrator has interrupted a run: after the longest delay. */
export function attemptAfterInterruption(now: Date): Date {
  return afterPause(maxPause, now);
}

function afterPause(pause: number, now: Date): Date {
  return new Date(now.getTime() + pause * (0.75 + Math.random() / 4));
}

/** The time, or null if it is later than `latestTime`, in milliseconds since 1970. */
function unlessAfter(time: Date | null, latestTime: number): Date | null {
  return time !== null && time.getTime() > latestTime ? null : time;
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
