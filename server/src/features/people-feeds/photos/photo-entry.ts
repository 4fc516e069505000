import { extname, posix } from 'node:path';
import { photoLimit } from '@directory/contract';
import { because } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import type { DeliveredPhoto, FeedEntry } from '../entries/feed-entry.ts';

const jpegExtensions = new Set(['.jpg', '.jpeg', '.jpe', '.jfif']);
const otherImageExtensions = new Set([
  '.png',
  '.gif',
  '.webp',
  '.heic',
  '.heif',
  '.avif',
  '.tif',
  '.tiff',
  '.bmp',
  '.svg',
]);

/** A file of a folder or an archive. `path` is relative and uses slashes. */
export interface PhotoFile {
  readonly path: string;
  readonly size: number;
  /** Why the content cannot be read. */
  readonly problem?: RowReason | undefined;
  read(): Promise<Uint8Array>;
}

/** Whether a file is an extended attribute that macOS added to an archive, a hidden file, or the cache of a file manager. */
export function isClutter(path: string): boolean {
  const names = path.split('/');
  return (
    names.some((name) => name === '__MACOSX' || name.startsWith('.')) ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(names.at(-1) ?? '')
  );
}

export function isImage(path: string): boolean {
  const extension = extname(path).toLowerCase();
  return jpegExtensions.has(extension) || otherImageExtensions.has(extension);
}

/** Creates an entry for the person after whom the file is named: `AB1234.jpg`, `photos/ab1234@group.example.jpeg`. */
export async function photoEntry(file: PhotoFile, line: number): Promise<FeedEntry> {
  const name = posix.basename(file.path);
  const reference = name.slice(0, name.length - extname(name).length).normalize('NFC');
  return { line, values: {}, otherNames: [], reference, photo: await photoOf(file, name) };
}

/** Error codes that concern only this file. Others, such as that of a missing file, may mean that the folder is being changed. */
const unreadable: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EIO']);

function systemCodeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return String(code ?? cause?.code);
}

async function photoOf(file: PhotoFile, name: string): Promise<DeliveredPhoto> {
  const faulty = (reason: RowReason): DeliveredPhoto => ({ kind: 'faulty', ...reason });
  const extension = extname(name).toLowerCase();
  if (file.problem !== undefined) return faulty(file.problem);
  if (!jpegExtensions.has(extension))
    return faulty(because('photo-format', { format: extension.slice(1).toUpperCase() }));
  if (file.size >= photoLimit) return faulty(because('photo-too-large', { limit: photoLimit }));
  if (file.size === 0) return faulty(because('photo-empty'));
  try {
    return { kind: 'jpeg', bytes: await file.read() };
  } catch (error) {
    const code = systemCodeOf(error);
    if (!unreadable.has(code)) throw error;
    return faulty(because('photo-read-failed', { error: code }));
  }
}
