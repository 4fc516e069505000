import { countPeople, decodeReading, searchPeople } from '@directory/contract';
import type { SearchParameter } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory, type TestDirectory } from '../../../test/test-directory.ts';
import { readReferences } from '../../people/reference-lists.ts';
import { openVocabulary } from '../../people/search-index/search-vocabulary.ts';

const people = [
  {
    login: 'A1@group.example',
    firstName: 'Marie',
    lastName: 'Durand',
    title: 'Comptable',
    city: 'Lyon',
    C_countryname: 'France',
  },
  {
    login: 'A2@group.example',
    firstName: 'Erna',
    lastName: 'Beck',
    title: 'Buchhalterin',
    city: 'Berlin',
    C_countryname: 'Germany',
  },
  {
    login: 'A3@group.example',
    firstName: 'Paul',
    lastName: 'Lyon',
    title: 'Welder',
    city: 'Nantes',
    C_countryname: 'France',
  },
  {
    login: 'A4@group.example',
    firstName: 'Zoé',
    lastName: 'Petit',
    title: 'Assistante',
    C_businessCategory: 'HR',
    division: 'BU23',
    state: 'Auvergne-Rhône-Alpes',
    city: 'Lyon',
    C_countryname: 'France',
  },
  { login: 'A5@group.example', firstName: 'Dirk', lastName: 'Claes', title: 'Welder', C_countryname: 'Belgium' },
  { login: 'A6@group.example', firstName: 'Ida', lastName: 'Maes', title: 'Directrice', C_countryname: 'Belgium' },
];

describe('recognizing roles and places', () => {
  let directory: TestDirectory;
  beforeAll(async () => {
    const vocabulary = await openVocabulary(readReferences(undefined));
    directory = await openTestDirectory(people, {}, [], { prepare: (own) => own.setVocabulary(vocabulary) });
  });
  const ask = async (
    globalQuery: string,
    more: Partial<Record<Exclude<SearchParameter, 'employeeTypeQuery'> | 'limit' | 'after', string>> = {},
  ) => {
    const query = { globalQuery, ...more };
    const { output, headers } = await directory.as('A1@group.example').call(searchPeople, { query });
    return {
      output,
      logins: output.map(({ login }) => login.slice(0, 2)),
      reading: decodeReading(String(headers['x-search-reading'] ?? '')),
    };
  };

  test('a role and a place in other languages find the person, and the response has the parts and the reason', async () => {
    const { output, logins, reading } = await ask('accountant Allemagne');
    expect(logins).toEqual(['A2']);
    expect(output[0]?.match?.reason).toEqual({ kind: 'meaning', typed: 'accountant', name: 'Buchhalterin' });
    expect(reading).toEqual([
      { kind: 'role', text: 'accountant', label: 'Buchhalterin' },
      { kind: 'place', text: 'Allemagne', label: 'Germany', country: 'DE' },
    ]);
  });

  test('names that begin with an abbreviation are suggested first, and come last on the results page', async () => {
    expect((await ask('dir', { limit: '8' })).logins).toEqual(['A5', 'A6']);
    expect((await ask('dir')).logins).toEqual(['A6', 'A5']);
  });

  test('small pages have the order of the first one', async () => {
    const pages = [await ask('dir', { limit: '1' }), await ask('dir', { limit: '1', after: '1' })];
    expect(pages.flatMap(({ logins }) => logins)).toEqual(['A5', 'A6']);
  });

  test('a job family is recognized as a role', async () => {
    const { output, logins } = await ask('RH Lyon');
    expect(logins).toEqual(['A4']);
    expect(output[0]?.match?.reason).toEqual({ kind: 'jobFamily', typed: 'RH', name: 'HR' });
  });

  test('a person with the name of a place comes first', async () => {
    expect((await ask('Lyon')).logins[0]).toBe('A3');
  });

  test('a part can be forced to be a name', async () => {
    const { logins, reading } = await ask('soudeur Lyon', { asNamesQuery: 'Lyon' });
    expect(logins).toEqual(['A3']);
    expect(reading).toEqual([
      { kind: 'role', text: 'soudeur', label: 'Welder' },
      { kind: 'name', text: 'Lyon' },
    ]);
  });

  test('a part can be forced to be a role or a place, so that people with that name do not match', async () => {
    expect((await ask('Lyon', { asPlacesQuery: 'lyon' })).logins.toSorted()).toEqual(['A1', 'A4']);
    const asRole = await ask('Lyon', { asRolesQuery: 'Lyon' });
    expect(asRole).toMatchObject({ logins: [], reading: [{ kind: 'role', text: 'Lyon' }] });
  });

  test('finds a business unit by its code, a region by people’s state, and a country by its name in the reference list', async () => {
    const code = await ask('BU23');
    expect(code.logins).toEqual(['A4']);
    expect(code.reading).toEqual([{ kind: 'unit', text: 'BU23', label: 'Tractebel Engineering' }]);
    expect((await ask('Alvernia-Rodano-Alpi')).logins.toSorted()).toEqual(['A1', 'A4']);
    expect((await ask('United Kingdom of Great Britain and Northern Ireland')).reading).toMatchObject([
      { kind: 'place', country: 'GB' },
    ]);
  });

  test('a part can be forced to be a unit', async () => {
    const { logins, reading } = await ask('Tractebel', { asUnitsQuery: 'Tractebel' });
    expect(logins).toEqual(['A4']);
    expect(reading).toEqual([{ kind: 'unit', text: 'Tractebel' }]);
  });

  test.each<[Partial<Record<Exclude<SearchParameter, 'employeeTypeQuery'>, string>>, string[]]>([
    [{ titleQuery: 'accountant' }, ['A1', 'A2']],
    [{ titleQuery: 'Buchhalter' }, ['A1', 'A2']],
    [{ C_countryNameQuery: 'Allemagne' }, ['A2']],
    [{ C_countryNameQuery: 'DACH' }, ['A2']],
    [{ cityQuery: 'Lione' }, ['A1', 'A4']],
    [{ cityQuery: '"Lione"' }, []],
    [{ titleQuery: 'comptable', C_countryNameQuery: 'Frankreich' }, ['A1']],
  ])('the filters %j recognize the same words, and the counts agree', async (query, expected) => {
    const viewer = directory.as('A1@group.example');
    const { output } = await viewer.call(searchPeople, { query });
    expect(output.map(({ login }) => login.slice(0, 2)).toSorted()).toEqual(expected);
    expect((await viewer.call(countPeople, { query })).output.total).toBe(expected.length);
  });

  test('a response for a name has no parts', async () => {
    expect((await ask('Marie Durand')).reading).toEqual([]);
  });
});

test('among equal matches, members of the viewer’s team come first, in lists and for roles', async () => {
  const welder = { title: 'Welder', lastName: 'Doe', city: 'Lyon', C_countryname: 'France', userType: 'I' };
  const vocabulary = await openVocabulary(readReferences(undefined));
  const group = [
    { ...welder, login: 'B1@group.example', firstName: 'Ada' },
    { ...welder, login: 'B2@group.example', firstName: 'Bea', C_houseIdentifier: 'Tower' },
    { ...welder, login: 'B3@group.example', firstName: 'Cleo', manager: 'B5@group.example' },
    { ...welder, login: 'B4@group.example', firstName: 'Zoe', C_houseIdentifier: 'Tower', manager: 'B5@group.example' },
    { ...welder, login: 'B5@group.example', firstName: 'Max', title: 'Head of Sites', lastName: 'Moe' },
  ];
  const directory = await openTestDirectory(group, {}, [], { prepare: (own) => own.setVocabulary(vocabulary) });
  for (const globalQuery of ['welder', 'Doe']) {
    const { output } = await directory.as('B4@group.example').call(searchPeople, { query: { globalQuery } });
    expect(output.map(({ login }) => login.slice(0, 2))).toEqual(['B4', 'B3', 'B2', 'B1']);
  }
});
