import type { FeedSource } from '../feed-source.ts';
import type { FeedState } from './feed-state-store.ts';

/** Milliseconds between two checks of a source. */
const checkInterval = 60_000;

/** Returns whether the source of a waiting feed was replaced, so that it can run again immediately. */
export type WatchReplaced = (source: FeedSource, state: FeedState | undefined) => Promise<boolean>;

/** Checks each source whose last run failed or is held back, at most once a minute. */
export function watchReplaced(now: () => Date): WatchReplaced {
  const lastChecks = new Map<string, number>();
  return async (source, state) => {
    if (source.isReplaced === undefined || state === undefined || !isWaiting(state)) return false;
    const time = now().getTime();
    const last = Math.max(lastChecks.get(source.name) ?? 0, Math.min(time, state.lastAttemptAt?.getTime() ?? 0));
    if (time - last < checkInterval) return false;
    lastChecks.set(source.name, time);
    return await source.isReplaced();
  };
}

/** Whether a feed waits for a retry or is held back. An interruption by an administrator is not a failure, and is not repeated sooner. */
export function isWaiting({ failures, heldBack }: FeedState): boolean {
  return failures > 0 || heldBack !== null;
}
