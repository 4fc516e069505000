import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { PeopleIndex } from '../../index.ts';

const people = [
  { lastName: 'Hansen', title: 'HR Manager', city: 'Saint-Denis', country: 'FR' },
  { lastName: 'Hubert', title: 'Comptable', city: 'Sainte-Foy', country: 'FR' },
  { lastName: 'Levi', title: 'Engineer', city: 'תל אביב', country: 'IL' },
  { lastName: 'Suzuki', title: 'Engineer', city: '横浜', country: 'JP' },
  { lastName: 'Somsak', title: 'Engineer', city: 'Bangkok', country: 'TH' },
  { firstName: 'Kobe', lastName: 'Peeters', title: 'HR Manager', city: 'Antwerp', country: 'BE' },
  { firstName: 'Anna', lastName: 'Colombo', title: 'Ingegnere', city: 'Milan', country: 'IT' },
  { firstName: 'Silvia', lastName: 'Colombo', title: 'Hydrogen Engineer', city: 'Rome', country: 'IT' },
  { lastName: 'Rahman', title: 'Buyer', city: 'Dubai', country: 'AE', login: 'HRW186' },
];

describe('A city in a query', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(people);
  });
  const found = (text: string) => index.search({ text }).hits.map(({ person }) => person.lastName);

  test.each([
    ['HR St Denis', 'Hansen'],
    ['RH St. Denis', 'Hansen'],
    ['HR St-Denis', 'Hansen'],
    ['comptable Ste Foy', 'Hubert'],
  ])('may have an abbreviated saint: %s', (text, lastName) => {
    expect(found(text)).toEqual([lastName]);
  });

  test.each([
    ['engineer Tel Aviv', 'Levi'],
    ['engineer Yokohama', 'Suzuki'],
    ['engineer กรุงเทพฯ', 'Somsak'],
  ])('may be recorded or typed in the script of its country: %s', (text, lastName) => {
    expect(found(text)).toEqual([lastName]);
  });

  test.each([
    ['Colombo ingegnere', ['Colombo', 'Colombo']],
    ['engineer Colombo', ['Colombo', 'Colombo']],
    ['Kobe HR', ['Peeters']],
  ])('is a name if nobody is there and somebody has it: %s', (text, lastNames) => {
    const { hits, reading = [] } = index.search({ text });
    expect(hits.map(({ person }) => person.lastName)).toEqual(lastNames);
    expect(reading.map(({ kind }) => kind).toSorted()).toEqual(['name', 'role']);
  });

  test.each(['HR Dubai', 'HR Dubaï'])('does not find people of other work, whose login begins like it: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
