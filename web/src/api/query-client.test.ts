import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from './call.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A mutation that fails a number of times, and then succeeds. */
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
  test('is retried if the node is still starting, since nothing was changed', async () => {
    const { send, result } = change(new ApiFailure('directory.starting', 503), 2);
    await vi.runAllTimersAsync();
    expect(await result).toBe('done');
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('fails if the node keeps starting', async () => {
    const failure = new ApiFailure('directory.starting', 503);
    const { send, result } = change(failure, 100);
    await vi.runAllTimersAsync();
    expect(await result).toBe(failure);
    expect(send).toHaveBeenCalledTimes(6);
  });

  test('that may have been applied is not retried', async () => {
    const failure = new ApiFailure('database.unavailable', 503);
    const { send, result } = change(failure, 1);
    await vi.runAllTimersAsync();
    expect(await result).toBe(failure);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
