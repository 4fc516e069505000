import type { AllowedAddress } from '@directory/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { maxRecordedRows, recordedRows } from '../recorded-rows.ts';
import { addressesPerPage } from './address-pages.ts';

/** The address list of a business unit, without its addresses. */
export interface AddressListMetadata {
  readonly bu: string;
  /** Id of the set of addresses. Each change of the list assigns a new one. */
  readonly listId: number;
  readonly addressCount: number;
  readonly version: number;
  readonly changedAt: Date;
}

/** Stored addresses. They become the list of a unit once they are assigned to it. */
export type StoredAddressList = Pick<AddressListMetadata, 'listId' | 'addressCount'>;

/** An arbitrary constant: all advisory locks of a database share one number space. */
const activationLock = 7_305_123;

/** Minutes for which an unused list is retained. A response that is still reading a replaced list finishes sooner. */
const unusedMinutes = 60;

/** Addresses as a JSON array, with the field names of the API and in the order of the list. */
const asJson = sql<string>`coalesce(json_agg(json_build_object('C_countryname', country, 'city', city, 'zipCode', zip_code,
  'streetAddress', street, 'C_houseIdentifier', site) order by position), '[]')::text`;

export type AddressListsStore = ReturnType<typeof addressListsStore>;

/**
 * The addresses that business units allow. A list may have 100 000 addresses, so lists are read and written in pages. Each page is the text
 * of a JSON array.
 */
export function addressListsStore(queries: Queries) {
  const store = {
    /** Call it first in a transaction that adds or changes a list: `waitForActivations` then waits until the transaction ends. */
    async beginActivation(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${activationLock})`.execute(queries);
    },

    /** Waits for transactions, of any node, that have called `beginActivation`. Call it in a transaction. */
    async waitForActivations(): Promise<void> {
      await sql`select pg_advisory_xact_lock_shared(${activationLock})`.execute(queries);
    },

    /** The metadata of one unit's list, or of all lists. */
    async listAddressMetadata(bu?: string): Promise<AddressListMetadata[]> {
      const rows = await metadataRows(bu).execute();
      return rows.map(metadataOf);
    },

    /** The row stays locked until the transaction ends. */
    async findAddressMetadataForUpdate(bu: string): Promise<AddressListMetadata | undefined> {
      const row = await metadataRows(bu).forUpdate().executeTakeFirst();
      return row && metadataOf(row);
    },

    /** @throws Error if the list is deleted while it is read */
    async *addressPages({ listId, addressCount }: StoredAddressList): AsyncGenerator<string> {
      for (let start = 0; start < addressCount; start += addressesPerPage) {
        const { page, count } = await queries
          .selectFrom('allowed_addresses')
          .select([asJson.as('page'), sql<number>`count(*)::int`.as('count')])
          .where('list_id', '=', listId)
          .where('position', '>=', start)
          .where('position', '<', start + addressesPerPage)
          .executeTakeFirstOrThrow();
        if (count !== Math.min(addressesPerPage, addressCount - start)) throw new Error('an address list was deleted');
        yield page;
      }
    },

    /** The first addresses of a list, for an audit entry. */
    async firstAddresses({ listId }: StoredAddressList): Promise<AllowedAddress[]> {
      const rows = await queries
        .selectFrom('allowed_addresses')
        .selectAll()
        .where('list_id', '=', listId)
        .where('position', '<', maxRecordedRows)
        .orderBy('position')
        .execute();
      const addresses = rows.map((row) => ({
        C_countryname: row.country,
        city: row.city,
        zipCode: row.zip_code,
        streetAddress: row.street,
        C_houseIdentifier: row.site,
      }));
      return recordedRows(addresses);
    },

    /** Whether a unit's list contains an address; undefined if the unit has no list (index `allowed_addresses_site`). */
    async isListed(bu: string, address: AllowedAddress): Promise<boolean | undefined> {
      const found = await queries
        .selectFrom('bu_addresses')
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('allowed_addresses')
              .select('position')
              .whereRef('allowed_addresses.list_id', '=', 'bu_addresses.list_id')
              .where('site', '=', address.C_houseIdentifier)
              .where('city', '=', address.city)
              .where('country', '=', address.C_countryname)
              .where('zip_code', '=', address.zipCode)
              .where('street', '=', address.streetAddress),
          ).as('is_listed'),
        )
        .where('bu', '=', bu)
        .executeTakeFirst();
      return found === undefined ? undefined : Boolean(found.is_listed);
    },

    /** Stores addresses as a new list, which is deleted after `unusedMinutes` unless it is assigned to a unit. */
    async writeAddresses(pages: Iterable<string>): Promise<StoredAddressList> {
      const { id: listId } = await queries
        .insertInto('address_lists')
        .defaultValues()
        .returning('id')
        .executeTakeFirstOrThrow();
      let addressCount = 0;
      for (const page of pages) {
        const { count } = await sql<{ count: number }>`
          with written as (
            insert into allowed_addresses
            select ${listId}::bigint, ${addressCount}::int + row.place::int - 1, value->>'C_countryname', value->>'city', value->>'zipCode',
              value->>'streetAddress', value->>'C_houseIdentifier'
            from jsonb_array_elements(${page}::jsonb) with ordinality as row (value, place)
            returning 1
          )
          select count(*)::int as count from written`
          .execute(queries)
          .then(({ rows }) => rows[0] ?? { count: 0 });
        addressCount += count;
      }
      return { listId, addressCount };
    },

    /** Returns false and changes nothing if the unit already has a list. */
    async addAddressList(bu: string, list: StoredAddressList): Promise<boolean> {
      const added = await queries
        .insertInto('bu_addresses')
        .values({ bu, list_id: list.listId, address_count: list.addressCount })
        .onConflict((conflict) => conflict.column('bu').doNothing())
        .returning('bu')
        .executeTakeFirst();
      if (added !== undefined) await setUnused(list.listId, false);
      return added !== undefined;
    },

    /** Returns false and changes nothing if the unit has no list of that version. */
    async changeAddressList(bu: string, version: number, list: StoredAddressList): Promise<boolean> {
      const before = await store.findAddressMetadataForUpdate(bu);
      if (before?.version !== version) return false;
      await queries
        .updateTable('bu_addresses')
        .set({ list_id: list.listId, address_count: list.addressCount, version: version + 1, changed_at: new Date() })
        .where('bu', '=', bu)
        .execute();
      await setUnused(list.listId, false);
      await setUnused(before.listId, true);
      return true;
    },

    async removeAddressList(bu: string): Promise<boolean> {
      const removed = await queries
        .deleteFrom('bu_addresses')
        .where('bu', '=', bu)
        .returning('list_id')
        .executeTakeFirst();
      if (removed !== undefined) await setUnused(removed.list_id, true);
      return removed !== undefined;
    },

    /** Deletes lists that were replaced, and lists that failed requests left behind. */
    async deleteUnusedAddresses(): Promise<void> {
      const lists = await queries
        .selectFrom('address_lists')
        .select('id')
        .where('unused_at', '<', sql<Date>`now() - ${sql.lit(`${unusedMinutes} minutes`)}::interval`)
        .execute();
      for (const { id } of lists) await deleteList(id);
    },
  };
  return store;

  function metadataRows(bu: string | undefined) {
    const lists = queries
      .selectFrom('bu_addresses')
      .select(['bu', 'list_id', 'address_count', 'version', 'changed_at'])
      .orderBy('bu');
    return bu === undefined ? lists : lists.where('bu', '=', bu);
  }

  async function setUnused(listId: number, isUnused: boolean): Promise<void> {
    const unused_at = isUnused ? sql<Date>`now()` : null;
    await queries.updateTable('address_lists').set({ unused_at }).where('id', '=', listId).execute();
  }

  async function deleteList(id: number): Promise<void> {
    for (;;) {
      const deleted = await queries
        .deleteFrom('allowed_addresses')
        .where('list_id', '=', id)
        .where('position', 'in', ({ selectFrom }) =>
          selectFrom('allowed_addresses').select('position').where('list_id', '=', id).limit(addressesPerPage),
        )
        .executeTakeFirst();
      if (Number(deleted.numDeletedRows) === 0) break;
    }
    await queries.deleteFrom('address_lists').where('id', '=', id).execute();
  }
}

function metadataOf(row: {
  bu: string;
  list_id: number;
  address_count: number;
  version: number;
  changed_at: Date;
}): AddressListMetadata {
  const { bu, list_id: listId, address_count: addressCount, version, changed_at: changedAt } = row;
  return { bu, listId, addressCount, version, changedAt };
}
