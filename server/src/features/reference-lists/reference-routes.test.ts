import { getGbus, getReferenceLists } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';

let directory: TestDirectory;
let caller: TestCaller;
beforeAll(async () => {
  directory = await openTestDirectory();
  caller = directory.as('somebody@group.example');
});

describe('getReferenceLists', () => {
  test('requires sign-in', async () => {
    expect((await directory.as(undefined).call(getReferenceLists)).status).toBe(401);
  });

  test('returns 29 business units ordered by short name, the countries, 27 job families and 23 locales', async () => {
    const { output } = await caller.call(getReferenceLists);
    const shortNames = output.businessUnits.map(({ shortName }) => shortName);
    expect(shortNames).toHaveLength(29);
    expect(shortNames).toEqual(shortNames.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(output.countries).toContainEqual({ id: 'US', name: 'USA' });
    expect(output.countries.filter(({ name }) => name.endsWith('(the)')).length).toBeGreaterThan(10);
    expect(output.jobFamilies).toHaveLength(27);
    expect(output.jobFamilies.filter(({ isInFilter }) => isInFilter)).toHaveLength(23);
    expect(output.locales).toHaveLength(23);
  });
});

test.each([getReferenceLists.path, `${getGbus.path}?select=Name`])(
  'a cached %s is revalidated with 304',
  async (url) => {
    const first = await caller.request('GET', url);
    expect(first.headers['cache-control']).toBe('private, max-age=300, stale-while-revalidate=86400');
    const etag = String(first.headers['etag']);
    expect((await caller.request('GET', url, undefined, { 'if-none-match': etag })).status).toBe(304);
    expect((await caller.request('GET', url, undefined, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  },
);

describe('getGbus', () => {
  test('requires sign-in', async () => {
    expect((await directory.as(undefined).call(getGbus)).status).toBe(401);
  });

  test.each([
    'order=Name',
    'order=Secret ASC',
    'select=Password',
    'itemPerPage=0',
    'itemPerPage=1001',
    'index=-1',
    'Limit=1',
  ])('rejects %s', async (search) => {
    expect((await caller.request('GET', `/api/gbus?${search}`)).status).toBe(400);
  });

  test('lists the valid GBUs by name, with the selected columns', async () => {
    const query = { order: 'Name ASC', select: 'Name,Code', index: '0', itemPerPage: '1000', Status: 'Valid' };
    const { output } = await caller.call(getGbus, { query });
    const names = output.map(({ Name }) => Name ?? '');
    expect(names).toHaveLength(29);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(Object.keys(output[0] ?? {})).toEqual(['Name', 'Code']);
  });

  test('finds a GBU by its code, ignoring case', async () => {
    const { output: all } = await caller.call(getGbus, {});
    const code = all[3]?.Code ?? '';
    const { output } = await caller.call(getGbus, { query: { Code: code.toLowerCase(), itemPerPage: '1' } });
    expect(output).toEqual([all[3]]);
  });

  test('returns pages, and can reverse the order', async () => {
    const { output: all } = await caller.call(getGbus, { query: { order: 'Code DESC' } });
    const { output } = await caller.call(getGbus, { query: { order: 'Code DESC', index: '2', itemPerPage: '3' } });
    expect(output).toEqual(all.slice(2, 5));
  });
});
