import { addHidingRule, countPeople, removeHidingRule, resultsPageSize, searchPeople } from '@directory/contract';
import type { CountedParameter, EndpointInput } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const administrator = 'admin@group.example';
const viewer = 'viewer@group.example';

/** 80 people, 50 of them in Oslo, and some in cities whose names begin with the name of another city. */
const group = [
  { login: administrator, firstName: 'Ada', lastName: 'Admin' },
  { login: viewer, firstName: 'Vi', lastName: 'Ewer' },
  ...Array.from({ length: 80 }, (_, number) => ({
    login: `p${number}@group.example`,
    firstName: number % 2 === 0 ? 'Pat' : 'Kim',
    lastName: `Person ${number}`,
    city: number < 50 ? 'Oslo' : number < 60 ? 'Oslo Airport' : 'Rome',
    C_countryname: number < 60 ? 'Norway' : 'Italy',
    C_businessCategory: number % 4 === 0 ? 'EN' : '',
    C_msDSCloudExtensionAttribute3: number < 40 ? 'FRANCERENEWABLES' : '',
    userType: number % 5 === 0 ? 'E' : 'I',
  })),
];

type Query = NonNullable<EndpointInput<typeof countPeople>['query']>;

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(group, { ADMIN_LOGINS: administrator });
});

const count = async (query: Query) => (await directory.as(viewer).call(countPeople, { query })).output;

describe('countPeople', () => {
  test('requires sign-in', async () => {
    const { status, error } = await directory.as(undefined).call(countPeople, { query: {} });
    expect([status, error.code]).toEqual([401, 'token.missing']);
  });

  test.each([
    ['limit=1', 'limit', 'field.unknown'],
    ['purpose=export', 'purpose', 'field.unknown'],
    ['employeeTypeQuery=X', 'employeeTypeQuery', 'error.e2'],
    [`globalQuery=${'a'.repeat(257)}`, 'globalQuery', 'error.e1'],
  ])('rejects %s with the name of the field', async (search, field, code) => {
    const { status, error } = await directory.as(viewer).request('GET', `/api/user-counts?${search}`);
    expect([status, error.fields]).toEqual([400, [{ field, code }]]);
  });

  test('counts all people whom the search finds, most frequent values first', async () => {
    const { total, isExact, values } = await count({ globalQuery: 'person' });
    expect([total, isExact]).toEqual([80, true]);
    expect(values).toEqual({
      C_countryNameQuery: [
        { value: 'NO', label: 'Norway', count: 60 },
        { value: 'IT', label: 'Italy', count: 20 },
      ],
      cityQuery: [
        { value: '"Oslo" NO', label: 'Oslo', count: 50 },
        { value: '"Rome" IT', label: 'Rome', count: 20 },
        { value: '"Oslo Airport" NO', label: 'Oslo Airport', count: 10 },
      ],
      gbuQuery: [{ value: '"FRANCERENEWABLES"', label: 'France Renewables', count: 40 }],
      C_businessCategoryQuery: [{ value: 'EN', label: 'EN', count: 20 }],
      employeeTypeQuery: [
        { value: 'I', label: 'I', count: 64 },
        { value: 'E', label: 'E', count: 16 },
      ],
    });
  });

  test.each<Query>([{}, { globalQuery: 'pat' }, { cityQuery: 'oslo', employeeTypeQuery: 'I' }])(
    'the search %o with a counted value finds as many people as were counted',
    async (query) => {
      const { values } = await count(query);
      for (const [parameter, counted] of Object.entries(values)) {
        for (const { value, count: expected } of counted) {
          const narrowed = { ...query, [parameter as CountedParameter]: value, limit: '1000' };
          const { output } = await directory.as(administrator).call(searchPeople, { query: narrowed });
          expect(output.length, `${parameter} ${value}`).toBe(expected);
        }
      }
    },
  );

  test('distinguishes cities of the same name in different countries', async () => {
    const at = (number: number, C_countryname: string) => ({
      login: `v${number}@group.example`,
      firstName: 'Val',
      lastName: `Person ${number}`,
      title: 'Buchhalter',
      city: 'Valencia',
      C_countryname,
    });
    const own = await openTestDirectory([at(1, 'Spain'), at(2, 'Spain'), at(3, 'Venezuela'), at(4, '')]);
    const caller = own.as('v1@group.example');
    const { output } = await caller.call(countPeople, { query: { titleQuery: 'Buchhalter' } });
    expect(output.values.cityQuery).toEqual([
      { value: '"Valencia" ES', label: 'Valencia', country: 'ES', count: 3 },
      { value: '"Valencia" VE', label: 'Valencia', country: 'VE', count: 2 },
    ]);
    for (const { value: cityQuery, count: expected } of output.values.cityQuery) {
      const { output: found } = await caller.call(searchPeople, { query: { cityQuery } });
      expect(found).toHaveLength(expected);
      expect((await caller.call(countPeople, { query: { cityQuery } })).output.total).toBe(expected);
    }
  });

  test('a hidden value is counted for nobody', async () => {
    const body = { scope: 'country', value: 'Italy', fields: ['city', 'C_countryname'] } as const;
    const { output: rule } = await directory
      .as(administrator)
      .call(addHidingRule, { body: { ...body, fields: [...body.fields] } });
    const citiesFor = async (login: string) => {
      const { output } = await directory.as(login).call(countPeople, { query: { globalQuery: 'person' } });
      expect(output.total).toBe(80);
      return output.values.cityQuery.map(({ label }) => label);
    };
    // A busy machine may start the thread that builds the index only after the request has stopped waiting for it.
    await expect.poll(() => citiesFor(administrator)).toEqual(['Oslo', 'Oslo Airport']);
    expect(await citiesFor(viewer)).toEqual(['Oslo', 'Oslo Airport']);
    const { values } = await count({ globalQuery: 'person' });
    expect(values.C_countryNameQuery.map(({ value }) => value)).toEqual(['NO']);
    await directory.as(administrator).call(removeHidingRule, { params: { id: String(rule.id) }, query: {} });
    await expect.poll(() => citiesFor(viewer)).toContain('Rome');
  });
});

describe('the budget of people', () => {
  test('is charged as for the page that lists the people, so that the page costs nothing in addition', async () => {
    const own = await openTestDirectory(group, { PEOPLE_PER_HOUR: String(resultsPageSize) });
    const caller = own.as(viewer);
    const query = { lastNameQuery: 'Person', cityQuery: 'rome' };
    expect((await caller.call(countPeople, { query })).output.total).toBe(20);
    expect((await caller.call(searchPeople, { query })).output).toHaveLength(20);
    const other = { cityQuery: '"Oslo"', C_businessCategoryQuery: 'EN' };
    const { status, error } = await caller.call(countPeople, { query: other });
    expect([status, error.code]).toEqual([429, 'people.too-many']);
    // More people than a page are a statistic.
    expect((await caller.call(countPeople, { query: {} })).output.total).toBe(82);
  });
});
