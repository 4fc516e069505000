import type { EditableField, FieldError, ProfileField } from '@directory/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** JSON is written as text on both engines: `pg` would write a bare array as a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

/** A value that was edited in the directory. It takes precedence over the feed's until the feed's own value changes. */
export interface FieldEdit {
  readonly value: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: 'self' | 'administrator';
}

/** What a feed delivered: only the fields that have a value. */
export type FeedValues = { readonly [field in ProfileField]?: string } & { readonly otherNames?: readonly string[] };

export interface PeopleTable {
  id: Generated<number>;
  login: string;
  /** `login` folded by `identityKey`; unique. */
  login_key: string;
  group_identifier_key: string | null;
  distinguished_name_key: string | null;
  feed: string;
  feed_values: Json<FeedValues>;
  edits: Json<{ readonly [field in ProfileField]?: FieldEdit }>;
  /** ISO 8601 per field whose feed value changed after `created_at`. */
  field_times: Json<{ readonly [field in ProfileField]?: string }>;
  /** Per field that changed after `version` 1: the version with which it last changed. */
  field_versions: Json<{ readonly [field in ProfileField]?: number }>;
  /** Null: no photo. `drawn`: an illustrated portrait is drawn on first request. Else the photo's own version. */
  photo_version: string | null;
  /** Hash of the photo that the feed delivered last, to recognise the same one. */
  feed_photo: string | null;
  /** Incremented by each change of this person; an edit names the version it is based on. */
  version: ColumnType<number, number | undefined, number>;
  /** Set by a trigger to the id of the changing transaction: see `people-memory.ts`. */
  revision: ColumnType<number, never, never>;
  created_at: Time;
  changed_at: Time;
  left_at: OptionalTime;
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

export interface FeedRunsTable {
  id: Generated<number>;
  feed: string;
  kind: string;
  started_at: Time;
  finished_at: Time;
  /** Login of the administrator, or null for the command line. */
  started_by: string | null;
  figures: Json<{ added: number; changed: number; unchanged: number; left: number; rejected: number }>;
  /** The first rejected rows. */
  rejected: Json<readonly (FieldError & { line: number; reason: string })[]>;
}

export interface AdministratorsTable {
  login_key: string;
  login: string;
  added_at: Time;
  added_by: string | null;
}

export interface SelfServiceRulesTable {
  /** Organization id or domain; `id_key` is its case-folded form. */
  id: string;
  id_key: string;
  allowed_attributes: Json<readonly EditableField[]>;
  version: ColumnType<number, number | undefined, number>;
  changed_at: Time;
}

export interface AllowedAddress {
  readonly C_countryname: string;
  readonly city: string;
  readonly zipCode: string;
  readonly streetAddress: string;
  readonly C_houseIdentifier: string;
}

export interface BuAddressesTable {
  bu: string;
  allowed_addresses: Json<readonly AllowedAddress[]>;
  version: ColumnType<number, number | undefined, number>;
  changed_at: Time;
}

export interface AuditTrailTable {
  id: Generated<number>;
  at: Time;
  /** Login; `command line` or a feed's name where no person acted. */
  actor: string;
  kind: string;
  /** Login, rule id or business unit that was changed. */
  subject: string;
  before: JSONColumnType<object | null, string | null, never>;
  after: JSONColumnType<object | null, string | null, never>;
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

/** Row types. They never leave a `*-store.ts`. */
export interface Tables {
  people: PeopleTable;
  removed_people: RemovedPeopleTable;
  photos: PhotosTable;
  feed_runs: FeedRunsTable;
  administrators: AdministratorsTable;
  self_service_organizations: SelfServiceRulesTable;
  self_service_domains: SelfServiceRulesTable;
  bu_addresses: BuAddressesTable;
  audit_trail: AuditTrailTable;
  secrets: SecretsTable;
  public_cards: PublicCardsTable;
}
