import { extname } from 'node:path';
import type { FeedReason, FileDelimiter, FileEncoding } from '@directory/contract';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import type { AttributeMap } from './attribute-map.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readLdif } from './read-ldif.ts';

export const fileKinds = ['csv', 'ldif'] as const;
export type FileKind = (typeof fileKinds)[number];

/** How to read a people file: see `peopleFileOptions` in the contract. */
export interface FileReading {
  readonly encoding?: FileEncoding | undefined;
  readonly delimiter?: FileDelimiter | undefined;
  readonly map?: AttributeMap | undefined;
}

/**
 * The kind of a people file, by its extension.
 * @throws UnreadableFileError
 */
export function fileKindOf(name: string): FileKind {
  const extension = extname(name).toLowerCase();
  if (['.csv', '.tsv', '.txt'].includes(extension)) return 'csv';
  if (['.ldif', '.ldf'].includes(extension)) return 'ldif';
  throw new UnreadableFileError(`The name of the file must end in .csv or .ldif, not "${extension}".`);
}

/** Streams the people of a file. */
export function readPeopleFile(
  kind: FileKind,
  bytes: AsyncIterable<Uint8Array>,
  { encoding, delimiter, map = {} }: FileReading,
  notice: (remark: FeedReason) => void,
): AsyncIterable<FeedEntry> {
  const text = decodeText(bytes, encoding);
  return kind === 'csv' ? readCsv(text, { map, delimiter }, notice) : readLdif(text, map);
}
