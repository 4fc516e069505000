import { expect, test } from 'vitest';
import { DeliveredPeople } from './delivered-people.ts';

test('after a full reading, people without an entry are gone', () => {
  const people = new DeliveredPeople('complete');
  people.see(1);
  people.seeUnchanged(2, 7);
  people.keep(3);
  expect(people.gone([1, 2, 3, 4])).toEqual([4]);
  expect(people.withdrawn([3, 5])).toEqual([5]);
  expect(people.isGone(4)).toBe(true);
  expect(people.isGone(3)).toBe(false);
});

test('after a reading of changes, only removed people without another entry are gone', () => {
  const people = new DeliveredPeople('changes');
  people.remove(1);
  people.remove(2);
  people.removeSupplement(3);
  people.see(2);
  expect(people.gone([1, 2, 4])).toEqual([1]);
  expect(people.withdrawn([5])).toEqual([3]);
  expect(people.isGone(1)).toBe(true);
  expect(people.isGone(4)).toBe(false);
});
