import type { FeedSource } from '../feed-source.ts';
import type { FeedState } from './feed-state-store.ts';

/** Milliseconds between two looks at a source. */
const lookEvery = 60_000;

/** Tells whether the source of a feed that waits was replaced, so that it need not wait. */
export type WatchReplaced = (source: FeedSource, state: FeedState | undefined) => Promise<boolean>;

/** A look every minute at each source whose last run failed or is held back. */
export function watchReplaced(now: () => Date): WatchReplaced {
  const looks = new Map<string, number>();
  return async (source, state) => {
    if (source.isReplaced === undefined || state === undefined || !isWaiting(state)) return false;
    const time = now().getTime();
    const last = Math.max(looks.get(source.name) ?? 0, Math.min(time, state.lastAttemptAt?.getTime() ?? 0));
    if (time - last < lookEvery) return false;
    looks.set(source.name, time);
    return await source.isReplaced();
  };
}

/** A run that an administrator interrupted is not repeated sooner. */
export function isWaiting({ failures, heldBack }: FeedState): boolean {
  return failures > 0 || heldBack !== null;
}
