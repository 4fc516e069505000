import { demoAdministrators, demoRules } from '@directory/demo-group';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { addressListsStore } from '../../../people/address-lists/address-lists-store.ts';
import { addressesOf } from '../../../people/address-lists/address-pages.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { selfServiceStore } from '../../../people/rules/self-service-store.ts';
import { demoLogins, loadDemoGroup, removeDemoGroup } from './demo-group.ts';
import { importPeople } from '../import/import-people.ts';

const references = readReferences(undefined);
let database: Database;
afterEach(() => database.close());

async function countPeople(feed: string): Promise<number> {
  return (await database.kysely.selectFrom('people').select('id').where('feed', '=', feed).execute()).length;
}

async function loadDemo() {
  database = await openTestDatabase();
  return await loadDemoGroup({ database, references, count: 1200 });
}

describe('the demo group', () => {
  it('has people, administrators, rules and addresses, and no faults', async () => {
    const { figures, faults } = await loadDemo();
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({ added: 1200, rejected: 0 });
    const administrators = await database.kysely.selectFrom('administrators').select(['login', 'added_by']).execute();
    expect(administrators.map((row) => row.login).toSorted()).toEqual([...demoAdministrators].toSorted());
    const store = selfServiceStore(database.kysely);
    expect(await store.listRules('organizations')).toHaveLength(demoRules.selfServiceOrganizations.length);
    expect(await store.listRules('domains')).toHaveLength(demoRules.selfServiceDomains.length);
    expect(await addressListsStore(database.kysely).listAddressMetadata()).toHaveLength(demoRules.buAddresses.length);
    const logins = await database.kysely
      .selectFrom('people')
      .select('login')
      .where('login', 'in', demoLogins)
      .execute();
    expect(logins).toHaveLength(demoLogins.length);
  });

  it('has addresses in the countries of its people', async () => {
    await loadDemo();
    const people = await database.kysely.selectFrom('people').select('feed_values').execute();
    const known = new Set(people.map((row) => row.feed_values.C_countryname));
    const store = addressListsStore(database.kysely);
    const lists = await store.listAddressMetadata();
    const addresses = await Promise.all(lists.map((list) => addressesOf(store.addressPages(list))));
    const countries = new Set(addresses.flat().map((address) => address.C_countryname));
    expect([...countries].filter((country) => known.has(country)).length).toBeGreaterThan(3);
  });

  it('is removed completely, except for the company’s own people and for what an administrator changed', async () => {
    await loadDemo();
    async function* company() {
      yield { line: 1, values: { login: 'own@company.example' }, otherNames: [] };
    }
    await importPeople({ database, references, feed: 'csv', kind: 'csv', entries: company() });
    const store = selfServiceStore(database.kysely);
    await store.changeRule('domains', 'OKTA', 1, ['city']);
    const removed = await removeDemoGroup({ database, references });
    expect(removed).toEqual({
      people: 1200,
      administrators: 2,
      rules: demoRules.selfServiceOrganizations.length + demoRules.selfServiceDomains.length - 1,
      addressLists: demoRules.buAddresses.length,
    });
    expect([await countPeople('demo'), await countPeople('csv')]).toEqual([0, 1]);
    expect((await store.listRules('domains')).map((rule) => rule.id)).toEqual(['OKTA']);
    expect(await database.kysely.selectFrom('administrators').select('login').execute()).toEqual([]);
    expect(await removeDemoGroup({ database, references })).toMatchObject({ people: 0, rules: 0 });
  });

  it('leaves people whom another feed delivers, too, with their edits', async () => {
    await loadDemo();
    const [login = ''] = demoLogins;
    async function* company() {
      yield { line: 1, values: { login, title: 'Engineer' }, otherNames: [] };
    }
    await importPeople({ database, references, feed: 'csv', kind: 'csv', entries: company() });
    const edits = { linkedInURI: { value: 'https://linkedin.com/in/me', at: '2026-01-01T00:00:00Z', by: 'self' } };
    await database.kysely
      .updateTable('people')
      .set({ edits: JSON.stringify(edits) })
      .where('login', '=', login)
      .execute();
    expect(await removeDemoGroup({ database, references })).toMatchObject({ people: 1199 });
    const people = await database.kysely.selectFrom('people').select(['login', 'feed', 'left_at', 'edits']).execute();
    expect(people).toEqual([{ login, feed: 'csv', left_at: null, edits }]);
    expect(await removeDemoGroup({ database, references })).toMatchObject({ people: 0 });
  });
});
