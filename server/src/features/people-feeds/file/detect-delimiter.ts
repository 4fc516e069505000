import { fileDelimiters } from '@directory/contract';
import type { FileDelimiter } from '@directory/contract';

/** A quoted cell, or a quoted part of one. Matches all of `"a, b"`. */
export const quotedCell = /"(?:[^"]|"")*"/g;

/** The delimiter that occurs most often in a line, outside of quotes. */
export function detectDelimiter(line: string): FileDelimiter {
  const bare = line.replaceAll(quotedCell, '');
  const counts = fileDelimiters.map((delimiter) => bare.split(delimiter).length);
  return fileDelimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
