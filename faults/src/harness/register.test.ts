import { expect, test } from 'vitest';
import { Register } from './register.ts';

test('the acknowledged number and those without a response may be stored, but no others', () => {
  const register = new Register();
  register.acknowledge(register.begin());
  const lost = register.begin();
  const rejected = register.begin();
  register.reject(rejected);
  expect(register.acknowledged).toBe(1);
  expect(register.accept(lost)).toBe(true);
  expect(register.accept(1)).toBe(false);
});

test('a number that was overwritten by an acknowledged one must not reappear', () => {
  const register = new Register();
  const lost = register.begin();
  register.acknowledge(register.begin());
  expect(register.accept(lost)).toBe(false);
});

test('a number that was never written cannot be explained, except 0 before the first write', () => {
  expect(new Register().accept(0)).toBe(true);
  expect(new Register().accept(7)).toBe(false);
});
