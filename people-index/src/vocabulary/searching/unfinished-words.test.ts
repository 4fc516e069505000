import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { PeopleIndex } from '../../index.ts';

const people = [
  { lastName: 'Abel', title: 'Soudeur', city: 'Metz', country: 'FR' },
  { lastName: 'Bach', title: 'Welder', city: 'Leeds', country: 'GB' },
  { lastName: 'Cato', title: 'Chef de chantier', city: 'Metz', country: 'FR' },
  { lastName: 'Dorn', title: 'Projektleiter', city: 'Essen', country: 'DE' },
  { lastName: 'Eder', title: 'Chef de projet senior', city: 'Metz', country: 'FR' },
  { lastName: 'Falk', title: 'Caretaker', city: 'Leeds', country: 'GB' },
  { lastName: 'Graf', title: 'Recruiter', city: 'Rouen', country: 'FR' },
  { lastName: 'Holl', title: 'HR Administrator', city: 'Leeds', country: 'GB' },
  { firstName: 'Magali', lastName: 'Iven', title: 'Buyer', city: 'Metz', country: 'FR' },
  { lastName: 'Jung', title: 'Magasinière', city: 'Metz', country: 'FR' },
  { lastName: 'Vande Velde', title: 'Buyer', city: 'Metz', country: 'FR' },
  { lastName: 'Kuhn', title: 'Auditeur interne', city: 'Metz', country: 'FR' },
  { firstName: 'Marie', lastName: 'Loos', title: 'Sales Engineer', city: 'Metz', country: 'FR' },
  { lastName: 'Mann', title: 'Sales Manager', city: 'Metz', country: 'FR' },
  { firstName: 'Tecla', lastName: 'Nyman', title: 'Sales Engineer', city: 'Metz', country: 'FR' },
  { lastName: 'Orff', title: 'Sales Technician', city: 'Metz', country: 'FR' },
  { lastName: 'Pohl', title: 'Office Manager', company: 'Staffing Ltd', city: 'Metz', country: 'FR' },
];

describe('A text with an unfinished last word', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(people);
  });
  const search = (text: string) => index.search({ text, limit: 20, after: 0, countTo: 100 });

  test.each([
    ['Soud', 'Soudeur'],
    ['Soude', 'Soudeur'],
    ['Weld', 'Welder'],
    ['Chef de cha', 'Chef de chantier'],
    ['Projektl', 'Projektleiter'],
    ['Projektleite', 'Projektleiter'],
    ['chef de proj', 'Chef de projet senior'],
    ['Care', 'Caretaker'],
    ['HR admin', 'HR Administrator'],
    ['Chef de c', 'Chef de chantier'],
    ['soud metz', undefined],
  ])('%s lists people whose title begins with it first, not as guesses', (text, title) => {
    const { hits, total } = search(text);
    if (title !== undefined) expect([hits[0]?.person.title, hits[0]?.isGuess]).toEqual([title, false]);
    const counts = index.countByField({ text }, { maxValues: 8, identifyTo: 100 });
    expect([counts.total, counts.ids.toSorted()]).toEqual([total, hits.map(({ id }) => id).toSorted()]);
  });

  test('people whose name begins with the text come before titles', () => {
    expect(
      search('Maga')
        .hits.map(({ person }) => person.lastName)
        .slice(0, 2),
    ).toEqual(['Iven', 'Jung']);
  });

  test.each([
    ['Sales Ma', ['Loos', 'Mann']],
    ['Sales Tec', ['Nyman', 'Orff']],
  ])('%s lists people with the role and a name that begins with the last word beside titles', (text, lastNames) => {
    expect(search(text).hits.map(({ person }) => person.lastName)).toEqual(lastNames);
  });

  test('an unfinished place is a guess', () => {
    const { hits } = search('recruteur rou');
    expect(hits.map(({ person, isGuess }) => [person.lastName, isGuess])).toEqual([['Graf', true]]);
  });

  test('a preposition is not read as the beginning of another word', () => {
    expect(search('chief of staff').hits).toEqual([]);
    expect(search('Staffing Ltd').hits.map(({ person }) => person.lastName)).toEqual(['Pohl']);
  });

  test('a complete known word is not read as a prefix', () => {
    expect(search('intern').hits).toEqual([]);
  });
});
