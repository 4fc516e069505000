import { expect, it } from 'vitest';
import { intoSharedArrays } from './shared-arrays.ts';

it('keeps all values, with the arrays in one shared buffer', () => {
  const bytes = Uint8Array.from({ length: 1501 }, (_, index) => index);
  const numbers = Float64Array.from({ length: 300 }, (_, index) => index / 3);
  const both = new Uint32Array(1000).fill(7);
  const data = {
    texts: ['a', 'b'],
    bytes,
    inner: { numbers, first: both.subarray(0, 500), second: both.subarray(500) },
    small: Uint8Array.of(1, 2),
  };
  const expected = structuredClone(data);
  const shared = intoSharedArrays(data);
  expect(shared).toEqual(expected);
  expect(shared.bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(shared.inner.numbers.buffer).toBe(shared.bytes.buffer);
  expect(shared.inner.second.buffer).toBe(shared.bytes.buffer);
});

it('frees the arrays that were passed, unless they are parts of one', () => {
  const alone = new Uint32Array(1000);
  const whole = new Uint32Array(1000);
  intoSharedArrays({ alone, first: whole.subarray(0, 500), second: whole.subarray(500) });
  expect(alone.byteLength).toBe(0);
  expect(whole.byteLength).toBe(4000);
});

it('does not move an array that has a shared buffer of its own', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(2000));
  expect(intoSharedArrays({ shared }).shared).toBe(shared);
});
