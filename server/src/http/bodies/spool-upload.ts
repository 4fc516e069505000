import { createReadStream, createWriteStream } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface SpooledUpload extends AsyncDisposable {
  /** Path of the temporary file. */
  readonly path: string;
  /** Reads the file from the start. It may be called several times. */
  read(): AsyncIterable<Uint8Array>;
}

/** Writes bytes to a temporary file that only the user of this process can read. Disposing removes it. */
export async function spoolUpload(bytes: AsyncIterable<Uint8Array>): Promise<SpooledUpload> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  const readers: ReadStream[] = [];
  return {
    path,
    async *read() {
      const reader = createReadStream(path);
      readers.push(reader);
      yield* reader;
    },
    async [Symbol.asyncDispose]() {
      // A reader that stopped early still has the file open.
      for (const reader of readers) reader.destroy();
      await remove();
    },
  };
}
