import { expect, test } from 'vitest';
import { Register } from './register.ts';

test('the acknowledged number and those without an answer may be stored, others not', () => {
  const register = new Register();
  register.acknowledge(register.begin());
  const lost = register.begin();
  const rejected = register.begin();
  register.reject(rejected);
  expect(register.acknowledged).toBe(1);
  expect(register.accept(lost)).toBe(true);
  expect(register.accept(1)).toBe(false);
});

test('a number that was overwritten by an acknowledged one may not come back', () => {
  const register = new Register();
  const lost = register.begin();
  register.acknowledge(register.begin());
  expect(register.accept(lost)).toBe(false);
});

test('what was never written is not explained, except that nothing was written at first', () => {
  expect(new Register().accept(0)).toBe(true);
  expect(new Register().accept(7)).toBe(false);
});
