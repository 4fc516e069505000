import { describe, expect, test } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { PeopleIndex } from './index.ts';

const people = [
  { firstName: 'Anton', lastName: 'Martin', company: 'Solarwerk SA', title: 'Buyer' },
  { firstName: 'Sandrine', lastName: 'Martin', company: 'Solarwerk SA', title: 'Buyer' },
  { firstName: 'Sami', lastName: 'Martin', company: 'Windwerk GmbH', title: 'Buyer' },
  { firstName: 'Andrew', lastName: 'Bell', company: 'Windwerk GmbH', title: 'Buyer' },
  { firstName: 'Carla', lastName: 'Cox', company: 'Windwerk GmbH', title: 'Head of Finance and Tax' },
  { firstName: 'Alain', lastName: 'Dubois', company: 'Windwerk GmbH', title: 'Buyer' },
  { firstName: 'Eva', lastName: 'Egger', company: 'Windwerk GmbH', title: 'Déléguée à la protection des données' },
  { firstName: 'Saskia', lastName: 'Fox', company: 'Windwerk GmbH', title: 'Buyer' },
  { firstName: 'Gil', lastName: 'Graf', company: 'Gaswerk SAS', title: 'Buyer' },
];
const index = PeopleIndex.build(
  people.map((person, id) => ({ ...emptyPerson, ...person, id: id + 1, login: `q${id + 1}@example.com` })),
);
const firstNames = (text: string) => index.search({ text, limit: 20 }).hits.map(({ person }) => person.firstName);

describe('The beginning of a name that is also a word of a title or a unit', () => {
  test('after another name, finds people with such names before everybody in the unit', () => {
    expect(firstNames('Martin Sa')).toEqual(['Sami', 'Sandrine', 'Anton']);
    expect(firstNames('Martin SA')).toEqual(['Sami', 'Sandrine', 'Anton']);
    expect(index.countByField({ text: 'Martin Sa' }, { maxValues: 8, identifyTo: 0 }).total).toBe(3);
  });

  test('after another name, the whole name still comes first', () => {
    expect(firstNames('Fox Sas')).toEqual(['Saskia']);
    expect(firstNames('Graf SAS')).toEqual(['Gil']);
  });

  test.each([
    ['and', ['Andrew', 'Carla']],
    ['And', ['Andrew', 'Carla']],
    ['sas', ['Saskia', 'Gil']],
    ['ala', ['Alain']],
  ])('finds the names first if the word only links others, or is the legal form of a company: %s', (text, expected) => {
    expect(firstNames(text)).toEqual(expected);
  });
});

test('Names that the words before the last one are come before names that they only begin', () => {
  const namesakes = PeopleIndex.build([
    { ...emptyPerson, id: 1, login: 'n1@example.com', firstName: 'Salma', lastName: 'Benjelloun' },
    { ...emptyPerson, id: 2, login: 'n2@example.com', firstName: 'Zoé', lastName: 'Ben Salah' },
  ]);
  expect(namesakes.search({ text: 'Ben Sal' }).hits.map(({ person }) => person.firstName)).toEqual(['Zoé', 'Salma']);
});

describe('The beginning of a title or a place that sounds like a name', () => {
  const places = PeopleIndex.build([
    { ...emptyPerson, id: 1, login: 'p1@example.com', firstName: 'Zoé', lastName: 'Ren' },
    { ...emptyPerson, id: 2, login: 'p2@example.com', firstName: 'Yves', lastName: 'Marin', city: 'Rennes' },
    { ...emptyPerson, id: 3, login: 'p3@example.com', firstName: 'Xi', lastName: 'Rein' },
  ]);

  test('finds these people after the name, and before names that are only similar', () => {
    const { hits } = places.search({ text: 'Renn', limit: 20 });
    expect(hits.map(({ person, tier }) => [person.lastName, tier])).toEqual([
      ['Ren', 'phonetic'],
      ['Marin', 'prefix'],
      ['Rein', 'similar'],
    ]);
  });
});

describe('A name and the beginning of a word of a title, a unit or a place', () => {
  const colleagues = [
    { firstName: 'Thomas', lastName: 'Margnon', title: 'Chef de projet', city: 'Dunkerque' },
    { firstName: 'Étienne', lastName: 'Marnion', title: 'Chef de chantier', city: 'Dunkerque' },
    { firstName: 'Hugo', lastName: 'Lambert', title: 'Dispatcher', city: 'Nice' },
    { firstName: 'Gina', lastName: 'Lambert', title: 'Buyer', city: 'Lyon', entity: 'Gaswerk' },
    { firstName: 'Nils', lastName: 'Kruse', title: 'Buyer', city: 'Lyon', country: 'FR' },
  ];
  const group = PeopleIndex.build(
    colleagues.map((person, id) => ({ ...emptyPerson, ...person, id: id + 1, login: `c${id + 1}@example.com` })),
  );
  const found = (text: string, limit = 20) =>
    group.search({ text, limit, countTo: 100 }).hits.map(({ person, tier }) => `${person.firstName} ${tier}`);

  test.each([
    ['margnon dunk', 'Thomas prefix'],
    ['Margnon D', 'Thomas prefix'],
    ['thomas chef de pro', 'Thomas prefix'],
    ['lambert di', 'Hugo prefix'],
    ['lambert ni', 'Hugo prefix'],
    ['hugo lambert ni', 'Hugo prefix'],
  ])('finds people with that name before names that are only similar: %s', (text, expected) => {
    expect(found(text)[0]).toBe(expected);
    expect(found(text, 3)[0]).toBe(expected);
  });

  test('come after a nickname and the beginning of another name', () => {
    const namesakes = PeopleIndex.build([
      { ...emptyPerson, id: 1, login: 'b1@example.com', firstName: 'Bob', lastName: 'Miller', city: 'Bordeaux' },
      { ...emptyPerson, id: 2, login: 'b2@example.com', firstName: 'Robert', lastName: 'Bordier', city: 'Lyon' },
    ]);
    const { hits } = namesakes.search({ text: 'Bob Bord' });
    expect(hits.map(({ person, isGuess }) => [person.lastName, isGuess])).toEqual([['Bordier', false], ['Miller', false]]); // prettier-ignore
  });

  test('needs no reason: name and place are as typed', () => {
    const [thomas] = group.search({ text: 'Margnon Dunk' }).hits;
    expect(thomas?.reason).toBeUndefined();
    expect(thomas?.highlights).toEqual([
      { field: 'lastName', ranges: [[0, 7]] },
      { field: 'city', ranges: [[0, 4]] },
    ]);
  });

  test('lists the beginning of another name first', () => {
    expect(found('lambert g')).toEqual(['Gina prefix']);
  });

  test('counts as many people as it lists, with and without a filter', () => {
    for (const text of ['margnon dunk', 'lambert ni', 'lambert di']) {
      const { total, hits } = group.search({ text, limit: 30, countTo: 100 });
      expect(total).toBe(hits.length);
      expect(group.countByField({ text }, { maxValues: 8, identifyTo: 0 }).total).toBe(total);
    }
    expect(group.search({ text: 'lambert ni', filters: { city: 'Nice' } }).total).toBe(1);
    expect(group.countByField({ text: 'lambert ni' }, { maxValues: 8, identifyTo: 0 }).fields.city?.[0]).toMatchObject({
      count: 1,
    });
  });
});
