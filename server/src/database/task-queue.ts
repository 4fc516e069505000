/** A place in a queue. It is empty once its task has left. */
interface Place {
  run: (() => Promise<void>) | undefined;
}

/**
 * Creates a queue that runs tasks one after the other, in the order of the calls. A failed task does not affect the next. When the signal of
 * a task that still waits is aborted, the task is rejected with the signal's reason, and the queue releases it with all that it refers to.
 */
export function taskQueue(): <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result> {
  let last: Promise<void> = Promise.resolve();
  return async (work, signal) => {
    signal?.throwIfAborted();
    return await new Promise((resolve, reject) => {
      const place: Place = {
        run: async () => {
          signal?.removeEventListener('abort', leave);
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        },
      };
      const leave = () => {
        place.run = undefined;
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      last = runAfter(last, place);
    });
  };
}

/** NOTE: a function of its own, since a closure keeps all variables of its scope in memory, also the task and the signal. */
async function runAfter(last: Promise<void>, place: Place): Promise<void> {
  await last;
  await place.run?.();
}
