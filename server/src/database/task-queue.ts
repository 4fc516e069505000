/** Creates a queue that runs tasks one after the other, in the order of the calls. A failed task does not affect the next. */
export function taskQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return await result;
  };
}
