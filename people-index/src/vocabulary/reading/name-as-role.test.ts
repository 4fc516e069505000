import { beforeAll, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { PeopleIndex, SearchFilters } from '../../index.ts';

const people = [
  { firstName: 'Luc', lastName: 'Pompier', title: 'Buyer', city: 'Lyon', country: 'FR' },
  { firstName: 'Amy', lastName: 'Bradstead', title: 'Firefighter', city: 'Leeds', country: 'GB' },
  { firstName: 'Neil', lastName: 'Ashfield', title: 'Firefighter', city: 'Leeds', country: 'GB' },
  { firstName: 'Rosa', lastName: 'Vidal', title: 'Firefighter', city: 'Madrid', country: 'ES' },
];
let index: PeopleIndex;
beforeAll(async () => {
  index = await indexWithVocabulary(people);
});
const found = (text: string, filters: SearchFilters = {}, among = index) => {
  const { hits, reading } = among.search({ text, filters, limit: 10, after: 0 });
  return { ids: hits.map(({ id }) => id).toSorted(), areGuesses: hits.map(({ isGuess }) => isGuess), reading };
};

test('a name is an occupation if nobody of that name is at the place, and more people have it there than have the name', () => {
  expect(found('pompier Leeds')).toMatchObject({
    ids: [2, 3],
    areGuesses: [false, false],
    reading: [{ kind: 'role' }, { kind: 'place' }],
  });
  // One person has the name, and one the occupation.
  expect(found('pompier Madrid')).toMatchObject({ ids: [1], areGuesses: [true] });
  expect(found('pompier Italie')).toMatchObject({ ids: [1], areGuesses: [true] });
});

test('a name is a title that nobody knows as an occupation', async () => {
  const rondiers = ['Ghent', 'Ghent', 'Lyon'].map((city) => ({ lastName: 'Blum', title: 'Rondière', city }));
  const among = await indexWithVocabulary([...rondiers, { lastName: 'Rondière', title: 'Buyer', city: 'Madrid' }]);
  expect(found('Rondière Ghent', {}, among)).toMatchObject({ ids: [1, 2], areGuesses: [false, false] });
  expect(found('Rondière Madrid', {}, among)).toMatchObject({ ids: [4], areGuesses: [false] });
});

test('whoever has the name at the place is found, and nobody else', () => {
  expect(found('pompier Lyon')).toMatchObject({ ids: [1], areGuesses: [false] });
});

test('a name of many people stays one', async () => {
  const namesakes = ['Jan', 'Piet', 'Ine'].map((firstName) => ({ firstName, lastName: 'Pompier', city: 'Lyon' }));
  const among = await indexWithVocabulary([...people, ...namesakes]);
  expect(found('pompier Leeds', {}, among).areGuesses).toEqual([true, true, true, true]);
});

test('the counts by field and the filters are about the same people', () => {
  const counts = index.countByField({ text: 'pompier Leeds' }, { maxValues: 8, identifyTo: 0 });
  expect(counts.total).toBe(2);
  expect(found('pompier Leeds', { title: 'firefighter' }).ids).toEqual([2, 3]);
  expect(found('pompier Leeds', { country: 'FR' }).ids).toEqual([]);
});
