import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { currentLogins } from './data-subject.ts';
import type { DataSubject, ErasedPerson, HeldLogin } from './data-subject.ts';

/** How long the rows of a table are kept. docs/privacy.md explains each. */
export type Kept =
  /** As long as the person: until `LEAVER_RETENTION_DAYS` after they left. */
  | 'person'
  /** `FEED_RUN_RETENTION_DAYS` */
  | 'feed-run'
  /** `AUDIT_RETENTION_DAYS` */
  | 'audit'
  /** One day after the last piece. */
  | 'upload'
  /** A day. */
  | 'day'
  /** Until an administrator removes the row; names in it are replaced by erasure. */
  | 'removal';

/** Their photos are deleted in the same statement, for which other work on the embedded database waits. */
const peoplePerStatement = 50;

/** A table with personal data. All of them are registered below, each with what export and erasure need, which makes this file long. */
export interface PersonalTable {
  /** Columns with personal data. */
  readonly personal: readonly string[];
  /** All other columns. */
  readonly other: readonly string[];
  readonly kept: Kept;
  /**
   * Which rows are about a person, for the export; undefined where they are found otherwise (the audit log, texts of feed runs), or are not
   * exported because they contain other people.
   */
  readonly rowsOf?: (subject: DataSubject) => RawBuilder<boolean>;
  /** Columns that are not exported: secrets, data of others, and what only the database needs. */
  readonly withheld?: readonly string[];
  /** Values of other tables that make a row readable, by name. */
  readonly explained?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Whether only the person may read the rows: an export that an administrator makes is without them. */
  readonly isOwnersAlone?: boolean;
  /** Removes the person from the table. Rows that refer to `people` are deleted with the person. */
  readonly erase?: (people: readonly ErasedPerson[], queries: Queries) => Promise<void>;
}

const ofPerson = ({ personId }: DataSubject) => sql<boolean>`person_id = ${personId}::bigint`;
/** Rows of a login that the person has now. A leaver whose login has passed to another person has none. */
const isLogin = (column: string) => (subject: Pick<DataSubject, 'logins'>) =>
  sql<boolean>`lower(${sql.ref(column)}) = any(${currentLogins(subject)}::text[])`;
/** Rows of a login that the person had at the time of the row. */
const wasLogin =
  (column: string, timeColumn: string) =>
  ({ logins }: DataSubject) =>
    sql<boolean>`exists (select from ${heldLogins(logins)} where ${isHeldAt(sql.ref(column), sql.ref(timeColumn))})`;
const withPerson = (columns: readonly string[]): PersonalTable => ({
  personal: columns,
  other: ['person_id'],
  kept: 'person',
  rowsOf: ofPerson,
});

/**
 * Every table with personal data. A test compares this list, and `otherTables`, with the migrated database: a new table or column fails it
 * until it is declared here and in docs/privacy.md.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  people: {
    personal: [
      'login',
      'login_key',
      'group_identifier_key',
      'distinguished_name_key',
      'employee_number_key',
      'external_id',
      'feed_values',
      'supplements',
      'edits',
      'corrections',
      'about_me',
      'about_me_versions',
      'hidden_fields',
      'field_times',
      'field_versions',
      'photo_version',
      'own_photo_at',
      'feed_photo',
      'created_at',
      'changed_at',
      'left_at',
    ],
    other: ['id', 'feed', 'photo_feed', 'version', 'revision'],
    kept: 'person',
    rowsOf: ({ personId }) => sql`id = ${personId}::bigint`,
    erase: async (people, queries) => {
      const ids = people.flatMap(({ subject }) => subject.personId ?? []);
      for (let start = 0; start < ids.length; start += peoplePerStatement) {
        const some = ids.slice(start, start + peoplePerStatement);
        await queries.deleteFrom('people').where('id', 'in', some).execute();
      }
    },
  },
  former_logins: withPerson(['login_key', 'until']),
  entry_hashes: withPerson(['hash']),
  person_supplements: {
    ...withPerson(['external_id', 'values', 'field_times']),
    other: ['person_id', 'feed', 'is_presence'],
  },
  photos: { ...withPerson(['jpeg']), other: ['person_id', 'size'] },
  corrected_photos: { ...withPerson(['jpeg']), other: ['person_id', 'size'] },
  replaced_photos: { ...withPerson(['jpeg']), other: ['person_id', 'size'] },
  name_recordings: withPerson(['wav', 'recorded_at']),
  public_cards: withPerson(['hash', 'is_on', 'fields', 'changed_at']),
  // Who marked a person is the matter of those who did: nobody finds their own rows by `person_id`.
  favourites: {
    // The first column orders the rows of an owner.
    personal: ['person_id', 'owner_id', 'added_at'],
    other: [],
    kept: 'person',
    rowsOf: ({ personId }) => sql`owner_id = ${personId}::bigint`,
    explained: {
      login: sql`(select login from people where people.id = favourites.person_id and people.left_at is null)`,
    },
    isOwnersAlone: true,
  },
  scim_users: {
    personal: ['user_name_key', 'external_id', 'lookup_keys', 'resource', 'manager_id'],
    other: ['id', 'version', 'created_at', 'modified_at'],
    kept: 'person',
    rowsOf: ({ scimIds }) => sql`id = any(${[...scimIds]}::uuid[])`,
    withheld: ['lookup_keys'],
    erase: async (people, queries) => {
      const ids = people.flatMap(({ subject }) => subject.scimIds);
      await sql`update scim_users set manager_id = null where manager_id = any(${ids}::uuid[])`.execute(queries);
      await sql`delete from scim_users where id = any(${ids}::uuid[])`.execute(queries);
    },
  },
  administrators: {
    personal: ['login_key', 'login', 'added_by', 'issuer', 'subject'],
    other: ['added_at', 'unit', 'bound_at', 'rejected_at'],
    kept: 'removal',
    rowsOf: isLogin('login_key'),
    erase: async (people, queries) => {
      const keys = people.flatMap(({ subject }) => subject.logins.map(({ key }) => key));
      const ids = people.flatMap(({ subject }) => subject.personId ?? []);
      await sql`
        delete from administrators where login_key = any(${keys}::text[]) and not exists (
          select from people where people.login_key = administrators.login_key and people.id <> all(${ids}::bigint[]))`.execute(
        queries,
      );
      await renameIn('administrators', 'added_by', 'added_at', people, queries);
    },
  },
  scim_tokens: {
    personal: ['created_by'],
    other: ['id', 'name', 'hash', 'scope', 'created_at', 'last_used_at'],
    kept: 'removal',
    rowsOf: wasLogin('created_by', 'created_at'),
    withheld: ['hash'],
    erase: (people, queries) => renameIn('scim_tokens', 'created_by', 'created_at', people, queries),
  },
  api_tokens: {
    personal: ['created_by'],
    other: ['id', 'name', 'hash', 'scopes', 'people_per_day', 'expires_at', 'created_at', 'last_used_at'],
    kept: 'removal',
    rowsOf: wasLogin('created_by', 'created_at'),
    withheld: ['hash'],
    erase: (people, queries) => renameIn('api_tokens', 'created_by', 'created_at', people, queries),
  },
  webhooks: {
    personal: ['created_by'],
    other: [
      'id',
      'name',
      'url',
      'secret',
      'events',
      'created_at',
      'stopped_because',
      'last_delivered_at',
      'failing_since',
      'failures',
      'next_attempt_at',
      'problem',
      'status',
      'message_id',
      'message_body',
      'claimed_by',
      'claimed_until',
    ],
    kept: 'removal',
    rowsOf: wasLogin('created_by', 'created_at'),
    withheld: ['secret', 'message_body'],
    erase: (people, queries) => renameIn('webhooks', 'created_by', 'created_at', people, queries),
  },
  people_uploads: {
    personal: ['owner'],
    other: ['id', 'size', 'received', 'started_at', 'expires_at', 'progress'],
    kept: 'upload',
    rowsOf: wasLogin('owner', 'started_at'),
    withheld: ['id'],
    // A file may contain the row of anyone; it can be uploaded again.
    erase: async (_people, queries) => void (await queries.deleteFrom('people_uploads').execute()),
  },
  people_upload_pieces: { personal: ['bytes'], other: ['upload_id', 'start_at'], kept: 'upload' },
  revealed_people: {
    personal: ['login_key', 'people'],
    other: ['viewer', 'slot'],
    kept: 'day',
    rowsOf: isLogin('login_key'),
    withheld: ['viewer', 'people'],
    erase: (people, queries) => deleteByLogin('revealed_people', 'login_key', people, queries),
  },
  raised_budgets: {
    personal: ['login_key', 'login', 'raised_by'],
    other: ['people', 'until_at'],
    kept: 'day',
    rowsOf: isLogin('login_key'),
    withheld: ['raised_by'],
    erase: (people, queries) => deleteByLogin('raised_budgets', 'login_key', people, queries),
  },
  exhausted_budgets: {
    personal: ['login'],
    other: ['viewer', 'window', 'until_at'],
    kept: 'day',
    rowsOf: isLogin('login'),
    withheld: ['viewer'],
    erase: (people, queries) => deleteByLogin('exhausted_budgets', 'login', people, queries),
  },
  feeds: {
    personal: ['requested_by', 'problem'],
    other: [
      'name',
      'kind',
      'cursor',
      'last_attempt_at',
      'last_success_at',
      'last_complete_at',
      'failures',
      'next_attempt_at',
      'held_back',
      'request',
      'progress',
    ],
    kept: 'removal',
    rowsOf: wasLogin('requested_by', 'last_attempt_at'),
    withheld: ['cursor', 'progress', 'held_back', 'problem'],
    erase: (people, queries) => renameIn('feeds', 'requested_by', 'last_attempt_at', people, queries),
  },
  feed_runs: {
    personal: ['started_by', 'problem', 'rejected'],
    other: [
      'id',
      'feed',
      'kind',
      'started_at',
      'finished_at',
      'figures',
      'outcome',
      'mode',
      'people_before',
      'fault_count',
    ],
    kept: 'feed-run',
    rowsOf: wasLogin('started_by', 'started_at'),
    withheld: ['problem', 'rejected'],
    erase: (people, queries) => renameIn('feed_runs', 'started_by', 'started_at', people, queries),
  },
  feed_faults: { personal: ['reason'], other: ['run_id', 'position', 'line', 'field', 'code'], kept: 'feed-run' },
  audit_trail: { personal: ['actor', 'subject', 'before', 'after'], other: ['id', 'at', 'kind'], kept: 'audit' },
  erasures: { personal: ['login_hash'], other: ['id', 'at'], kept: 'audit' },
};

/** Tables without personal data. */
export const otherTables: readonly string[] = [
  'removed_people',
  'hiding_rules',
  'people_rules',
  'synonyms',
  'self_service_organizations',
  'self_service_domains',
  'bu_addresses',
  'address_lists',
  'allowed_addresses',
  'feed_file_options',
  'scim_user_counts',
  'webhook_changes',
  'memory_snapshots',
  'secrets',
  'database_identity',
  'kysely_migration',
  'kysely_migration_lock',
];

/** Replaces the logins of these people in a column, where the time of the row says that the login was theirs. */
async function renameIn(
  table: string,
  column: string,
  timeColumn: string,
  people: readonly ErasedPerson[],
  queries: Queries,
): Promise<void> {
  const held = people.flatMap(({ subject, alias }) =>
    [...subject.logins].map(({ key, since, until }) => ({ alias, key, since, until })),
  );
  await sql`
    update ${sql.table(table)} as renamed set ${sql.ref(column)} = held.alias from ${heldLogins(held)}
    where ${isHeldAt(sql.ref(`renamed.${column}`), sql.ref(`renamed.${timeColumn}`))}`.execute(queries);
}

/** A table expression `held` of logins with their times. */
function heldLogins(logins: readonly (HeldLogin & { readonly alias?: string })[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(logins)}::jsonb)
    as held (alias text, key text, since timestamptz, until timestamptz)`;
}

/** Whether the login in a column is that of `held` at a time. Without a time, it is the one of now. */
function isHeldAt(login: RawBuilder<unknown>, time: RawBuilder<unknown>) {
  return sql<boolean>`lower(${login}) = held.key and coalesce(${time}, now()) >= coalesce(held.since, '-infinity')
    and coalesce(${time}, now()) < coalesce(held.until, 'infinity')`;
}

/** Deletes the rows of these people's logins. */
async function deleteByLogin(
  table: 'revealed_people' | 'raised_budgets' | 'exhausted_budgets',
  column: string,
  people: readonly ErasedPerson[],
  queries: Queries,
): Promise<void> {
  const logins = people.flatMap(({ subject }) => subject.logins);
  await queries.deleteFrom(table).where(isLogin(column)({ logins })).execute();
}
