import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreadable } from '../../../../test/unreadable-file.ts';
import { usePhotoChoice } from './use-photo-choice.ts';

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name);

let closed: string[];
/** Functions that complete the decoding of a file, by name. */
let decoded: Map<string, () => void>;

beforeEach(() => {
  closed = [];
  decoded = new Map();
  vi.stubGlobal('createImageBitmap', ({ name }: File) => {
    const { promise, resolve } = Promise.withResolvers<object>();
    decoded.set(name, () => resolve({ name, close: () => closed.push(name) }));
    return promise;
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Chooses files one after the other. `order` is the order in which their decoding completes. */
async function choose(choice: (file: File) => Promise<void>, names: string[], order: string[]): Promise<void> {
  const choices = names.map((name) => choice(jpeg(name)));
  await vi.waitFor(() => expect(decoded.size).toBe(names.length));
  for (const name of order) decoded.get(name)?.();
  await Promise.all(choices);
}

test('of two files, the one chosen last is shown, whichever is decoded first, and the other is freed', async () => {
  const { result, unmount } = renderHook(() => usePhotoChoice());
  await act(() => choose(result.current.choose, ['first.jpg', 'last.jpg'], ['last.jpg', 'first.jpg']));
  expect(result.current.picture).toMatchObject({ name: 'last.jpg' });
  expect(closed).toEqual(['first.jpg']);
  unmount();
  expect(closed).toEqual(['first.jpg', 'last.jpg']);
});

test('a closed picture is freed once, and a file that is not a picture or cannot be read is an error', async () => {
  const { result, unmount } = renderHook(() => usePhotoChoice());
  await act(() => choose(result.current.choose, ['one.jpg'], ['one.jpg']));
  act(() => result.current.close());
  expect(result.current.picture).toBeUndefined();
  await act(() => result.current.choose(new File(['text'], 'notes.txt')));
  expect(result.current.fault).toBe('photo.not-jpeg');
  await act(() => result.current.choose(unreadable(jpeg('moved.jpg'))));
  expect(result.current.fault).toBe('file.unreadable');
  unmount();
  expect(closed).toEqual(['one.jpg']);
});

test('a file that is decoded after it was closed is not shown, and is freed', async () => {
  const { result } = renderHook(() => usePhotoChoice());
  const choice = result.current.choose(jpeg('late.jpg'));
  await vi.waitFor(() => expect(decoded.size).toBe(1));
  act(() => result.current.close());
  decoded.get('late.jpg')?.();
  await act(() => choice);
  expect(result.current.picture).toBeUndefined();
  expect(closed).toEqual(['late.jpg']);
});
