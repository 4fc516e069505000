/** Number of attempts of a call to the identity provider, and the first pause in milliseconds, which doubles each time. */
export const tries = 5;
export const firstPause = 1000;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs a task, and retries transient failures after 1, 2, 4 and 8 seconds.
 * @throws the error of the task: immediately if it is not transient, otherwise that of the fifth attempt
 */
export async function withBackOff<Result>(
  task: () => Promise<Result>,
  isTransient: (failure: unknown) => boolean,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (failure) {
      if (attempt === tries || !isTransient(failure)) throw failure;
      await pause(firstPause * 2 ** (attempt - 1));
    }
  }
}
