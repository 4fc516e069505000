import type { FieldError, ProfileField } from '@directory/contract';

/** What is wrong with one row. `line` is where its entry begins; `field` is empty when the row as a whole is at fault. */
export interface RowFault extends FieldError {
  readonly line: number;
  /** One clause in English, without the value unless that is a code. */
  readonly reason: string;
}

/** A photo as a feed delivers it: JPEG bytes, a portrait to be drawn, or something that is no photo at all. */
export type DeliveredPhoto =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'faulty'; readonly reason: string };

/** One person as a reader found them, before anything was checked. */
export interface FeedEntry {
  readonly line: number;
  readonly values: { readonly [field in ProfileField]?: string };
  readonly otherNames: readonly string[];
  /** Undefined: the feed does not speak of photos. Null: it says that there is none. */
  readonly photo?: DeliveredPhoto | null | undefined;
  /** What the reader itself could not make sense of; such a row is rejected. */
  readonly faults?: readonly RowFault[];
}

/** The file as a whole cannot be read: nothing of it is taken. The message is one sentence that says where and why. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
