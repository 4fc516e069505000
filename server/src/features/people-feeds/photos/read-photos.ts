import { stat } from 'node:fs/promises';
import type { FeedReason } from '@directory/contract';
import { feedReason } from '../entries/because.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { withFileErrors } from '../file/find-file.ts';
import { isClutter, isImage, photoEntry } from './photo-entry.ts';
import type { PhotoFile } from './photo-entry.ts';
import { readPhotoArchive } from './read-photo-archive.ts';
import { readPhotoFolder } from './read-photo-folder.ts';

/**
 * Reads the photos of a folder or a ZIP archive, one at a time. Each file is named after its person.
 * @throws FeedUnavailableError, also for a folder without photos, which may be an unmounted drive; UnreadableFileError
 */
export async function* readPhotos(
  path: string,
  notice: (remark: FeedReason) => void,
  /** Whether it is an archive that an administrator has uploaded. */
  { isUpload = false } = {},
): AsyncGenerator<FeedEntry> {
  const status = await withFileErrors(path, () => stat(path));
  const files: AsyncIterable<PhotoFile> = status.isDirectory() ? readPhotoFolder(path) : readPhotoArchive(path);
  let line = 0;
  let ignored = 0;
  for await (const file of files) {
    if (isClutter(file.path)) continue;
    if (isImage(file.path)) yield await photoEntry(file, ++line);
    else ignored++;
  }
  if (line === 0) {
    throw new FeedUnavailableError(isUpload ? feedReason('archive-no-photos') : feedReason('path-no-photos', { path }));
  }
  if (ignored > 0) notice(feedReason('files-ignored', { files: ignored }));
}
