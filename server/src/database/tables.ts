import type {
  ApiScope,
  ChartChoice,
  EditableField,
  FieldError,
  HideableField,
  HidingScope,
  PeopleFileOptions,
  ProfileField,
  WebhookEvent,
  WebhookProblem,
  WebhookStop,
} from '@directory/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** JSON is written as text on both engines: `pg` would write a bare array as a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

/** A value that a person edited in the own profile. It takes precedence over the feed's until the feed's own value changes. */
export interface FieldEdit {
  readonly value: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: 'self';
}

/** A value that an administrator corrected. It stays until it is removed; a later edit of the person takes precedence. */
export interface FieldCorrection {
  /** Of the photo, its version. */
  readonly value: string;
  /** ISO 8601. */
  readonly at: string;
  /** Login of the administrator. */
  readonly by: string;
}

/** What a feed delivered: only the fields that have a value. */
export type FeedValues = { readonly [field in ProfileField]?: string } & {
  readonly otherNames?: readonly string[];
  readonly employeeNumber?: string;
};

/** A value that another feed than the owner delivers, and that takes precedence or fills an empty field. */
export interface Supplement {
  readonly value: string;
  readonly feed: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface PeopleTable {
  id: Generated<number>;
  login: string;
  /** `login` folded by `identityKey`; unique. */
  login_key: string;
  group_identifier_key: string | null;
  distinguished_name_key: string | null;
  /** Key for photos and managers; not unique. */
  employee_number_key: string | null;
  /** The owner: the person leaves when the owner and all other feeds no longer deliver them. */
  feed: string;
  /** The id of the person in that feed, unique within it; null where the login identifies people. */
  external_id: string | null;
  feed_values: Json<FeedValues>;
  /** Values of other feeds that are effective: see `person_supplements`. */
  supplements: Json<{ readonly [field in ProfileField]?: Supplement }>;
  edits: Json<{ readonly [field in ProfileField]?: FieldEdit }>;
  corrections: Json<{ readonly [field in ProfileField | 'photo']?: FieldCorrection }>;
  /** Fields that are hidden in this person, apart from those that a rule hides. */
  hidden_fields: Json<readonly HideableField[]>;
  /** ISO 8601 per field whose feed value changed after `created_at`. */
  field_times: Json<{ readonly [field in ProfileField]?: string }>;
  /** Per field that changed after `version` 1: the version with which it last changed. */
  field_versions: Json<{ readonly [field in ProfileField]?: number }>;
  /** Null: no photo. `drawn`: an illustrated portrait is drawn on first request. Else the photo's own version. */
  photo_version: string | null;
  /** When the person last uploaded a photo; null if never. */
  own_photo_at: OptionalTime;
  /** Hash of the photo that the feed delivered last, to recognise the same one. */
  feed_photo: string | null;
  /** The feed that delivered `feed_photo`. */
  photo_feed: string | null;
  /** Incremented by each change of this person; an edit names the version it is based on. */
  version: ColumnType<number, number | undefined, number>;
  /** Set by a trigger to the id of the changing transaction: see `people-memory.ts`. */
  revision: ColumnType<number, never, never>;
  created_at: Time;
  changed_at: Time;
  left_at: OptionalTime;
}

/** What a feed delivers about a person that another feed owns. */
export interface PersonSupplementsTable {
  person_id: number;
  feed: string;
  external_id: string | null;
  values: Json<FeedValues>;
  /** ISO 8601 per field: since when the feed delivers the value. */
  field_times: Json<{ readonly [field in ProfileField]?: string }>;
  /** Whether the feed keeps the person from being a leaver; a feed of photos does not. */
  is_presence: boolean;
}

/** The state of each feed. Rows are made by the first run. */
export interface FeedsTable {
  name: string;
  kind: string;
  /** Where the next reading of changes continues. */
  cursor: Json<{ readonly [name: string]: string | number | boolean | null } | null>;
  last_attempt_at: OptionalTime;
  last_success_at: OptionalTime;
  /** The last complete run that succeeded. */
  last_complete_at: OptionalTime;
  /** Failures since the last success. */
  failures: ColumnType<number, number | undefined, number>;
  next_attempt_at: OptionalTime;
  /** Why the last attempt failed: a sentence. */
  problem: string | null;
  /** The run that exceeds a limit and waits to be accepted. */
  held_back: Json<HeldBackRun | null>;
  /** What an administrator asked for and no node has begun. */
  request: 'run' | 'accept' | 'interrupt' | null;
  requested_by: string | null;
  progress: Json<FeedProgress | null>;
}

/** A run that was not applied because it removes or empties too much. */
export interface HeldBackRun {
  /** ISO 8601. */
  readonly at: string;
  readonly before: number;
  readonly left: number;
  /** Number of people who would lose the value of a field, for the fields above the limit. */
  readonly blanked: { readonly [field in ProfileField]?: number };
}

export interface FeedProgress {
  readonly phase: 'reading' | 'writing';
  readonly mode: 'complete' | 'changes';
  readonly rows: number;
  readonly total?: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly updatedAt: string;
}

/** People who were deleted, so that nodes remove them from memory. Written by a trigger. */
export interface RemovedPeopleTable {
  person_id: number;
  revision: ColumnType<number, never, never>;
}

export interface PhotosTable {
  person_id: number;
  /** Edge of the square in pixels. */
  size: number;
  jpeg: Uint8Array;
}

/** Photos of administrators: above those of feeds and of the people themselves. */
export type CorrectedPhotosTable = PhotosTable;

/** Photos of feeds that people have replaced by their own. Deleted by a trigger when `feed_photo` changes. */
export type ReplacedPhotosTable = PhotosTable;

/** A login that a person had. Written by a trigger. */
export interface FormerLoginsTable {
  person_id: number;
  login_key: string;
  until: Time;
}

/** That a person was erased. The audit trail names them `erased person <id>`. */
export interface ErasuresTable {
  id: Generated<number>;
  at: ColumnType<Date, never, never>;
  /** SHA-256 of the secret `erasures` and the login key, in hexadecimal. A trigger records people of feeds who have the same. */
  login_hash: string;
}

/** The fields that are hidden in a group of people. */
export interface HidingRulesTable {
  id: Generated<number>;
  scope: HidingScope;
  value: string;
  /** `value` folded by `identityKey`. */
  value_key: string;
  fields: Json<readonly HideableField[]>;
  version: ColumnType<number, number | undefined, number>;
  changed_at: Time;
}

/** One row. */
export interface PeopleRulesTable {
  id: number;
  /** Incremented by triggers with each change of this row and of `hiding_rules`. */
  version: ColumnType<number, never, never>;
  /** Null for the default. */
  chart: Json<ChartChoice | null>;
  chart_version: number;
  chart_changed_at: OptionalTime;
}

export interface FeedRunsTable {
  id: Generated<number>;
  feed: string;
  kind: string;
  started_at: Time;
  finished_at: Time;
  /** Login of the administrator, or null for the command line and the schedule. */
  started_by: string | null;
  outcome: ColumnType<FeedRunOutcome, FeedRunOutcome | undefined, never>;
  /** Whether the run read everybody, or only changes. */
  mode: ColumnType<'complete' | 'changes', 'complete' | 'changes' | undefined, never>;
  /** Why the run failed: a sentence. */
  problem: string | null;
  /** People of the feed before the run. */
  people_before: ColumnType<number, number | undefined, never>;
  figures: Json<{ added: number; changed: number; unchanged: number; left: number; rejected: number }>;
  /** Number of faults; the first of them are in `feed_faults`. */
  fault_count: ColumnType<number, number | undefined, never>;
  /** The first faults, for the list of runs. */
  rejected: Json<readonly (FieldError & { line: number; reason: string })[]>;
}

export type FeedRunOutcome = 'imported' | 'dry-run' | 'held-back' | 'failed' | 'interrupted';

/** The faults of a run, for its report. */
export interface FeedFaultsTable {
  run_id: number;
  position: number;
  line: number;
  field: string;
  code: string;
  reason: string;
}

/** A people file that is being uploaded in pieces. */
export interface PeopleUploadsTable {
  /** Random. */
  id: string;
  /** Login key of the administrator. */
  owner: string;
  /** Bytes of the whole file, and those that have arrived. */
  size: number;
  received: ColumnType<number, number | undefined, number>;
  started_at: ColumnType<Date, never, never>;
  expires_at: Time;
}

export interface PeopleUploadPiecesTable {
  upload_id: string;
  /** Position of the first byte in the file. */
  start_at: number;
  bytes: Uint8Array;
}

/** How the file of a feed was read last. */
export interface FeedFileOptionsTable {
  feed: string;
  options: Json<PeopleFileOptions>;
  changed_at: Time;
}

export interface AdministratorsTable {
  login_key: string;
  login: string;
  added_at: Time;
  added_by: string | null;
  /** The account at the identity provider; both are null until the first use of the rights. */
  issuer: string | null;
  subject: string | null;
  bound_at: OptionalTime;
  /** When the audit trail last said that another account with this login was rejected. */
  rejected_at: OptionalTime;
}

export interface SelfServiceRulesTable {
  /** Organization id or domain; `id_key` is its case-folded form. */
  id: string;
  id_key: string;
  allowed_attributes: Json<readonly EditableField[]>;
  version: ColumnType<number, number | undefined, number>;
  changed_at: Time;
}

export interface BuAddressesTable {
  bu: string;
  /** The list in `address_lists` and `allowed_addresses`. */
  list_id: number;
  address_count: number;
  version: ColumnType<number, number | undefined, number>;
  changed_at: Time;
}

/** A list never changes: a new one is written, and takes the place of the old one. */
export interface AddressListsTable {
  id: Generated<number>;
  /** Since when no unit has the list; null while one has. */
  unused_at: OptionalTime;
}

export interface AllowedAddressesTable {
  list_id: number;
  position: number;
  country: string;
  city: string;
  zip_code: string;
  street: string;
  site: string;
}

export interface AuditTrailTable {
  id: Generated<number>;
  at: Time;
  /** Login; `command line` or a feed's name where no person acted. */
  actor: string;
  kind: string;
  /** Login, rule id or business unit that was changed. */
  subject: string;
  /** Rewritten by erasure alone: see migration 0013. */
  before: JSONColumnType<object | null, string | null, string | null>;
  after: JSONColumnType<object | null, string | null, string | null>;
}

export interface SecretsTable {
  name: string;
  value: string;
}

export interface PublicCardsTable {
  person_id: number;
  hash: string;
  is_on: boolean;
  fields: Json<readonly string[]>;
  changed_at: Time;
}

/** The hash of the entry from which a person was imported. */
export interface EntryHashesTable {
  person_id: number;
  hash: string;
}

/** A user of the SCIM endpoints. The id is the person's `external_id` in the feed `scim`. */
export interface ScimUsersTable {
  /** UUID of version 7: ordered by creation. */
  id: string;
  /** `userName` folded by `identityKey`; unique. */
  user_name_key: string;
  external_id: string | null;
  /** Values that are looked up often, such as `emails.value=ann@group.example`: see `lookupKeysOf`. */
  lookup_keys: string[];
  /** The attributes without `id`, `schemas` and `meta`. */
  resource: Json<ScimResource>;
  /** The SCIM id of the manager, whose reference is written into the person. */
  manager_id: string | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Time;
  modified_at: Time;
}

export type ScimResource = { [name: string]: ScimResourceValue };
type ScimResourceValue = string | boolean | ScimResource | ScimResourceValue[];

/** The number of SCIM users, spread over rows. Written by a trigger. */
export interface ScimUserCountsTable {
  shard: number;
  users: number;
}

export interface ScimTokensTable {
  id: Generated<number>;
  name: string;
  /** SHA-256 of the token, in hexadecimal; unique. */
  hash: string;
  scope: 'read' | 'write';
  /** Login of the administrator. */
  created_by: string;
  created_at: Time;
  /** To the minute. */
  last_used_at: OptionalTime;
}

export interface ApiTokensTable {
  id: Generated<number>;
  name: string;
  /** SHA-256 of the token, in hexadecimal; unique. */
  hash: string;
  scopes: Json<readonly ApiScope[]>;
  people_per_day: number;
  expires_at: Time;
  /** Login of the administrator. */
  created_by: string;
  created_at: Time;
  /** To the minute. */
  last_used_at: OptionalTime;
}

export interface WebhooksTable {
  id: Generated<number>;
  name: string;
  url: string;
  /** The key of the signatures: it is needed for each message, so that it cannot be hashed. */
  secret: string;
  events: Json<readonly WebhookEvent[]>;
  /** Login of the administrator. */
  created_by: string;
  created_at: Time;
  /** Null while it is on. */
  stopped_because: WebhookStop | null;
  last_delivered_at: OptionalTime;
  failing_since: OptionalTime;
  /** Attempts in a row that failed. */
  failures: ColumnType<number, number | undefined, number>;
  next_attempt_at: Time;
  problem: WebhookProblem | null;
  /** HTTP status of the last answer. */
  status: number | null;
  /** The message that is being delivered: the same in each attempt. */
  message_id: string | null;
  message_body: string | null;
  /** The node that delivers, and until when it may unless it says so again. */
  claimed_by: string | null;
  claimed_until: OptionalTime;
}

/** A change of a person that waits for a webhook. Written by triggers. */
export interface WebhookChangesTable {
  id: Generated<number>;
  webhook_id: number;
  person_id: number;
  event: WebhookEvent;
  /** Names of the fields that changed. */
  fields: Json<readonly string[]>;
  at: Time;
}

/** People whom a viewer was shown in a slot of five minutes. Kept for a day. */
export interface RevealedPeopleTable {
  /** SHA-256 of the viewer's key, in hexadecimal. */
  viewer: string;
  slot: number;
  /** Login of the viewer, folded by `identityKey`. */
  login_key: string;
  /** Ids. One that two nodes counted appears twice. */
  people: number[];
}

export interface RaisedBudgetsTable {
  login_key: string;
  login: string;
  people: number;
  until_at: Time;
  /** Login of the administrator. */
  raised_by: string;
}

/** Viewers who have used up a budget. One row until the window has passed, so that it is recorded and reported once. */
export interface ExhaustedBudgetsTable {
  viewer: string;
  window: 'hour' | 'day';
  login: string;
  until_at: Time;
}

/** Row types. They never leave a `*-store.ts`. */
export interface Tables {
  people: PeopleTable;
  person_supplements: PersonSupplementsTable;
  removed_people: RemovedPeopleTable;
  feeds: FeedsTable;
  feed_faults: FeedFaultsTable;
  photos: PhotosTable;
  corrected_photos: CorrectedPhotosTable;
  replaced_photos: ReplacedPhotosTable;
  former_logins: FormerLoginsTable;
  erasures: ErasuresTable;
  hiding_rules: HidingRulesTable;
  people_rules: PeopleRulesTable;
  feed_runs: FeedRunsTable;
  people_uploads: PeopleUploadsTable;
  people_upload_pieces: PeopleUploadPiecesTable;
  feed_file_options: FeedFileOptionsTable;
  administrators: AdministratorsTable;
  self_service_organizations: SelfServiceRulesTable;
  self_service_domains: SelfServiceRulesTable;
  bu_addresses: BuAddressesTable;
  address_lists: AddressListsTable;
  allowed_addresses: AllowedAddressesTable;
  audit_trail: AuditTrailTable;
  secrets: SecretsTable;
  public_cards: PublicCardsTable;
  entry_hashes: EntryHashesTable;
  scim_users: ScimUsersTable;
  scim_user_counts: ScimUserCountsTable;
  scim_tokens: ScimTokensTable;
  api_tokens: ApiTokensTable;
  webhooks: WebhooksTable;
  webhook_changes: WebhookChangesTable;
  revealed_people: RevealedPeopleTable;
  raised_budgets: RaisedBudgetsTable;
  exhausted_budgets: ExhaustedBudgetsTable;
}
