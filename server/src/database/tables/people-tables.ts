import type { AboutMe, AboutMeField, HideableField, ProfileField } from '@directory/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalTime, Time } from './column-types.ts';

/** A value that a person edited in their own profile. It takes precedence over the feed's value until that value changes. */
export interface FieldEdit {
  readonly value: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: 'self';
}

/** A value that an administrator corrected. It stays until it is removed; a later edit of the person takes precedence. */
export interface FieldCorrection {
  /** For the photo, its version. */
  readonly value: string;
  /** ISO 8601. */
  readonly at: string;
  /** Login of the administrator. */
  readonly by: string;
}

/** The values that a feed delivered. Contains only fields that have a value. */
export type FeedValues = { readonly [field in ProfileField]?: string } & {
  readonly otherNames?: readonly string[];
  readonly employeeNumber?: string;
};

/** A value of a feed other than the owner that takes precedence or fills an empty field. */
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
  /** Key by which photos and managers refer to people. Not unique. */
  employee_number_key: string | null;
  /** The owner. The person becomes a leaver when neither the owner nor any other feed delivers them. */
  feed: string;
  /** The id of the person in that feed, unique within the feed; null if the login identifies people. */
  external_id: string | null;
  feed_values: Json<FeedValues>;
  /** The effective values of other feeds: see `person_supplements`. */
  supplements: Json<{ readonly [field in ProfileField | 'employeeNumber']?: Supplement }>;
  edits: Json<{ readonly [field in ProfileField]?: FieldEdit }>;
  corrections: Json<{ readonly [field in ProfileField | 'photo']?: FieldCorrection }>;
  /** What people write about themselves. Contains only fields with a value; null for none. Not written by feeds. */
  about_me: Json<Partial<AboutMe> | null>;
  /** Like `field_versions`, for `about_me`. Separate, since webhooks report changes of `field_versions`. */
  about_me_versions: Json<{ readonly [field in AboutMeField]?: number } | null>;
  /** Fields that are hidden for this person, in addition to those hidden by rules. */
  hidden_fields: Json<readonly HideableField[]>;
  /** When the feed value of each field last changed after `created_at`, in ISO 8601. */
  field_times: Json<{ readonly [field in ProfileField]?: string }>;
  /** For each field that changed after `version` 1, the version with which it last changed. */
  field_versions: Json<{ readonly [field in ProfileField]?: number }>;
  /** Null for no photo. `drawn` for an illustrated portrait, which is drawn on first request. Otherwise the version of the photo. */
  photo_version: string | null;
  /** When the person last uploaded a photo; null if never. */
  own_photo_at: OptionalTime;
  /** Hash of the photo that the feed delivered last, to recognize the same photo. */
  feed_photo: string | null;
  /** The feed that delivered `feed_photo`. */
  photo_feed: string | null;
  /** Incremented by each change of the person. Edits name the version on which they are based. */
  version: ColumnType<number, number | undefined, number>;
  /** Set by a trigger to the id of the transaction that changed the person: see `people-memory.ts`. */
  revision: ColumnType<number, never, never>;
  created_at: Time;
  changed_at: Time;
  left_at: OptionalTime;
}

/** What a feed delivers about a person whom another feed owns. */
export interface PersonSupplementsTable {
  person_id: number;
  feed: string;
  external_id: string | null;
  values: Json<FeedValues>;
  /** Since when the feed has delivered the value of each field, in ISO 8601. */
  field_times: Json<{ readonly [field in ProfileField | 'employeeNumber']?: string }>;
  /** Whether the person stays present as long as this feed delivers them. False for photo feeds. */
  is_presence: boolean;
}

/** Deleted people, so that nodes can remove them from memory. Written by a trigger. */
export interface RemovedPeopleTable {
  person_id: number;
  revision: ColumnType<number, never, never>;
}

export interface PhotosTable {
  person_id: number;
  /** Width and height in pixels. */
  size: number;
  jpeg: Uint8Array;
}

/** Photos set by administrators. They take precedence over those of feeds and of the people themselves. */
export type CorrectedPhotosTable = PhotosTable;

/** Photos of feeds that people have replaced with their own. Deleted by a trigger when `feed_photo` changes. */
export type ReplacedPhotosTable = PhotosTable;

/** A former login of a person. Written by a trigger. */
export interface FormerLoginsTable {
  person_id: number;
  login_key: string;
  until: Time;
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

/** A recording of how a person pronounces their name. */
export interface NameRecordingsTable {
  person_id: number;
  wav: Uint8Array;
  recorded_at: Time;
}

/** What a person has chosen for themselves. */
export interface PersonalSettingsTable {
  person_id: number;
  /** Null if the hint is shown. */
  profile_hint_hidden_at: OptionalTime;
}

/** A colleague whom a person (the owner) marked as a favourite. Only the owner may read the row. */
export interface FavouritesTable {
  owner_id: number;
  person_id: number;
  added_at: Time;
}
