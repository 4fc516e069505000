/** How often a call to the identity provider is tried in all, and the first pause, which doubles each time. */
export const tries = 5;
export const firstPause = 1000;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs a task again while it fails for a passing reason: after 1, 2, 4 and 8 seconds.
 * @throws what the task threw, at once when it will not pass, else the fifth time
 */
export async function withBackOff<Result>(
  task: () => Promise<Result>,
  isPassing: (failure: unknown) => boolean,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (failure) {
      if (attempt === tries || !isPassing(failure)) throw failure;
      await pause(firstPause * 2 ** (attempt - 1));
    }
  }
}
