import { readingOf, searchPeople } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory, type TestDirectory } from '../../../test/test-directory.ts';
import { readReferences } from '../../people/reference-lists.ts';
import { openVocabulary } from '../../people/search-vocabulary.ts';

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
    city: 'Lyon',
    C_countryname: 'France',
  },
];

describe('reading roles and places', () => {
  let directory: TestDirectory;
  beforeAll(async () => {
    const vocabulary = await openVocabulary(readReferences(undefined));
    directory = await openTestDirectory(people, {}, [], { prepare: (own) => own.setVocabulary(vocabulary) });
  });
  const ask = async (globalQuery: string, asNamesQuery?: string) => {
    const query = { globalQuery, ...(asNamesQuery === undefined ? {} : { asNamesQuery }) };
    const { output, headers } = await directory.as('A1@group.example').call(searchPeople, { query });
    return {
      output,
      logins: output.map(({ login }) => login.slice(0, 2)),
      reading: readingOf(String(headers['x-search-reading'] ?? '')),
    };
  };

  test('a role and a place in other languages find the person, with the parts and the reason', async () => {
    const { output, logins, reading } = await ask('accountant Allemagne');
    expect(logins).toEqual(['A2']);
    expect(output[0]?.match?.reason).toEqual({ kind: 'meaning', typed: 'accountant', name: 'Buchhalterin' });
    expect(reading).toEqual([
      { kind: 'role', text: 'accountant' },
      { kind: 'place', text: 'Allemagne', label: 'Germany', country: 'DE' },
    ]);
  });

  test('a job family is a role', async () => {
    const { output, logins } = await ask('RH Lyon');
    expect(logins).toEqual(['A4']);
    expect(output[0]?.match?.reason).toEqual({ kind: 'jobFamily', typed: 'RH', name: 'HR' });
  });

  test('a person called like a place comes first', async () => {
    expect((await ask('Lyon')).logins[0]).toBe('A3');
  });

  test('a part can be read as a name', async () => {
    const { logins, reading } = await ask('soudeur Lyon', 'Lyon');
    expect(logins).toEqual(['A3']);
    expect(reading).toEqual([
      { kind: 'role', text: 'soudeur' },
      { kind: 'name', text: 'Lyon' },
    ]);
  });

  test('a name has no parts', async () => {
    expect((await ask('Marie Durand')).reading).toEqual([]);
  });
});
