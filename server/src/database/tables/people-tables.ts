import type { AboutMe, AboutMeField, HideableField, ProfileField } from '@directory/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalTime, Time } from './column-types.ts';

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
  supplements: Json<{ readonly [field in ProfileField | 'employeeNumber']?: Supplement }>;
  edits: Json<{ readonly [field in ProfileField]?: FieldEdit }>;
  corrections: Json<{ readonly [field in ProfileField | 'photo']?: FieldCorrection }>;
  /** What the person says about themselves: only fields with a value; null for nothing. No feed writes it. */
  about_me: Json<Partial<AboutMe> | null>;
  /** As `field_versions`, for `about_me`; apart from them, since webhooks report those. */
  about_me_versions: Json<{ readonly [field in AboutMeField]?: number } | null>;
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
  field_times: Json<{ readonly [field in ProfileField | 'employeeNumber']?: string }>;
  /** Whether the feed keeps the person from being a leaver; a feed of photos does not. */
  is_presence: boolean;
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

/** How a person says their name. */
export interface NameRecordingsTable {
  person_id: number;
  wav: Uint8Array;
  recorded_at: Time;
}

/** A colleague whom a person marked. Only the owner may read the row. */
export interface FavouritesTable {
  owner_id: number;
  person_id: number;
  added_at: Time;
}
