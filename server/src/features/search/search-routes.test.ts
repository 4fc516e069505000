import { PassThrough } from 'node:stream';
import { readGlobalQuery, searchPeople, searchParameters } from '@directory/contract';
import type { EndpointInput } from '@directory/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { countHeaders } from './search-routes.ts';

const people = [
  {
    login: 'AB1234@group.example',
    firstName: 'Zoë',
    lastName: "O'Neill-Dupont",
    title: 'Turbine Engineer',
    email: 'zoe.oneill@wind.example',
    organization: 'Ventalis Wind SA',
    userType: 'I',
    primaryPhone: '+33123456789',
    mobilePhone: '+33612345678',
    division: 'BU01',
    C_groupIdentifier: 'AB1234',
    C_businessCategory: 'EN',
    C_countryname: 'France',
    city: 'Nantes',
    C_houseIdentifier: 'Tour Bretagne',
    C_distinguishedName: 'CN=AB1234,OU=People,DC=wind,DC=example',
    C_msDSCloudExtensionAttribute3: 'FRANCERENEWABLES',
  },
  {
    login: 'CD5678@group.example',
    firstName: 'Jürgen',
    lastName: 'Müller',
    userType: 'E',
    city: 'Berlin',
    C_countryname: 'Germany',
    organization: 'Nordlicht GmbH',
    primaryPhone: '+493012120139',
    C_groupIdentifier: 'CD5678',
  },
  {
    login: 'EF9012@group.example',
    firstName: 'Ana',
    lastName: 'D’Hondt',
    userType: 'Agent',
    title: 'Responsable d’équipe',
    organization: "L'Énergie du Sud",
    city: 'L’Aquila',
    C_houseIdentifier: "Val-d'Isère",
    C_countryname: 'Portugal',
    C_groupIdentifier: 'EF9012',
  },
];

type Query = NonNullable<EndpointInput<typeof searchPeople>['query']>;

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(people);
});

async function find(query: Query): Promise<string[]> {
  const { output } = await directory.as('AB1234@group.example').call(searchPeople, { query });
  return output.map(({ firstName }) => firstName);
}

describe('searchPeople', () => {
  test('requires sign-in', async () => {
    const { status, error, headers } = await directory
      .as(undefined)
      .call(searchPeople, { query: { globalQuery: 'zoe' } });
    expect(status).toBe(401);
    expect(error.code).toBe('token.missing');
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  test.each([
    ['limit=0', 'limit', 'error.e2'],
    ['limit=1001', 'limit', 'error.e1'],
    ['limit=ten', 'limit', 'error.e2'],
    ['after=-1', 'after', 'error.e2'],
    ['after=1&after=2', 'after', 'field.repeated'],
    ['globalQuery=a&globalQuery=b', 'globalQuery', 'field.repeated'],
    [`globalQuery=${'a'.repeat(257)}`, 'globalQuery', 'error.e1'],
    ['employeeTypeQuery=X', 'employeeTypeQuery', 'error.e2'],
    ['nonsense=1', 'nonsense', 'field.unknown'],
    ['__proto__=1', '__proto__', 'field.unknown'],
  ])('rejects %s with the name of the field', async (search, field, code) => {
    const { status, error } = await directory.as('ab1234@group.example').request('GET', `/api/users?${search}`);
    expect(status).toBe(400);
    expect(error.code).toBe('request.invalid');
    expect(error.fields).toEqual([{ field, code }]);
  });

  test('rejects a URL of 20 000 characters', async () => {
    const url = `/api/users?globalQuery=${'a'.repeat(20_000)}`;
    expect((await directory.as('ab1234@group.example').request('GET', url)).status).toBe(413);
  });

  test('does not fail for any text', async () => {
    const caller = directory.as('ab1234@group.example');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom(
        "'; drop table people; --",
        '*)(uid=*))(|(uid=*',
        '<script>alert(1)</script>',
        '%00',
        '\u0000',
        '\u202Eabc',
        '🧑‍🚀',
        '\uD800',
      ),
    );
    const query = fc.record(Object.fromEntries([...searchParameters, 'alsoGbuQuery'].map((name) => [name, text])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(query, async (values) => {
        const { status } = await caller.call(searchPeople, { query: values as Query });
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 150 },
    );
  });

  test('finds by any name, in any order, case and spelling', async () => {
    expect(await find({ globalQuery: 'zoe' })).toEqual(['Zoë']);
    expect(await find({ globalQuery: 'DUPONT zoë' })).toEqual(['Zoë']);
    expect(await find({ globalQuery: 'oneill dupont' })).toEqual(['Zoë']);
    expect(await find({ globalQuery: 'Mueller' })).toContain('Jürgen');
  });

  test.each([
    [{ globalQuery: 'AB1234' }],
    [{ globalQuery: 'zoe.oneill@wind.example' }],
    [{ globalQuery: '06 12 34 56 78' }],
    [{ globalQuery: '5678 zoe' }],
    [{ globalQuery: 'zoe nantes' }],
    [{ lastNameQuery: 'dupont' }],
    [{ firstNameQuery: 'zoe' }],
    [{ groupIdQuery: 'ab1234' }],
    [{ companyQuery: 'ventalis' }],
    [{ entityQuery: 'france renewables' }],
    [{ entityQuery: 'bu01' }],
    [{ C_businessCategoryQuery: 'EN' }],
    [{ titleQuery: 'engineer' }],
    [{ primaryPhoneQuery: '612345678' }],
    [{ C_countryNameQuery: 'France' }],
    [{ C_countryNameQuery: 'FR' }],
    [{ cityQuery: 'nantes' }],
    [{ C_houseIdentifierQuery: 'bretagne' }],
    [{ domainQuery: 'wind.example', globalQuery: 'zoe' }],
    [{ firstNameQuery: 'zoe', cityQuery: 'nantes', employeeTypeQuery: 'I' }],
  ] satisfies [Query][])('%j finds only Zoë', async (query) => {
    expect(await find(query)).toEqual(['Zoë']);
  });

  test.each([
    [{ globalQuery: '0139' }],
    [{ primaryPhoneQuery: '0139' }],
    [readGlobalQuery('0139') as Query],
    [{ globalQuery: '120139' }],
  ] satisfies [Query][])('%j finds the number that ends in 0139', async (query) => {
    expect(await find(query)).toEqual(['Jürgen']);
  });

  test.each([
    [{ globalQuery: 'Hondt' }],
    [{ globalQuery: 'd hondt' }],
    [{ lastNameQuery: 'hondt' }],
    [{ titleQuery: 'équipe' }],
    [{ globalQuery: 'ana equipe' }],
    [{ companyQuery: 'energie' }],
    [{ cityQuery: 'aquila' }],
    [{ C_houseIdentifierQuery: 'isère' }],
  ] satisfies [Query][])('%j finds the word after an apostrophe', async (query) => {
    expect(await find(query)).toEqual(['Ana']);
  });

  test('internals include agents', async () => {
    expect((await find({ employeeTypeQuery: 'I' })).toSorted()).toEqual(['Ana', 'Zoë']);
    expect(await find({ employeeTypeQuery: 'E' })).toEqual(['Jürgen']);
  });

  test('returns nobody for filters that exclude each other', async () => {
    expect(await find({ firstNameQuery: 'zoe', cityQuery: 'berlin' })).toEqual([]);
  });

  test('lists all people by last name and first name without parameters', async () => {
    expect(await find({})).toEqual(['Ana', 'Jürgen', 'Zoë']);
  });

  test('pages without repeating or skipping anyone, and returns the total', async () => {
    const pages = [
      await find({ employeeTypeQuery: 'I', limit: '1' }),
      await find({ employeeTypeQuery: 'I', limit: '1', after: '1' }),
    ];
    expect(pages.flat().toSorted()).toEqual(['Ana', 'Zoë']);
    const { headers } = await directory
      .as('x@group.example')
      .call(searchPeople, { query: { employeeTypeQuery: 'I', limit: '1' } });
    expect(headers['x-total-count']).toBe('2');
  });

  test('counts exactly on a first page of 30, but not for suggestions and later pages', async () => {
    const named = Array.from({ length: 40 }, (_, index) => ({
      login: `n${index}@group.example`,
      firstName: `Ana${index}`,
      lastName: 'Martin',
    }));
    const { as } = await openTestDirectory(named);
    const totalOf = async (query: Query) => {
      const { headers } = await as('n1@group.example').call(searchPeople, {
        query: { globalQuery: 'martin', ...query },
      });
      return headers['x-total-count'];
    };
    expect(await totalOf({})).toBe('40');
    expect(await totalOf({ limit: '30' })).toBe('40');
    expect(await totalOf({ limit: '3' })).toMatch(/^\d+\+$/);
    expect(await totalOf({ limit: '5', after: '30' })).toMatch(/^\d+\+$/);
  });

  test('searches in memory, and ranks colleagues near the viewer first', async () => {
    const martin = { lastName: 'Martin', userType: 'I', city: 'Nantes', C_countryname: 'France' };
    const colleagues = [
      { ...martin, login: 'ab1@group.example', firstName: 'Ana', C_houseIdentifier: 'Tour Nord' },
      { ...martin, login: 'ab2@group.example', firstName: 'Bea', C_houseIdentifier: 'Tour Sud' },
      { login: 'ab3@group.example', firstName: 'Cy', city: 'Nantes', C_houseIdentifier: 'Tour Sud' },
    ];
    // The background check for changes logs that it fails.
    const log = new PassThrough().resume();
    const { as, database } = await openTestDirectory(colleagues, {}, [], { log });
    await sql`alter table people rename to renamed_people`.execute(database.kysely);
    const { status, output } = await as('ab3@group.example').call(searchPeople, { query: { globalQuery: 'martin' } });
    expect(status).toBe(200);
    expect(output.map(({ firstName }) => firstName)).toEqual(['Bea', 'Ana']);
  });

  test('a text that is a name and a GBU finds people of that name, then people of the GBU, on every page', async () => {
    const { as } = await openTestDirectory([
      { login: 'g1@group.example', firstName: 'Ana', lastName: 'Alves', C_msDSCloudExtensionAttribute3: 'BRAZIL' },
      { login: 'g2@group.example', firstName: 'Bea', lastName: 'Brazil' },
      { login: 'g3@group.example', firstName: 'Cy', lastName: 'Brazil', C_msDSCloudExtensionAttribute3: 'BRAZIL' },
      { login: 'g4@group.example', firstName: 'Di', lastName: 'Dias', C_msDSCloudExtensionAttribute3: 'BRAZIL' },
      { login: 'g5@group.example', firstName: 'Ed', lastName: 'Evans', city: 'Brazil' },
    ]);
    const page = async (more: Query) => {
      const query = { ...(readGlobalQuery('brazil', [{ Code: 'BRAZIL' }]) as Query), ...more };
      const { output, headers } = await as('g1@group.example').call(searchPeople, { query });
      return { names: output.map(({ firstName }) => firstName), total: headers['x-total-count'] };
    };
    const all = ['Cy', 'Bea', 'Ana', 'Di'];
    expect(await page({ limit: '1000' })).toEqual({ names: all, total: '4' });
    expect(await page({ limit: '3' })).toEqual({ names: all.slice(0, 3), total: '4' });
    expect(await page({ limit: '3', after: '3' })).toEqual({ names: ['Di'], total: '4' });
    expect(await page({ lastNameQuery: 'brazil' })).toEqual({ names: ['Cy', 'Bea'], total: '2' });
    expect(await page({ gbuQuery: 'CHINA' })).toEqual({ names: [], total: '0' });
  });

  test('sets a header if the search was too broad to finish', () => {
    const answer = { total: 12, isTotalExact: false, isTruncated: true };
    expect(countHeaders(answer)).toEqual({ 'x-total-count': '12+', 'x-search-truncated': 'true' });
    expect(countHeaders({ ...answer, isTruncated: false })).toEqual({ 'x-total-count': '12+' });
  });

  test('forbids shared caches to store the response', async () => {
    const { headers } = await directory.as('x@group.example').call(searchPeople, { query: { globalQuery: 'zoe' } });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
