import { fileDelimiters } from '@directory/contract';
import type { FileDelimiter } from '@directory/contract';

/** A cell, or a part of one, in quotes. Matches `"a, b"` as a whole. */
export const quotedCell = /"(?:[^"]|"")*"/g;

/** The most frequent delimiter of a line, outside of quotes. */
export function delimiterOf(line: string): FileDelimiter {
  const bare = line.replaceAll(quotedCell, '');
  const counts = fileDelimiters.map((delimiter) => bare.split(delimiter).length);
  return fileDelimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
