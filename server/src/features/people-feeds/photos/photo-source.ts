import { createHash } from 'node:crypto';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonInEnglish } from '@directory/contract';
import { feedReason } from '../entries/because.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedSource } from '../feed-source.ts';
import { withFileErrors, settleTime } from '../file/find-file.ts';
import { isUnreadable } from './read-photo-folder.ts';
import { readPhotos } from './read-photos.ts';

/** A source of photos in a folder or a ZIP archive. It recognizes an unchanged folder by the names, sizes and times of its files. */
export function photoSource({ name, path }: { readonly name: string; readonly path: string }): FeedSource {
  /** Fingerprint of the last attempt; null if the files could not be read, undefined before the first attempt. */
  let lastAttempt: string | null | undefined;
  const attemptFingerprint = async () => {
    lastAttempt = null;
    return (lastAttempt = await fingerprintOf(path));
  };
  return {
    name,
    kind: 'photos',
    async readAll({ notice }) {
      const before = await attemptFingerprint();
      async function* entries(): AsyncGenerator<FeedEntry> {
        yield* readPhotos(path, (remark) => notice(reasonInEnglish(remark)));
        if ((await fingerprintOf(path)) !== before)
          throw new FeedUnavailableError(feedReason('path-changed', { path }));
      }
      return { entries: entries(), cursor: () => ({ fingerprint: before }) };
    },
    async readChanges(cursor) {
      if (cursor['fingerprint'] !== (await attemptFingerprint())) throw new CursorExpiredError(`${path} has changed.`);
      return { entries: (async function* () {})(), cursor: () => cursor };
    },
    async isReplaced() {
      if (lastAttempt === undefined) return false;
      try {
        return (await fingerprintOf(path)) !== lastAttempt;
      } catch (error) {
        if (error instanceof FeedUnavailableError) return false;
        throw error;
      }
    },
  };
}

/** @throws FeedUnavailableError if a file was modified within the last seconds, since it may still be being written */
async function fingerprintOf(path: string): Promise<string> {
  const files = await withFileErrors(path, () => listFiles(path));
  const now = Date.now();
  const lines = files.map(({ file, size, mtimeMs }) => {
    // A time in the future, such as one set by a camera, does not mean that the file is being written.
    if (mtimeMs > now - settleTime && mtimeMs <= now + settleTime)
      throw new FeedUnavailableError(feedReason('path-unfinished', { path }));
    return `${file}\0${size}\0${mtimeMs}\n`;
  });
  return createHash('sha256').update(lines.toSorted().join('')).digest('hex');
}

async function listFiles(path: string): Promise<{ file: string; size: number; mtimeMs: number }[]> {
  const stats = await stat(path);
  if (stats.isFile()) return [{ file: path, size: stats.size, mtimeMs: stats.mtimeMs }];
  const files = [];
  for await (const entry of await opendir(path, { recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (isUnreadable(file)) continue;
    const { size, mtimeMs } = await stat(file);
    files.push({ file, size, mtimeMs });
  }
  return files;
}
