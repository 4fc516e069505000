import type { FieldError, ProfileField } from '@directory/contract';

/** A fault of a row. `line` is the first line of the row. `field` is empty when the fault is not in a single field. */
export interface RowFault extends FieldError {
  readonly line: number;
  /** A clause in English, without personal values. */
  readonly reason: string;
}

/** A delivered photo: JPEG bytes, a portrait to draw, or something that is not a photo. */
export type DeliveredPhoto =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'faulty'; readonly reason: string };

/** One person as read from a file, not checked yet. */
export interface FeedEntry {
  readonly line: number;
  readonly values: { readonly [field in ProfileField]?: string };
  readonly otherNames: readonly string[];
  /** Undefined: the feed has no photos at all. Null: the person has none. */
  readonly photo?: DeliveredPhoto | null | undefined;
  /** Faults found while reading. The row is rejected. */
  readonly faults?: readonly RowFault[];
}

/** The file cannot be read, and nothing of it is imported. The message is a sentence that says where and why. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
