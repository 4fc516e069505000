import { beforeAll, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { PeopleIndex } from '../../index.ts';

const people = [
  { firstName: 'Anna', lastName: 'Nowak', city: 'Kraków', country: 'PL', title: 'Księgowy' },
  { firstName: 'Piotr', lastName: 'Zieliński', city: 'Warsaw', country: 'PL', title: 'Welder' },
  { firstName: 'Jan', lastName: 'Wilk', city: 'Gdańsk', country: 'PL', title: 'Welder' },
  { firstName: 'Eva', lastName: 'Horák', city: 'Prague', country: 'CZ', title: 'Comptable' },
  { firstName: 'Luc', lastName: 'Maes', city: 'Brussels', country: 'BE', title: 'Welder' },
  { firstName: 'José', lastName: 'do Rome', city: 'Lisbon', country: 'PT' },
  { firstName: 'Uwe', lastName: 'Vogel', city: 'Berlin', country: 'DE', title: 'Buyer' },
  { firstName: 'Pia', lastName: 'Serra', city: 'Milan', country: 'IT', title: 'Welder' },
];

let index: PeopleIndex;
beforeAll(async () => {
  index = await indexWithVocabulary(people);
});

const found = (text: string) =>
  index.search({ text, limit: 10, after: 0 }).hits.map(({ person, isGuess }) => (isGuess ? '?' : '') + person.lastName);

test.each([
  ['księgowa w Krakowie', ['Nowak']],
  ['w Krakowie', ['Nowak']],
  ['Anna z Krakowa', ['Nowak']],
  ['spawacz w Warszawie', ['Zieliński']],
  ['spawacz z Warszawy', ['Zieliński']],
  ['spawacz w Gdańsku', ['Wilk']],
  ['spawacz w Brukseli', ['Maes']],
  ['spawacz w Belgii', ['Maes']],
  ['spawacz w Polsce', ['Wilk', 'Zieliński']],
  ['pracownicy w Czechach', ['Horák']],
  ['pracownicy w Niemczech', ['Vogel']],
  ['spawacz we Włoszech', ['Serra']],
  ['účetní v Praze', ['Horák']],
])('%s is read with the place in its base form', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('an inflected place without a preposition is a guess', () => {
  expect(found('Krakowie')).toEqual(['?Nowak']);
});

test('a name after a preposition is still read as a name', () => {
  expect(found('José do Rome')).toEqual(['do Rome']);
});
