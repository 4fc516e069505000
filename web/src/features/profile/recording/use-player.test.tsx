import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSound } from '../../../../test/fake-sound.ts';
import { usePlayer } from './use-player.ts';

let played: ReturnType<typeof fakeSound>;
beforeEach(() => {
  played = fakeSound();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function loadSlowly() {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  const player = renderHook(() => usePlayer(() => promise));
  act(() => player.result.current.toggle());
  return { ...player, arrive: () => act(async () => resolve(new Blob(['RIFF']))) };
}

test('a sound plays when it has loaded', async () => {
  const { result, arrive } = loadSlowly();
  expect(result.current.isPlaying).toBe(true);
  await arrive();
  expect(played).toHaveBeenCalledTimes(1);
});

test('a sound that loads after the page was left is not played', async () => {
  const { unmount, arrive } = loadSlowly();
  unmount();
  await arrive();
  expect(played).not.toHaveBeenCalled();
});
