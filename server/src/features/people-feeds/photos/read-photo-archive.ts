import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { because, feedReason } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import { unreadable, UnreadableFileError } from '../entries/feed-entry.ts';
import { fileUnavailableError } from '../file/find-file.ts';
import type { PhotoFile } from './photo-entry.ts';

const maxEntries = 1_000_000;
/** Maximum compression ratio. Photos can hardly be compressed, so a larger ratio is a decompression bomb. */
const maxBytesPerArchivedByte = 200;

/**
 * The files of a ZIP archive, in its order. yauzl rejects absolute paths, `..`, and entries whose size differs from the stated one. Nothing
 * is unpacked to disk.
 * @throws UnreadableFileError; FeedUnavailableError if the file system fails
 */
export async function* readPhotoArchive(path: string): AsyncGenerator<PhotoFile> {
  const archive = await readable(path, () => openPromise(path, { autoClose: false, validateEntrySizes: true }));
  try {
    if (archive.entryCount > maxEntries) throw unreadable('archive-too-many-files', { limit: maxEntries });
    const entries = archive.eachEntry()[Symbol.asyncIterator]();
    for (;;) {
      const { value: entry, done } = await readable(path, () => entries.next());
      if (done === true) return;
      if (!entry.fileName.endsWith('/')) yield fileOf(path, archive, entry);
    }
  } finally {
    archive.close();
  }
}

function fileOf(archivePath: string, archive: ZipFile, entry: Entry): PhotoFile {
  const { fileName, uncompressedSize, compressedSize } = entry;
  return {
    path: fileName,
    size: uncompressedSize,
    problem: problemOf(entry),
    read: () =>
      readable(archivePath, async () => {
        if (uncompressedSize > compressedSize * maxBytesPerArchivedByte) {
          throw new Error('a file becomes much larger when it is unpacked');
        }
        const stream = await archive.openReadStreamPromise(entry);
        return Buffer.concat(await stream.toArray());
      }),
  };
}

function problemOf(entry: Entry): RowReason | undefined {
  if (entry.isEncrypted()) return because('photo-encrypted');
  return entry.canDecodeFileData() ? undefined : because('photo-compression');
}

async function readable<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // The file system failed, not the archive.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw fileUnavailableError(path, error);
    // yauzl quotes the name of a file, which is a login, after a colon.
    const [reason = ''] = (error as Error).message.split(':', 1);
    const stated = feedReason('archive-unreadable', { error: reason.replace(/\.$/, '') });
    throw new UnreadableFileError(stated, { cause: error });
  }
}
