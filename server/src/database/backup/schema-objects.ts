import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../open-database.ts';
import type { Tables } from '../tables.ts';

/** How a backup treats each table. Tables that are `recreated` are not backed up, but created and filled by the migrations of a restore. */
const treatment: Record<keyof Tables | 'kysely_migration' | 'kysely_migration_lock', 'copied' | 'recreated'> = {
  people: 'copied',
  person_supplements: 'copied',
  removed_people: 'copied',
  feeds: 'copied',
  feed_faults: 'copied',
  photos: 'copied',
  corrected_photos: 'copied',
  replaced_photos: 'copied',
  former_logins: 'copied',
  erasures: 'copied',
  hiding_rules: 'copied',
  people_rules: 'copied',
  synonyms: 'copied',
  feed_runs: 'copied',
  people_uploads: 'copied',
  people_upload_pieces: 'copied',
  feed_file_options: 'copied',
  administrators: 'copied',
  self_service_organizations: 'copied',
  self_service_domains: 'copied',
  bu_addresses: 'copied',
  address_lists: 'copied',
  allowed_addresses: 'copied',
  audit_trail: 'copied',
  secrets: 'copied',
  public_cards: 'copied',
  entry_hashes: 'copied',
  favourites: 'copied',
  name_recordings: 'copied',
  personal_settings: 'copied',
  scim_users: 'copied',
  scim_user_counts: 'copied',
  scim_tokens: 'copied',
  api_tokens: 'copied',
  webhooks: 'copied',
  webhook_changes: 'copied',
  revealed_people: 'copied',
  raised_budgets: 'copied',
  exhausted_budgets: 'copied',
  // A restore creates a new identity, and invalidates the memory that nodes have stored.
  database_identity: 'recreated',
  memory_snapshots: 'recreated',
  kysely_migration: 'recreated',
  kysely_migration_lock: 'recreated',
};

/** The functions created by migrations. */
const functions: readonly string[] = [
  'announce_people',
  'announce_rules',
  'announce_synonyms',
  'changed_fields',
  'count_scim_users',
  'drop_fault_cause',
  'drop_memory_snapshots',
  'drop_problem_cause',
  'drop_replaced_photo',
  'end_administrator',
  'end_rights_of_leaver',
  'erasure_hash',
  'forget_entry_hash',
  'guard_audit_entry',
  'is_erased_form',
  'refuse_change',
  'remember_former_login',
  'remember_removed_person',
  'rename_administrator',
  'report_arrivals',
  'report_changes',
  'report_deletions',
  'report_erased_people',
  'set_revision',
  'set_rules_version',
  'touch_people_rules',
];

/**
 * Columns with transaction ids, which are meaningless in another database. They are left out, so that their default is the id of the
 * restore's transaction.
 */
const transactionIds: Partial<Record<string, readonly string[]>> = {
  people: ['revision'],
  removed_people: ['revision'],
};

/** Tables that are filled when the directory starts, so that rows in them do not count as content. */
const filledAtStart: ReadonlySet<string> = new Set(['secrets', 'people_rules', 'scim_user_counts']);

export interface Column {
  readonly name: string;
  /** The SQL type, such as `bigint` or `text[]`. */
  readonly type: string;
  readonly isIdentity: boolean;
}

export interface Table {
  readonly name: string;
  /** The columns that a backup contains. */
  readonly columns: readonly Column[];
}

/** The tables in the current schema that a backup contains. Each follows the tables that it references. */
export async function copiedTables(queries: Queries): Promise<Table[]> {
  const { rows } = await sql<Column & { table: string }>`
    select relname as "table", attname as name, format_type(atttypid, atttypmod) as type, attidentity <> '' as "isIdentity"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
    where nspname = current_schema() and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(queries);
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of rows) {
    if (treatmentOf(table) !== 'copied' || transactionIds[table]?.includes(column.name) === true) continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return byDependency(
    [...tables].map(([name, columns]) => ({ name, columns })),
    await foreignKeys(queries),
  );
}

/** The tables in the current schema: those of the directory, and others. Tables of extensions are left out. */
export async function listTables(queries: Queries): Promise<{ ours: string[]; others: string[] }> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = current_schema() and relkind in ('r', 'p') and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname`.execute(queries);
  const names = rows.map(({ name }) => name);
  return {
    ours: names.filter((name) => treatmentOf(name) !== undefined),
    others: names.filter((name) => treatmentOf(name) === undefined),
  };
}

/** The tables that have content other than what each start writes, with their numbers of rows. */
export async function filledTables(queries: Queries): Promise<{ name: string; rows: number }[]> {
  const filled: { name: string; rows: number }[] = [];
  for (const { name } of await copiedTables(queries)) {
    const rows = filledAtStart.has(name) ? 0 : await countRows(queries, name);
    if (rows > 0) filled.push({ name, rows });
  }
  return filled;
}

export async function countRows(queries: Queries, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** The tables of the directory that a restore drops and creates again. */
export async function directoryTables(queries: Queries): Promise<string[]> {
  const { ours } = await listTables(queries);
  return ours.filter((name) => !name.startsWith('kysely_'));
}

/**
 * Drops the tables and functions of the directory, and clears its list of executed migrations. Objects of other programs are not touched.
 */
export async function dropDirectoryObjects(queries: Queries): Promise<void> {
  const { ours } = await listTables(queries);
  const tables = ours.filter((name) => !name.startsWith('kysely_'));
  if (tables.length > 0) {
    const list = sql.join(tables.map((name) => sql.table(name)));
    // Functions may have row types of tables as arguments, so they are dropped first; trigger functions are in use until the tables are
    // dropped.
    await dropFunctions(queries, sql`prorettype <> 'trigger'::regtype`);
    await sql`drop table ${list}`.execute(queries);
  }
  await dropFunctions(queries, sql`true`);
  if (ours.includes('kysely_migration')) await sql`delete from kysely_migration`.execute(queries);
}

async function dropFunctions(queries: Queries, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ signature: string }>`
    select pg_proc.oid::regprocedure::text as signature from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = current_schema() and proname = any(${functions}::text[]) and prokind = 'f' and ${which}`.execute(
    queries,
  );
  if (rows.length === 0) return;
  await sql`drop function ${sql.join(rows.map(({ signature }) => sql.raw(signature)))}`.execute(queries);
}

function treatmentOf(table: string): 'copied' | 'recreated' | undefined {
  return Object.hasOwn(treatment, table) ? treatment[table as keyof typeof treatment] : undefined;
}

/** For each table, the tables that its foreign keys reference. */
async function foreignKeys(queries: Queries): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ referring: string; referred: string }>`
    select referring.relname as referring, referred.relname as referred
    from pg_constraint join pg_class as referring on referring.oid = conrelid
    join pg_class as referred on referred.oid = confrelid join pg_namespace on pg_namespace.oid = referring.relnamespace
    where contype = 'f' and nspname = current_schema() and conrelid <> confrelid`.execute(queries);
  const byTable = new Map<string, string[]>();
  for (const { referring, referred } of rows) byTable.set(referring, [...(byTable.get(referring) ?? []), referred]);
  return byTable;
}

function byDependency(tables: readonly Table[], referredBy: ReadonlyMap<string, readonly string[]>): Table[] {
  const ordered: Table[] = [];
  const add = (table: Table) => {
    if (ordered.includes(table)) return;
    const referred = referredBy.get(table.name) ?? [];
    tables.filter(({ name }) => referred.includes(name)).forEach(add);
    ordered.push(table);
  };
  tables.forEach(add);
  return ordered;
}
