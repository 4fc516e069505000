import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/test-database.ts';
import { openEmbedded } from '../../database/embedded/open-embedded.ts';
import { directory } from '../../database/migrations/0001-directory.ts';
import { addressPages } from '../../database/migrations/0014-address-pages.ts';
import type { Database } from '../../database/open-database.ts';
import { addressListsStore } from './address-lists-store.ts';
import { addressesOf, addressesPerPage, pagesOf } from './address-pages.ts';

let database: Database;
beforeEach(async () => void (database = await openTestDatabase()));
afterEach(() => database.close());

const address = (site: string) => ({
  C_countryname: 'France',
  city: 'Paris',
  zipCode: '75001',
  streetAddress: "1 rue de l'Église",
  C_houseIdentifier: site,
});
const many = Array.from({ length: 2 * addressesPerPage + 1 }, (_, index) => address(`Site ${index}`));

test('a list is written and read in pages, in order', async () => {
  const store = addressListsStore(database.kysely);
  await store.addAddressList('BU01', await store.writeAddresses(pagesOf(many)));
  const [facts] = await store.listAddressFacts('BU01');
  expect(facts).toMatchObject({ bu: 'BU01', addressCount: many.length, version: 1 });
  const lengths: number[] = [];
  for await (const page of store.addressPages(facts ?? { listId: 0, addressCount: 0 })) {
    lengths.push((JSON.parse(page) as unknown[]).length);
  }
  expect(lengths).toEqual([addressesPerPage, addressesPerPage, 1]);
  expect(await addressesOf(store.addressPages(facts ?? { listId: 0, addressCount: 0 }))).toEqual(many);
});

test('an address is listed only if all its parts match', async () => {
  const store = addressListsStore(database.kysely);
  await store.addAddressList('BU01', await store.writeAddresses(pagesOf(many)));
  expect(await store.isListed('BU01', address('Site 7'))).toBe(true);
  for (const field of ['C_countryname', 'city', 'zipCode', 'streetAddress', 'C_houseIdentifier'] as const) {
    expect(await store.isListed('BU01', { ...address('Site 7'), [field]: 'other' })).toBe(false);
  }
  expect(await store.isListed('BU02', address('Site 7'))).toBeUndefined();
});

test('addresses are deleted an hour after they were replaced or abandoned', async () => {
  const store = addressListsStore(database.kysely);
  const [old, current, givenUp] = [
    await store.writeAddresses(pagesOf(many)),
    await store.writeAddresses(pagesOf([address('New')])),
    await store.writeAddresses(pagesOf(many)),
  ];
  await store.addAddressList('BU01', old);
  await store.changeAddressList('BU01', 1, current);
  const stored = async () => {
    await store.deleteUnusedAddresses();
    const rows = await database.kysely.selectFrom('allowed_addresses').select('list_id').distinct().execute();
    return rows.map((row) => row.list_id).toSorted();
  };
  expect(await stored()).toEqual([old.listId, current.listId, givenUp.listId].toSorted());
  await sql`update address_lists set unused_at = unused_at - interval '61 minutes'`.execute(database.kysely);
  expect(await stored()).toEqual([current.listId]);
});

test('lists stored by an earlier version survive the migration', { timeout: 120_000 }, async () => {
  const before = await openEmbedded({ kind: 'memory' });
  await directory.up(before.kysely);
  for (const [bu, list] of [
    ['BU01', many],
    ['BU02', [{ C_countryname: 'France', city: 'Lyon', zipCode: '', streetAddress: '', C_houseIdentifier: 'Rhône' }]],
  ] as const) {
    await sql`insert into bu_addresses (bu, allowed_addresses) values (${bu}, ${JSON.stringify(list)}::jsonb)`.execute(
      before.kysely,
    );
  }
  await addressPages.up(before.kysely);
  const store = addressListsStore(before.kysely);
  const lists = await store.listAddressFacts();
  expect(lists.map(({ bu, addressCount }) => [bu, addressCount])).toEqual([
    ['BU01', many.length],
    ['BU02', 1],
  ]);
  expect(await addressesOf(store.addressPages(lists[0] ?? { listId: 0, addressCount: 0 }))).toEqual(many);
  await before.close();
});
