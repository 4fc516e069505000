import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCopy } from './use-copy.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('a copy is confirmed for some time, which restarts with the next copy', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
  const { result } = renderHook(() => useCopy());
  const copy = () => act(async () => result.current.copy('text'));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  await copy();
  pass(1000);
  await copy();
  pass(1000);
  expect(result.current.isCopied).toBe(true);
  pass(1000);
  expect(result.current.isCopied).toBe(false);
});
