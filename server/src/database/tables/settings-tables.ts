import type {
  ChartChoice,
  EditableField,
  HideableField,
  HidingScope,
  OptionalField,
  SynonymKind,
} from '@directory/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Json, OptionalTime, Time } from './column-types.ts';

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

/** Words of the company that mean the same. */
export interface SynonymsTable {
  id: Generated<number>;
  kind: SynonymKind;
  words: Json<readonly string[]>;
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
  /** The optional fields that exist; null for all. */
  about_me_fields: Json<readonly OptionalField[] | null>;
  about_me_version: number;
  about_me_changed_at: OptionalTime;
}

export interface AdministratorsTable {
  login_key: string;
  login: string;
  added_at: Time;
  added_by: string | null;
  /** Id of the business unit that they administer; null for the whole directory. */
  unit: string | null;
  /** The account at the identity provider; both are null until the first use of the rights. */
  issuer: string | null;
  subject: string | null;
  bound_at: OptionalTime;
  /** When the audit log last said that another account with this login was rejected. */
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

/** That a person was erased. The audit log names them `erased person <id>`. */
export interface ErasuresTable {
  id: Generated<number>;
  at: ColumnType<Date, never, never>;
  /** SHA-256 of the secret `erasures` and the login key, in hexadecimal. A trigger records people of feeds who have the same. */
  login_hash: string;
}

export interface SecretsTable {
  name: string;
  value: string;
}

/** One row. A restore changes the id. */
export interface DatabaseIdentityTable {
  id: ColumnType<string, never, string>;
  /** Of which time the last backup of the content is. */
  backed_up_at: OptionalTime;
}

/** The keys of the files in which nodes store their memory. */
export interface MemorySnapshotsTable {
  /** Made by the node. */
  id: string;
  key: string;
  /** The transaction that added the row. */
  xid: ColumnType<number, never, never>;
  made_at: Time;
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
