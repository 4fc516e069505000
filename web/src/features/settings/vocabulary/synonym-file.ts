import {
  checkSynonymFile,
  synonymFileRows,
  synonymListLimit,
  type InterfaceLanguage,
  type SynonymFile,
  type SynonymRow,
} from '@directory/contract';
import { readBytes } from '../../../ui/browser/read-file.ts';
import { byteOrderMark, csvRows, csvSeparator, readCsv } from '@directory/contract/csv';

/** Writes the rows as CSV, with the separator that spreadsheets expect in a language. */
export function synonymFile(rows: readonly SynonymRow[], language: InterfaceLanguage): string {
  return byteOrderMark + csvRows(synonymFileRows(rows), csvSeparator(language));
}

/** Why a file cannot be read: too large, or not in UTF-8. */
export type UnreadableFile = 'too-large' | 'encoding';

/**
 * Reads a file and checks it by the same rules as the server.
 * @throws FileUnreadableError
 */
export async function readSynonymFile(file: File): Promise<SynonymFile | UnreadableFile> {
  if (file.size > synonymListLimit) return 'too-large';
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readBytes(file));
    return checkSynonymFile(readCsv(text));
  } catch (thrown) {
    if (thrown instanceof TypeError) return 'encoding';
    throw thrown;
  }
}
