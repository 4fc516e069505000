import { hash } from 'node:crypto';
import type { StoredSupplement } from './feed-priority.ts';
import type { FeedValues } from '../entries/feed-values.ts';
import type { MergeablePerson } from './merge-people.ts';

/** The part of a stored person that a feed run needs. */
export interface StoredPerson extends MergeablePerson {
  readonly id: number;
  readonly login: string;
  readonly loginKey: string;
  readonly groupIdentifierKey: string | null;
  readonly distinguishedNameKey: string | null;
  readonly employeeNumberKey: string | null;
  readonly photoVersion: string | null;
  readonly feedPhoto: string | null;
  readonly photoFeed: string | null;
}

/** The unique keys of a person. Each can be transferred to another person. */
export const uniqueKeys = ['loginKey', 'groupIdentifierKey', 'distinguishedNameKey'] as const;
export type UniqueKey = (typeof uniqueKeys)[number];

export interface KeyHolder {
  readonly id: number;
  readonly feed: string;
  readonly externalId: string | null;
  readonly loginKey: string;
  readonly groupIdentifierKey: string | null;
  readonly distinguishedNameKey: string | null;
  readonly hasLeft: boolean;
}

/** A row to insert or update. Its names are those of the columns, so that the JSON text of many rows can be sent unchanged. */
export interface PlannedRow {
  /** Null for a new person. */
  readonly id: number | null;
  /** The version of the person on which the change is based. */
  readonly version: number;
  /** `deliveredHash` of the person when the change was planned; null for a new person. Not stored. */
  readonly delivered_before: string | null;
  readonly login: string;
  readonly login_key: string;
  readonly group_identifier_key: string | null;
  readonly distinguished_name_key: string | null;
  readonly employee_number_key: string | null;
  readonly feed: string;
  readonly external_id: string | null;
  readonly feed_values: FeedValues;
  readonly supplements: MergeablePerson['supplements'];
  readonly edits: MergeablePerson['edits'];
  readonly field_times: MergeablePerson['fieldTimes'];
  readonly field_versions: MergeablePerson['fieldVersions'];
  readonly photo_version: string | null;
  readonly feed_photo: string | null;
  readonly photo_feed: string | null;
  /** Hash of the entry; null if the next run must compare the person again. */
  readonly entry_hash: string | null;
}

/** The hash of the entry of a person who does not change. */
export interface EntryHashRow {
  readonly id: number;
  readonly version: number;
  readonly entry_hash: string;
}

/** What a feed delivers about a person of another feed. */
export interface SupplementRow {
  readonly feed: string;
  readonly person_id: number;
  readonly external_id: string | null;
  readonly values: FeedValues;
  readonly field_times: StoredSupplement['fieldTimes'];
  readonly is_presence: boolean;
}

/** One size of a photo, with its JPEG in base64. */
export interface PhotoRow {
  readonly login_key: string;
  readonly size: number;
  readonly jpeg: string;
}

/** The columns of people that a feed run reads. */
export type SelectedPerson = Omit<PlannedRow, 'id' | 'entry_hash' | 'delivered_before'> & {
  readonly id: number;
  readonly left_at: Date | null;
};

/** The feed that owns a present person; null for a leaver. */
export function ownerOf({ feed, hasLeft }: Pick<StoredPerson, 'feed' | 'hasLeft'>): string | null {
  return hasLeft ? null : feed;
}

/**
 * Hash of what feeds have delivered about a stored person, and of whether the person has left. Edits do not change it. Keys are not
 * included, since a run may release them before it writes the person.
 */
export function deliveredHash({ feed, externalId, values, supplements, feedPhoto, hasLeft }: StoredPerson): string {
  return hash('sha1', JSON.stringify([feed, externalId, values, supplements, feedPhoto, hasLeft]), 'base64url');
}

export function storedOf(row: SelectedPerson): StoredPerson {
  return {
    id: row.id,
    login: row.login,
    loginKey: row.login_key,
    groupIdentifierKey: row.group_identifier_key,
    distinguishedNameKey: row.distinguished_name_key,
    employeeNumberKey: row.employee_number_key,
    feed: row.feed,
    externalId: row.external_id,
    values: row.feed_values,
    supplements: row.supplements,
    edits: row.edits,
    fieldTimes: row.field_times,
    fieldVersions: row.field_versions,
    photoVersion: row.photo_version,
    feedPhoto: row.feed_photo,
    photoFeed: row.photo_feed,
    version: row.version,
    hasLeft: row.left_at !== null,
  };
}

export type PersonKeys = Pick<
  PlannedRow,
  'login' | 'login_key' | 'group_identifier_key' | 'distinguished_name_key' | 'employee_number_key'
>;

export function keysOf(
  person: Pick<
    StoredPerson,
    'login' | 'loginKey' | 'groupIdentifierKey' | 'distinguishedNameKey' | 'employeeNumberKey'
  >,
): PersonKeys {
  return {
    login: person.login,
    login_key: person.loginKey,
    group_identifier_key: person.groupIdentifierKey,
    distinguished_name_key: person.distinguishedNameKey,
    employee_number_key: person.employeeNumberKey,
  };
}
