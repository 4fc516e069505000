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
  { lastName: 'de Quay', title: 'Chef de service', city: 'Metz', country: 'FR' },
  { lastName: 'Rohde', title: 'Buyer', site: 'Nord - Les Terrasses', city: 'Metz', country: 'FR' },
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

  test('a word that is also a title before names is not dropped because of a particle in a name', () => {
    expect(search('chef de chan').hits.map(({ person }) => person.lastName)).toEqual(['Cato']);
  });

  test.each(['Nord - Les Terr', 'Nord - Les Terras'])('a site is found by its beginning: %s', (text) => {
    expect(search(text).hits.map(({ person }) => person.lastName)).toEqual(['Rohde']);
  });
});

describe('The whole name of a place with which names begin', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary([
      { firstName: 'Romain', lastName: 'Abel', title: 'Buyer', city: 'Metz', country: 'FR' },
      { firstName: 'Paula', lastName: 'Bach', title: 'Buyer', city: 'Metz', country: 'FR' },
      { firstName: 'Elio', lastName: 'Conti', title: 'Buyer', city: 'Rome', country: 'IT' },
      { firstName: 'Jean', lastName: 'Dorn', title: 'Buyer', city: 'Pau', country: 'FR' },
      { firstName: 'Ana', lastName: 'Lima', title: 'Buyer', city: 'Metz', country: 'FR' },
      { firstName: 'Ida', lastName: 'Eder', title: 'Buyer', city: 'Lima', country: 'PE' },
      { firstName: 'Malika', lastName: 'Falk', title: 'Buyer', city: 'Metz', country: 'FR' },
    ]);
  });
  const lastNames = (text: string, after = 0, limit = 20) =>
    index.search({ text, limit, after, countTo: 100 }).hits.map(({ person }) => person.lastName);

  test.each([
    ['Roma', ['Conti', 'Abel']],
    ['Pau', ['Dorn', 'Bach']],
  ])('%s lists the people there before people whose name begins with it', (text, expected) => {
    expect(lastNames(text)).toEqual(expected);
    expect([lastNames(text, 0, 1), lastNames(text, 1, 1)].flat()).toEqual(expected);
    expect(index.countByField({ text }, { maxValues: 8, identifyTo: 0 }).total).toBe(2);
  });

  test('people who are called so come first', () => {
    expect(lastNames('Lima')).toEqual(['Lima', 'Eder']);
  });

  test('three letters that no record has are the beginning of a name first', () => {
    expect(lastNames('Rom')).toEqual(['Abel', 'Conti']);
  });

  test('a place without people is the beginning of a name', () => {
    expect(lastNames('Mali')).toEqual(['Falk']);
  });
});

describe('Three letters that are both an abbreviation and the beginning of names', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary([
      { firstName: 'Dirk', lastName: 'Abel', title: 'Buyer' },
      { firstName: 'Ana', lastName: 'Bach', title: 'Finance Director' },
      { firstName: 'Hsein', lastName: 'Conti', title: 'Buyer' },
      { firstName: 'Ida', lastName: 'Dorn', title: 'HSE Adviser' },
    ]);
  });
  const lastNames = (text: string, isUnfinished: boolean) =>
    index.search({ text, isUnfinished }).hits.map(({ person }) => person.lastName);

  test('find the names first while they are being typed, and last otherwise', () => {
    expect(lastNames('dir', true)).toEqual(['Abel', 'Bach']);
    expect(lastNames('Dir', false)).toEqual(['Bach', 'Abel']);
    expect(index.countByField({ text: 'dir' }, { maxValues: 8, identifyTo: 0 }).total).toBe(2);
  });

  test.each(['DIR', 'hse'])('find no names in capitals, or if a title has them: %s', (text) => {
    expect(lastNames(text, true)).toHaveLength(1);
    expect(lastNames(text, true)).not.toContain('Abel');
    expect(lastNames(text, true)).not.toContain('Conti');
  });
});

describe('A last word that may be the beginning of a name or a place', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary([
      { firstName: 'Nadia', lastName: 'Nolan', title: 'Dispatcher', city: 'Metz', country: 'FR' },
      { lastName: 'Kern', title: 'Dispatcher', city: 'Nancy', country: 'FR' },
      { lastName: 'Ott', title: 'Dispatcher', city: 'Lille', country: 'FR' },
      { lastName: 'Lenz', title: 'Buyer', city: 'Lille', country: 'FR' },
      { lastName: 'Kam', title: 'Buyer', city: 'Metz', country: 'FR' },
      { lastName: 'Pohl', title: 'Key Account Manager', city: 'Metz', country: 'FR' },
      { lastName: 'van Dijk', title: 'Welder', city: 'Metz', country: 'FR' },
      { lastName: 'Dorn', title: 'Welder', city: 'Metz', country: 'FR' },
      { lastName: 'Müller', title: 'Welder', city: 'Metz', country: 'FR' },
      { lastName: 'Adam', title: 'M&A Analyst', city: 'Metz', country: 'FR' },
      { lastName: 'Martin', title: 'Sales Engineer', city: 'Metz', country: 'FR', entity: 'France Networks' },
      { lastName: 'Martin', title: 'Notary', city: 'Metz', country: 'FR', entity: 'France Sales' },
    ]);
  });
  const search = (text: string, filters = {}) => index.search({ text, filters, limit: 30, after: 0, countTo: 100 });
  const lastNames = (text: string) => search(text).hits.map(({ person }) => person.lastName);

  test.each([
    ['dispatcher na', ['Nolan', 'Kern']],
    ['lille le', ['Lenz']],
    ['welder m', ['Müller']],
    ['Welder Müll', ['Müller']],
    ['welder van d', ['van Dijk']],
    ['buyer Kam', ['Kam']],
  ])('finds people whose name begins with it, then those at such a place: %s', (text, expected) => {
    expect(lastNames(text)).toEqual(expected);
    expect(index.search({ text, limit: 3, isUnfinished: true }).hits[0]?.person.lastName).toBe(expected[0]);
  });

  test.each([
    ['dispatcher zu', ['Kern', 'Nolan', 'Ott']],
    ['lille in', ['Lenz', 'Ott']],
  ])('finds everybody with the other words if nobody has such a name: %s', (text, expected) => {
    expect(lastNames(text).toSorted()).toEqual(expected);
  });

  test('a place and the beginning of another word of a unit are the unit', () => {
    expect(search('martin france netw').hits.map(({ person }) => person.title)).toEqual(['Sales Engineer']);
  });

  test('the list, the total and the counts agree, with and without a filter', () => {
    for (const text of ['dispatcher na', 'dispatcher zu', 'lille le', 'lille in', 'welder van d', 'buyer Kam']) {
      for (const filters of [{}, { country: 'FR' }, { city: 'Lille' }]) {
        const { hits, total } = search(text, filters);
        const counts = index.countByField({ text, filters }, { maxValues: 8, identifyTo: 100 });
        expect([text, total, counts.ids.toSorted()]).toEqual([text, hits.length, hits.map(({ id }) => id).toSorted()]);
      }
    }
  });
});

test('A filter finds as many people as were counted for its value if only others match a last word by its sound', async () => {
  const index = await indexWithVocabulary([
    { firstName: 'Karim', lastName: 'El Amrani', title: 'Dispatcher', city: 'Rabat', country: 'MA' },
    { firstName: 'Alexandre', lastName: 'Cassot', title: 'Dispatcher', city: 'Rennes', country: 'FR' },
    { firstName: 'Victor', lastName: 'Leroy', title: 'Dispatcher', city: 'Alençon', country: 'FR' },
  ]);
  const text = 'dispatcher al';
  const { hits } = index.search({ text });
  expect(hits.map(({ person }) => person.lastName)).toContain('Cassot');
  for (const country of ['FR', 'MA']) {
    const inCountry = hits.filter(({ person }) => person.country === country).map(({ id }) => id);
    expect(index.search({ text, filters: { country } }).hits.map(({ id }) => id)).toEqual(inCountry);
    expect(index.countByField({ text }, { maxValues: 8, identifyTo: 0 }).fields.country).toContainEqual(
      expect.objectContaining({ value: country, count: inCountry.length }),
    );
  }
});
