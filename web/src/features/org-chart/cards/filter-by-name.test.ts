import { expect, test } from 'vitest';
import { filterByName } from './filter-by-name.ts';

const person = (firstName: string, lastName: string, title = '') => ({
  firstName,
  lastName,
  title,
  email: `${lastName}@mail.example`,
});
const people = [
  person('Élodie', "O'Quillan-Ångström", 'Buyer'),
  person('Jean', 'Dupré'),
  person('Παναγιώτης', 'Κεραμιδάς'),
];
const found = (text: string) => filterByName(people, text).map(({ firstName }) => firstName);

test('case, accents and the order of the words do not matter', () => {
  expect(found('ANGSTROM elod')).toEqual(['Élodie']);
  expect(found('dupre')).toEqual(['Jean']);
  expect(found('κεραμιδας')).toEqual(['Παναγιώτης']);
});

test('finds each part of a name with a hyphen or an apostrophe', () => {
  expect(found('quillan')).toEqual(['Élodie']);
  expect(found('quillan-ang')).toEqual(['Élodie']);
});

test('searches title and email too, and every word has to match', () => {
  expect(found('buyer')).toEqual(['Élodie']);
  expect(found('mail.example')).toEqual(['Élodie', 'Jean', 'Παναγιώτης']);
  expect(found('jean buyer')).toEqual([]);
});

test('an empty text matches everyone', () => {
  expect(found('  ')).toHaveLength(3);
});
