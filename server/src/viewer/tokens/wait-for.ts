import { HttpError } from '../../http/http-error.ts';

/**
 * Waits for a promise with a time limit. The work continues after the time is up.
 * @throws HttpError `provider.unavailable` when the time is up
 */
export async function waitFor<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HttpError('provider.unavailable', { retryAfter: 5 })), milliseconds);
  });
  try {
    return await Promise.race([work, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
