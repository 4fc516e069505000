import { expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';

const frau = { firstName: 'Eva', lastName: 'Frau', title: 'Nurse', city: 'Rome', country: 'IT' };
const among = await indexWithVocabulary([
  frau,
  { firstName: 'Rosa', lastName: 'Vidal', title: 'Nurse', city: 'Leeds', country: 'GB' },
  { firstName: 'Neil', lastName: 'Ashfield', title: 'Accountant', city: 'Leeds', country: 'GB' },
  { firstName: 'Ann', lastName: 'Coppens', title: 'Monteur', city: 'Nice', country: 'FR' },
]);
const found = (text: string, filters = {}) =>
  among.search({ text, filters, limit: 10, after: 0 }).hits.map(({ id, isGuess }) => (isGuess ? -id : id));

test('a form of address before a role is the name of whoever is called so and has the role', () => {
  expect(found('Frau Nurse')).toEqual([1]);
  expect(found('Frau Nurse Rome')).toEqual([1]);
});

test('it is skipped if nobody who is called so has the role, also with a filter and when people are counted', () => {
  expect(found('Frau Accountant')).toEqual([3]);
  expect(found('Frau Nurse Leeds')).toEqual([2]);
  expect(found('Frau Nurse', { city: 'Leeds' })).toEqual([]);
  expect(among.countByField({ text: 'Frau Nurse Leeds' }, { maxValues: 8, identifyTo: 0 }).total).toBe(1);
});

test('before a role, Mr is a form of address, and HR and MW are work', () => {
  for (const text of ['Mr Accountant', 'Prof Accountant Leeds', 'Prof. Ashfield']) expect(found(text)).toEqual([3]);
  for (const text of ['HR Accountant', 'MW Accountant']) expect(found(text)).not.toContain(3);
});

test('a form of address is not a misspelled role: Monsieur is no Monteur', () => {
  expect(found('Monsieur Nice')).toEqual([]);
});
