import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { reasonInEnglish } from '@directory/contract';
import type { FileDelimiter, FileEncoding } from '@directory/contract';
import { unreadable, UnreadableFileError } from '../entries/feed-entry.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { CursorExpiredError, FeedUnavailableError } from '../feed-source.ts';
import type { FeedCursor, FeedReading, FeedSource, ReadingOptions } from '../feed-source.ts';
import { parseAttributeMap } from './attribute-map.ts';
import { withFileErrors, checkUnchanged, findFile, isSettled, settledFile, fileUnavailableError } from './find-file.ts';
import type { FoundFile } from './find-file.ts';
import { fileKindOf, readPeopleFile } from './read-people-file.ts';

export interface FileSourceOptions {
  readonly name: string;
  /** Path of the file. Its last segment may contain `*`, in which case the newest match is read. */
  readonly path: string;
  /** Path of a JSON file that maps columns or attributes to fields. */
  readonly mapPath: string | undefined;
  readonly encoding: FileEncoding | undefined;
  readonly delimiter: FileDelimiter | undefined;
}

/**
 * A source that reads a people file from a folder. A file that is still being written is not read. Between full runs, the source
 * checks for a newer file; if there is none, this costs no more than reading the file's size and time.
 * @throws UnreadableFileError for a name that is neither CSV nor LDIF
 */
export function fileSource(options: FileSourceOptions): FeedSource {
  const { name, path, mapPath, encoding, delimiter } = options;
  const kind = fileKindOf(path);
  const patterns = [path, ...(mapPath === undefined ? [] : [mapPath])];
  let lastAttempt: readonly FoundFile[] | undefined;
  return {
    name,
    kind,
    async readAll({ signal, notice }) {
      lastAttempt = await existingFiles(patterns);
      const mapText = await readMap(options);
      const map = mapText === undefined ? {} : parseAttributeMap(mapText);
      const reading = readingHash(options, mapText);
      const file = await settledFile(path, signal);
      const hash = createHash('sha256');
      const people = readPeopleFile(kind, bytesOf(file, hash, signal), { encoding, delimiter, map }, (remark) =>
        notice(reasonInEnglish(remark)),
      );
      let cursor: FeedCursor | null = null;
      async function* entries(): AsyncGenerator<FeedEntry> {
        try {
          yield* people;
        } catch (error) {
          throw withVariables(error);
        }
        await checkUnchanged(file);
        const { path: found, size, modifiedAt } = file;
        cursor = { path: found, size, modifiedAt, sha256: hash.digest('hex'), reading };
      }
      return { entries: entries(), cursor: () => cursor };
    },
    async readChanges(cursor, reading) {
      lastAttempt = await existingFiles(patterns);
      if (cursor['reading'] !== readingHash(options, await readMap(options))) {
        throw new CursorExpiredError('FEED_FILE_MAP, the encoding or the delimiter has changed.');
      }
      return await readIfUnchanged(path, cursor, reading);
    },
    async isReplaced() {
      if (lastAttempt === undefined) return false;
      const files = await existingFiles(patterns);
      return files.every(isSettled) && !isDeepStrictEqual(files, lastAttempt);
    },
  };
}

/** The error of a file that the configuration names: what an administrator would choose in Settings is set by a variable. */
function withVariables(error: unknown): unknown {
  if (!(error instanceof UnreadableFileError) || error.reason === undefined) return error;
  const { reason } = error;
  switch (reason.code) {
    case 'file-nul':
      return unreadable('file-nul-variable');
    case 'file-not-utf-8':
      return unreadable('file-not-utf-8-variable', reason.values);
    case 'heading-no-login-but':
      return unreadable('heading-no-login-variable', reason.values);
    default:
      return error;
  }
}

/** The text of the map; undefined if none is configured. */
async function readMap({ mapPath }: FileSourceOptions): Promise<string | undefined> {
  return mapPath === undefined ? undefined : await withFileErrors(mapPath, () => readFile(mapPath, 'utf8'));
}

/** Hash of the options that determine how the file is read. */
function readingHash({ encoding, delimiter }: FileSourceOptions, map: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([encoding, delimiter, map]))
    .digest('hex');
}

/** The files that exist. */
async function existingFiles(patterns: readonly string[]): Promise<FoundFile[]> {
  const files: FoundFile[] = [];
  for (const pattern of patterns) {
    try {
      files.push(await findFile(pattern));
    } catch (error) {
      if (!(error instanceof FeedUnavailableError)) throw error;
    }
  }
  return files;
}

/** Returns no changes if the file is the same. Otherwise throws, since a full run is needed. */
async function readIfUnchanged(path: string, cursor: FeedCursor, { signal }: ReadingOptions): Promise<FeedReading> {
  const file = await settledFile(path, signal);
  const isSame = cursor['path'] === file.path && cursor['size'] === file.size;
  if (isSame && cursor['modifiedAt'] === file.modifiedAt) return noChanges(cursor);
  if (cursor['size'] !== file.size || cursor['sha256'] !== (await hashOf(file, signal))) {
    throw new CursorExpiredError(`The content of ${file.path} has changed.`);
  }
  return noChanges({ ...cursor, path: file.path, modifiedAt: file.modifiedAt });
}

function noChanges(cursor: FeedCursor): FeedReading {
  return { entries: (async function* () {})(), cursor: () => cursor };
}

async function* bytesOf(file: FoundFile, hash: { update(bytes: Uint8Array): unknown }, signal: AbortSignal) {
  const stream = createReadStream(file.path, { highWaterMark: 256 * 1024, signal });
  try {
    for await (const chunk of stream) {
      hash.update(chunk as Uint8Array);
      yield chunk as Uint8Array;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw fileUnavailableError(file.path, error);
  }
}

async function hashOf(file: FoundFile, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await withFileErrors(file.path, () => pipeline(createReadStream(file.path, { signal }), hash, { end: true }));
  return hash.digest('hex');
}
