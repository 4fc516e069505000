import { mkdtemp, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Kinds of planned writes, and what is needed at the end of the reading: `deferred`, entries that can only be matched then, and
 * `waiting-photos`, photos of entries that wait for keys.
 */
export type SpoolOperation =
  | 'insert'
  | 'update'
  | 'transferred-ids'
  | 'hashes'
  | 'supplements'
  | 'withdraw'
  | 'photos'
  | 'remove-photos'
  | 'deferred'
  | 'waiting-photos';

export interface PlannedWrite {
  readonly operation: SpoolOperation;
  readonly count: number;
  /** The rows as the text of a JSON array. */
  readonly rows: string;
}

export interface ImportSpool {
  write(operation: SpoolOperation, rows: readonly unknown[]): Promise<void>;
  /** Number of people to be added or updated. */
  peopleToWrite(): number;
  /** Reads the planned writes, or those of one kind, in the order in which they were added. */
  read(only?: SpoolOperation): AsyncGenerator<PlannedWrite>;
}

/**
 * Stores the planned writes of a run in a temporary file, because those for a million people do not fit into memory. The file is unlinked
 * as soon as it is open, so that it disappears with the process.
 */
export async function openSpool(): Promise<ImportSpool & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'people-feed-'));
  // NOTE: Windows cannot remove the folder of an open file. There it is removed at the end.
  const remove = () => rm(folder, { recursive: true, force: true }).catch(() => {});
  const file = await open(join(folder, 'planned'), 'wx+', 0o600).finally(remove);
  const writes: { operation: SpoolOperation; count: number; start: number; length: number }[] = [];
  let end = 0;
  return {
    peopleToWrite: () => peopleOf(writes),
    async write(operation, rows) {
      if (rows.length === 0) return;
      const bytes = Buffer.from(JSON.stringify(rows));
      writes.push({ operation, count: rows.length, start: end, length: bytes.length });
      await writeFully(file, bytes, end);
      end += bytes.length;
    },
    async *read(only) {
      for (const { operation, count, start, length } of writes) {
        if (only !== undefined && operation !== only) continue;
        const bytes = await readFully(file, length, start);
        yield { operation, count, rows: bytes.toString('utf8') };
      }
    },
    async [Symbol.asyncDispose]() {
      await file.close();
      await remove();
    },
  };
}

/**
 * Writes all bytes. A single write may be short, for example on a disk that is almost full, and only the next one reports that it is full.
 * @throws the error of the file system
 */
export async function writeFully(file: Pick<FileHandle, 'write'>, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    if (bytesWritten === 0) throw Object.assign(new Error('The file takes no more bytes.'), { code: 'ENOSPC' });
    written += bytesWritten;
  }
}

/**
 * Reads exactly `length` bytes.
 * @throws Error if the file ends earlier
 */
export async function readFully(file: Pick<FileHandle, 'read'>, length: number, position: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let read = 0; read < length;) {
    const { bytesRead } = await file.read(bytes, read, length - read, position + read);
    if (bytesRead === 0) throw new Error('The file is shorter than what was written.');
    read += bytesRead;
  }
  return bytes;
}

/** A spool in memory, for a few people at a time. */
export function memorySpool(): ImportSpool {
  const writes: PlannedWrite[] = [];
  return {
    peopleToWrite: () => peopleOf(writes),
    async write(operation, rows) {
      if (rows.length > 0) writes.push({ operation, count: rows.length, rows: JSON.stringify(rows) });
    },
    async *read(only) {
      yield* only === undefined ? writes : writes.filter(({ operation }) => operation === only);
    },
  };
}

function peopleOf(writes: readonly Pick<PlannedWrite, 'operation' | 'count'>[]): number {
  let people = 0;
  for (const { operation, count } of writes) if (operation === 'insert' || operation === 'update') people += count;
  return people;
}
