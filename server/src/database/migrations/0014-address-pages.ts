import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores addresses in rows. With a single value per unit, each read, write and comparison would take the time of the whole list. */
export const addressPages: Migration = {
  async up(db) {
    await db.schema
      .createTable('address_lists')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('unused_at', 'timestamptz', (column) => column.defaultTo(sql`now()`))
      .execute();
    // Without a foreign key, since the rows of a list are deleted in pages before the list itself.
    await db.schema
      .createTable('allowed_addresses')
      .addColumn('list_id', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('city', 'text', (column) => column.notNull())
      .addColumn('zip_code', 'text', (column) => column.notNull())
      .addColumn('street', 'text', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('allowed_addresses_pkey', ['list_id', 'position'])
      .execute();
    await db.schema
      .createIndex('allowed_addresses_site')
      .on('allowed_addresses')
      .columns(['list_id', 'site', 'city'])
      .execute();
    await db.schema
      .alterTable('bu_addresses')
      .addColumn('list_id', 'bigint', (column) => column.references('address_lists.id'))
      .addColumn('address_count', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    const units = await sql<{ bu: string }>`select bu from bu_addresses`.execute(db);
    for (const { bu } of units.rows) {
      await sql`
        with list as (insert into address_lists (unused_at) values (null) returning id),
        rows as (
          insert into allowed_addresses
          select list.id, row.place - 1, value->>'C_countryname', value->>'city', coalesce(value->>'zipCode', ''),
            coalesce(value->>'streetAddress', ''), value->>'C_houseIdentifier'
          from list, bu_addresses, jsonb_array_elements(allowed_addresses) with ordinality as row (value, place)
          where bu = ${bu}
        )
        update bu_addresses set list_id = list.id, address_count = jsonb_array_length(allowed_addresses)
        from list where bu = ${bu}`.execute(db);
    }
    await db.schema
      .alterTable('bu_addresses')
      .alterColumn('list_id', (column) => column.setNotNull())
      .execute();
    await db.schema.alterTable('bu_addresses').dropColumn('allowed_addresses').execute();
  },
};
