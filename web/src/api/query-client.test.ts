import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from './call.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A change that fails as often as said, and then succeeds. */
function change(failure: ApiFailure, times: number) {
  const send = vi.fn<() => Promise<string>>(async () => {
    if (send.mock.calls.length <= times) throw failure;
    return 'done';
  });
  const observer = new MutationObserver(createQueryClient(), { mutationFn: send });
  const result = observer.mutate().catch((error: unknown) => error);
  return { send, result };
}

describe('a change', () => {
  test('that meets a node which is starting is sent again, since nothing was done', async () => {
    const { send, result } = change(new ApiFailure('directory.starting', 503), 2);
    await vi.runAllTimersAsync();
    expect(await result).toBe('done');
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('is given up when the node goes on starting', async () => {
    const failure = new ApiFailure('directory.starting', 503);
    const { send, result } = change(failure, 100);
    await vi.runAllTimersAsync();
    expect(await result).toBe(failure);
    expect(send).toHaveBeenCalledTimes(6);
  });

  test('that may have been made is not sent again', async () => {
    const failure = new ApiFailure('database.unavailable', 503);
    const { send, result } = change(failure, 1);
    await vi.runAllTimersAsync();
    expect(await result).toBe(failure);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
