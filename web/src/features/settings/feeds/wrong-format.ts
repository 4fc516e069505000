import type { PeopleFileKind } from '@directory/contract';
import { readBytes } from '../../../ui/browser/read-file.ts';

/** Formats that are chosen by mistake, by the first bytes of a file. `workbook` is Excel's format before 2007; later ones are archives. */
const signatures = [
  ['archive', /^PK(?:\x03\x04|\x05\x06)/],
  ['workbook', /^\xd0\xcf\x11\xe0/],
  ['pdf', /^%PDF-/],
  ['picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF[^]{4}WEBP|\0\0\0[^]ftyp)/],
] as const;
export type FileFormat = (typeof signatures)[number][0] | 'other' | 'unreadable';
export type WrongFormat = Exclude<FileFormat, 'other'> | 'no-archive';

/** The format of a file, whatever its name is. */
export async function formatOf(file: Blob): Promise<FileFormat> {
  try {
    const start = String.fromCharCode(...new Uint8Array(await readBytes(file.slice(0, 16))));
    return signatures.find(([, signature]) => signature.test(start))?.[0] ?? 'other';
  } catch {
    return 'unreadable';
  }
}

/** Why a file of this format cannot be a people file of this kind; undefined if it can. */
export function wrongFormat(format: FileFormat, kind: PeopleFileKind | undefined): WrongFormat | undefined {
  if (format === 'unreadable') return format;
  if (kind === 'photos') return format === 'archive' ? undefined : 'no-archive';
  return format === 'other' ? undefined : format;
}
