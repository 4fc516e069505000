import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { currentLogins } from './data-subject.ts';
import type { DataSubject, ErasedPerson, HeldLogin } from './data-subject.ts';

/** How long the rows of a table are retained. docs/privacy.md explains each period. */
export type RetentionPeriod =
  /** As long as the person: until `LEAVER_RETENTION_DAYS` after they left. */
  | 'person'
  /** For `FEED_RUN_RETENTION_DAYS`. */
  | 'feed-run'
  /** For `AUDIT_RETENTION_DAYS`. */
  | 'audit'
  /** Until one day after the last piece. */
  | 'upload'
  /** For a day. */
  | 'day'
  /** Until an administrator removes the row. An erasure replaces the names in it. */
  | 'removal';

/** Small, since a statement also deletes the photos, and other work on the embedded database waits for it. */
const peoplePerStatement = 50;

/** A table with personal data. All of them are declared below, with everything that export and erasure need, which makes this file long. */
export interface PersonalTable {
  /** Columns with personal data. */
  readonly personal: readonly string[];
  /** All other columns. */
  readonly other: readonly string[];
  /** The primary key. The export reads the rows in its order. */
  readonly key: readonly string[];
  readonly retention: RetentionPeriod;
  /**
   * Condition for rows about a person, for the export. Undefined if the rows are found differently (the audit log, texts of feed runs), or
   * are not exported because they contain other people.
   */
  readonly rowsOf?: (subject: DataSubject) => RawBuilder<boolean>;
  /** Columns that are not exported: secrets, data of other people, and internals of the database. */
  readonly withheld?: readonly string[];
  /** Additional values from other tables that make a row readable, by name. */
  readonly explained?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Whether only the person may read the rows. Exports by administrators omit them. */
  readonly isPrivate?: boolean;
  /** Removes the people from the table. Undefined if the rows refer to `people` and are deleted along with the person. */
  readonly erase?: (people: readonly ErasedPerson[], queries: Queries) => Promise<void>;
}

const ofPerson = ({ personId }: DataSubject) => sql<boolean>`person_id = ${personId}::bigint`;
/** Rows with the person's current login. A leaver whose login has been reassigned has none. */
const isLogin = (column: string) => (subject: Pick<DataSubject, 'logins'>) =>
  sql<boolean>`lower(${sql.ref(column)}) = any(${currentLogins(subject)}::text[])`;
/** Rows with a login that the person had at the time of the row. */
const wasLogin =
  (column: string, timeColumn: string) =>
  ({ logins }: DataSubject) =>
    sql<boolean>`exists (select from ${heldLogins(logins)} where ${isHeldAt(sql.ref(column), sql.ref(timeColumn))})`;
const withPerson = (columns: readonly string[]): PersonalTable => ({
  personal: columns,
  other: ['person_id'],
  key: ['person_id'],
  retention: 'person',
  rowsOf: ofPerson,
});
const photosOfPerson: PersonalTable = {
  ...withPerson(['jpeg']),
  other: ['person_id', 'size'],
  key: ['person_id', 'size'],
};

/**
 * All tables with personal data. A test compares this list and `otherTables` with the migrated database, so that a new table or column has
 * to be declared here and in docs/privacy.md.
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
    key: ['id'],
    retention: 'person',
    rowsOf: ({ personId }) => sql`id = ${personId}::bigint`,
    erase: async (people, queries) => {
      const ids = people.flatMap(({ subject }) => subject.personId ?? []);
      for (let start = 0; start < ids.length; start += peoplePerStatement) {
        const some = ids.slice(start, start + peoplePerStatement);
        await queries.deleteFrom('people').where('id', 'in', some).execute();
      }
    },
  },
  former_logins: { ...withPerson(['login_key', 'until']), key: ['person_id', 'until', 'login_key'] },
  entry_hashes: withPerson(['hash']),
  person_supplements: {
    ...withPerson(['external_id', 'values', 'field_times']),
    other: ['person_id', 'feed', 'is_presence'],
    key: ['feed', 'person_id'],
  },
  photos: photosOfPerson,
  corrected_photos: photosOfPerson,
  replaced_photos: photosOfPerson,
  name_recordings: withPerson(['wav', 'recorded_at']),
  personal_settings: withPerson(['profile_hint_hidden_at']),
  public_cards: withPerson(['hash', 'is_on', 'fields', 'changed_at']),
  // Favourites belong to their owner: people do not get the rows in which others marked them (`person_id`).
  favourites: {
    personal: ['person_id', 'owner_id', 'added_at'],
    other: [],
    key: ['owner_id', 'person_id'],
    retention: 'person',
    rowsOf: ({ personId }) => sql`owner_id = ${personId}::bigint`,
    explained: {
      login: sql`(select login from people where people.id = favourites.person_id and people.left_at is null)`,
    },
    isPrivate: true,
  },
  scim_users: {
    personal: ['user_name_key', 'external_id', 'lookup_keys', 'resource', 'manager_id'],
    other: ['id', 'version', 'created_at', 'modified_at'],
    key: ['id'],
    retention: 'person',
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
    key: ['login_key'],
    retention: 'removal',
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
    key: ['id'],
    retention: 'removal',
    rowsOf: wasLogin('created_by', 'created_at'),
    withheld: ['hash'],
    erase: (people, queries) => renameIn('scim_tokens', 'created_by', 'created_at', people, queries),
  },
  api_tokens: {
    personal: ['created_by'],
    other: ['id', 'name', 'hash', 'scopes', 'people_per_day', 'expires_at', 'created_at', 'last_used_at'],
    key: ['id'],
    retention: 'removal',
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
    key: ['id'],
    retention: 'removal',
    rowsOf: wasLogin('created_by', 'created_at'),
    withheld: ['secret', 'message_body'],
    erase: (people, queries) => renameIn('webhooks', 'created_by', 'created_at', people, queries),
  },
  people_uploads: {
    personal: ['owner'],
    other: ['id', 'size', 'received', 'started_at', 'expires_at', 'progress'],
    key: ['id'],
    retention: 'upload',
    rowsOf: wasLogin('owner', 'started_at'),
    withheld: ['id'],
    // A file may contain anyone's data. All are deleted, since they can be uploaded again.
    erase: async (_people, queries) => void (await queries.deleteFrom('people_uploads').execute()),
  },
  people_upload_pieces: {
    personal: ['bytes'],
    other: ['upload_id', 'start_at'],
    key: ['upload_id', 'start_at'],
    retention: 'upload',
  },
  revealed_people: {
    personal: ['login_key', 'people'],
    other: ['viewer', 'slot'],
    key: ['viewer', 'slot'],
    retention: 'day',
    rowsOf: isLogin('login_key'),
    withheld: ['viewer', 'people'],
    erase: (people, queries) => deleteByLogin('revealed_people', 'login_key', people, queries),
  },
  raised_budgets: {
    personal: ['login_key', 'login', 'raised_by'],
    other: ['people', 'until_at'],
    key: ['login_key'],
    retention: 'day',
    rowsOf: isLogin('login_key'),
    withheld: ['raised_by'],
    erase: (people, queries) => deleteByLogin('raised_budgets', 'login_key', people, queries),
  },
  exhausted_budgets: {
    personal: ['login'],
    other: ['viewer', 'window', 'until_at'],
    key: ['viewer', 'window'],
    retention: 'day',
    rowsOf: isLogin('login'),
    withheld: ['viewer'],
    erase: (people, queries) => deleteByLogin('exhausted_budgets', 'login', people, queries),
  },
  feeds: {
    personal: ['requested_by', 'problem', 'problem_cause'],
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
    key: ['name'],
    retention: 'removal',
    rowsOf: wasLogin('requested_by', 'last_attempt_at'),
    withheld: ['cursor', 'progress', 'held_back', 'problem', 'problem_cause'],
    erase: (people, queries) => renameIn('feeds', 'requested_by', 'last_attempt_at', people, queries),
  },
  feed_runs: {
    personal: ['started_by', 'problem', 'problem_cause', 'rejected'],
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
    key: ['id'],
    retention: 'feed-run',
    rowsOf: wasLogin('started_by', 'started_at'),
    withheld: ['problem', 'problem_cause', 'rejected'],
    erase: (people, queries) => renameIn('feed_runs', 'started_by', 'started_at', people, queries),
  },
  feed_faults: {
    personal: ['reason', 'cause'],
    other: ['run_id', 'position', 'line', 'field', 'code', 'is_row_rejected'],
    key: ['run_id', 'position'],
    retention: 'feed-run',
  },
  audit_trail: {
    personal: ['actor', 'subject', 'before', 'after'],
    other: ['id', 'at', 'kind'],
    key: ['id'],
    retention: 'audit',
  },
  erasures: { personal: ['login_hash'], other: ['id', 'at'], key: ['id'], retention: 'audit' },
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

/** Replaces the logins of these people in a column with their aliases, in rows from a time when the login was theirs. */
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

/** A table expression `held` of logins and the times during which they were held. */
function heldLogins(logins: readonly (HeldLogin & { readonly alias?: string })[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(logins)}::jsonb)
    as held (alias text, key text, since timestamptz, until timestamptz)`;
}

/** Whether a login is the one of `held` at a time; null stands for now. */
function isHeldAt(login: RawBuilder<unknown>, time: RawBuilder<unknown>) {
  return sql<boolean>`lower(${login}) = held.key and coalesce(${time}, now()) >= coalesce(held.since, '-infinity')
    and coalesce(${time}, now()) < coalesce(held.until, 'infinity')`;
}

/** Deletes the rows with current logins of these people. */
async function deleteByLogin(
  table: 'revealed_people' | 'raised_budgets' | 'exhausted_budgets',
  column: string,
  people: readonly ErasedPerson[],
  queries: Queries,
): Promise<void> {
  const logins = people.flatMap(({ subject }) => subject.logins);
  await queries.deleteFrom(table).where(isLogin(column)({ logins })).execute();
}
