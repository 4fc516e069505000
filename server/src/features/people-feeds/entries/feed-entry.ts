import type { FeedReasonCode, FieldError, ProfileField } from '@directory/contract';
import { feedReason, ReasonedError } from './because.ts';
import type { RowReason } from './because.ts';
import type { PortraitLook } from '../../../people/photos/drawn-version.ts';

/** A fault in a row. `line` is the first line of the row. `field` is empty if the fault does not concern a single field. */
export interface RowFault extends FieldError, RowReason {
  readonly line: number;
}

/** A fault in the report of a run. `isRowRejected`: the entry was not imported. Otherwise only the value was left out. */
export interface ReportedFault extends RowFault {
  readonly isRowRejected: boolean;
}

/** A photo as delivered: JPEG bytes, the parameters of a portrait to draw, or a value that is not a photo. */
export type DeliveredPhoto =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawn'; readonly look: PortraitLook }
  | ({ readonly kind: 'faulty' } & RowReason);

/** One person as the source delivers it, before validation. */
export interface FeedEntry {
  /** Position in the source, from 1: the first line of the row, or the number of the entry. */
  readonly line: number;
  /**
   * The stable id of the person in this feed, which stays the same when the login changes: objectGUID, entryUUID, or the id in the HR
   * system. If absent, the login identifies the person.
   */
  readonly externalId?: string | undefined;
  readonly values: { readonly [field in ProfileField]?: string };
  readonly otherNames: readonly string[];
  readonly employeeNumber?: string | undefined;
  /** Undefined: the feed has no photos at all. Null: the person has none. */
  readonly photo?: DeliveredPhoto | null | undefined;
  /** The person is no longer in the feed; only when changes are read. Identified by `externalId` or `values.login`. */
  readonly isRemoved?: boolean | undefined;
  /**
   * Only in photo feeds: login, group ID or employee number of the person. The entry is rejected if it matches nobody, or several people.
   */
  readonly reference?: string | undefined;
  /** Faults found while reading. A fault in `login`, or one without a field, rejects the entry; any other drops the value of its field. */
  readonly faults?: readonly RowFault[];
}

/** The file cannot be read, so nothing is imported from it. The message is a sentence that says where and why. */
export class UnreadableFileError extends ReasonedError {
  override readonly name = 'UnreadableFileError';
}

/** Why a file cannot be read. */
export function unreadable<Code extends FeedReasonCode>(
  ...reason: Parameters<typeof feedReason<Code>>
): UnreadableFileError {
  return new UnreadableFileError(feedReason<Code>(...reason));
}
