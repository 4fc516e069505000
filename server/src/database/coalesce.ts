/** Runs the work at most once at a time. All calls made during a run share the next run. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        running = work();
        return running;
      });
    return next;
  };
}
