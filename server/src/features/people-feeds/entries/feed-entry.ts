import type { FieldError, ProfileField } from '@directory/contract';
import type { PortraitLook } from '../../../people/photos/drawn-version.ts';

/** A fault of a row. `line` is the first line of the row. `field` is empty when the fault is not in a single field. */
export interface RowFault extends FieldError {
  readonly line: number;
  /** A clause in English, without personal values. */
  readonly reason: string;
}

/** A delivered photo: JPEG bytes, a portrait to draw, or something that is not a photo. */
export type DeliveredPhoto =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawn'; readonly look: PortraitLook }
  | { readonly kind: 'faulty'; readonly reason: string };

/** One person as a source delivers it, not checked yet. */
export interface FeedEntry {
  /** Position in the source, from 1: the first line of the row, or the number of the entry. */
  readonly line: number;
  /**
   * The id of the person in this feed, which outlives a change of the login: objectGUID, entryUUID, the id of the HR system. Absent: the
   * login identifies the person.
   */
  readonly externalId?: string | undefined;
  readonly values: { readonly [field in ProfileField]?: string };
  readonly otherNames: readonly string[];
  readonly employeeNumber?: string | undefined;
  /** Undefined: the feed has no photos at all. Null: the person has none. */
  readonly photo?: DeliveredPhoto | null | undefined;
  /** Only among changes: the person is no longer in the feed. `externalId` or `values.login` says who. */
  readonly isRemoved?: boolean | undefined;
  /**
   * Only in a feed of photos: login, group ID or employee number of the person. The entry is rejected when it names nobody, or several people.
   */
  readonly reference?: string | undefined;
  /** Faults found while reading. A fault of `login`, or without a field, rejects the entry; any other drops its field. */
  readonly faults?: readonly RowFault[];
}

/** The file cannot be read, and nothing of it is imported. The message is a sentence that says where and why. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
