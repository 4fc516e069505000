import { expect, test } from 'vitest';
import { withBackOff } from './back-off.ts';

function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return calls;
  };
}

test('a task with a transient failure is tried five times, with pauses of 1, 2, 4 and 8 seconds', async () => {
  const pauses: number[] = [];
  const note = async (milliseconds: number) => void pauses.push(milliseconds);
  await expect(withBackOff(failing(4), () => true, note)).resolves.toBe(5);
  expect(pauses).toEqual([1000, 2000, 4000, 8000]);
});

test('the fifth failure is thrown', async () => {
  await expect(
    withBackOff(
      failing(5),
      () => true,
      async () => {},
    ),
  ).rejects.toThrow('failure 5');
});

test('a failure that is not transient is thrown immediately', async () => {
  await expect(withBackOff(failing(1), () => false)).rejects.toThrow('failure 1');
});
