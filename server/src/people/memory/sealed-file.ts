import { createCipheriv, createDecipheriv, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makeFolder } from '../../database/data-folder/make-folder.ts';

/** The file cannot be used. The message says why. */
export class SealedFileError extends Error {
  override readonly name = 'SealedFileError';
}

/*
 * File format: a header with `magic` and the id of the key, followed by chunks of equal size; only the last one may be shorter.
 * A chunk consists of a flag byte, which is 1 for the last chunk, the AES-256-GCM tag, and the encrypted bytes. The nonce is the index of
 * the chunk, since each file has its own key. The header and the flag are authenticated as additional data. So no chunk can be changed,
 * moved, left out or taken from another file.
 */
const magic = 'staff-directory memory 1\n';
const idLength = 36;
const headLength = magic.length + idLength;
const chunkLength = 1 << 20;
const tagLength = 16;
const frameLength = 1 + tagLength + chunkLength;
const cipherName = 'aes-256-gcm';
const partSuffix = '.part';
/** Milliseconds after which an unfinished file is removed. A more recent one may still be being written by another process. */
const maxWritingTime = 3_600_000;

const nonceOf = (chunk: number) => Buffer.from(chunk.toString(16).padStart(24, '0'), 'hex');

export interface Seal {
  /** A UUID by which the key is found. */
  readonly id: string;
  /** 32 bytes, used for one file only. */
  readonly key: Buffer;
}

/**
 * Writes an encrypted file that only its owner can read. It replaces an earlier file once it is complete and on disk. Each chunk of a
 * megabyte is written asynchronously, so the event loop is not blocked for longer.
 * @throws the error of the file system, or of `signal`
 */
export async function writeSealed(
  path: string,
  { id, key }: Seal,
  blocks: Iterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  await makeFolder(dirname(path));
  const part = `${path}.${randomUUID()}${partSuffix}`;
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      const head = Buffer.from(magic + id);
      await file.writeFile(head);
      let number = 0;
      for (const [isLast, chunk] of chunksOf(blocks)) {
        signal.throwIfAborted();
        const cipher = createCipheriv(cipherName, key, nonceOf(number++));
        const flag = Buffer.of(isLast ? 1 : 0);
        cipher.setAAD(Buffer.concat([head, flag]));
        const encrypted = [cipher.update(chunk), cipher.final()];
        await file.writeFile(Buffer.concat([flag, cipher.getAuthTag(), ...encrypted]));
      }
      await file.sync();
    } finally {
      await file.close();
    }
    signal.throwIfAborted();
    await rename(part, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Concatenates the blocks and splits them into chunks of equal size. The array of a chunk is reused for the next one. */
function* chunksOf(blocks: Iterable<Uint8Array>): Generator<[isLast: boolean, chunk: Uint8Array], void> {
  const chunk = Buffer.alloc(chunkLength);
  let length = 0;
  for (const block of blocks) {
    for (let start = 0; start < block.length;) {
      if (length === chunkLength) {
        yield [false, chunk];
        length = 0;
      }
      const taken = block.subarray(start, start + chunkLength - length);
      chunk.set(taken, length);
      length += taken.length;
      start += taken.length;
    }
  }
  yield [true, chunk.subarray(0, length)];
}

async function syncFolder(folder: string): Promise<void> {
  // Windows flushes directory entries by itself, and cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes a file, and old unfinished files of the same name. */
export async function removeSealed(path: string): Promise<void> {
  await rm(path, { force: true });
  const names = await readdir(dirname(path)).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(partSuffix)) continue;
    const part = join(dirname(path), name);
    const entry = await stat(part).catch(() => undefined);
    if (entry !== undefined && Date.now() - entry.mtimeMs > maxWritingTime) await rm(part, { force: true });
  }
}

/** Opens a file for reading; undefined if it does not exist. Does not block if the path is a named pipe. */
async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    // Windows does not have O_NONBLOCK.
    return await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isHead(head: Buffer): boolean {
  const id = head.subarray(magic.length).toString('latin1');
  return head.toString('latin1').startsWith(magic) && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

/** Reads an encrypted file sequentially. */
export class SealedFile implements AsyncDisposable {
  /** The id of the key. */
  readonly id: string;
  readonly #file: FileHandle;
  readonly #head: Buffer;
  #key: Buffer = Buffer.alloc(0);
  #at = headLength;
  #chunks = 0;
  #chunk: Buffer = Buffer.alloc(0);
  #used = 0;
  #isLast = false;
  /** The next chunk with its flag and tag, prefetched while the current one is used. */
  #next: Promise<Buffer>;

  private constructor(file: FileHandle, head: Buffer) {
    this.#file = file;
    this.#head = head;
    this.id = head.subarray(magic.length).toString('latin1');
    this.#next = this.#prefetch();
  }

  /** Opens a file; undefined if it does not exist. @throws SealedFileError if it is not a file of this format */
  static async open(path: string): Promise<SealedFile | undefined> {
    const file = await openFile(path);
    if (file === undefined) return undefined;
    try {
      const isFile = (await file.stat()).isFile();
      const head = Buffer.alloc(headLength);
      const { bytesRead } = isFile ? await file.read(head, 0, headLength, 0) : { bytesRead: 0 };
      if (bytesRead === headLength && isHead(head)) return new SealedFile(file, head);
    } catch (error) {
      await file.close();
      throw error;
    }
    await file.close();
    throw new SealedFileError('it is not a file of this version');
  }

  /** Sets the key. Call it before the first `fill`. */
  unlock(key: Buffer): void {
    this.#key = key;
  }

  /** Fills an array with the next bytes. @throws SealedFileError if the file was changed or ends too early */
  async fill(into: Uint8Array): Promise<void> {
    for (let filled = 0; filled < into.length;) {
      if (this.#used === this.#chunk.length) await this.#nextChunk();
      const taken = this.#chunk.subarray(this.#used, this.#used + into.length - filled);
      into.set(taken, filled);
      this.#used += taken.length;
      filled += taken.length;
    }
  }

  /** @throws SealedFileError if the file has not been read to its end */
  checkEnd(): void {
    if (!this.#isLast || this.#used < this.#chunk.length) throw new SealedFileError('it has another length');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#next.catch(() => {});
    await this.#file.close();
  }

  async #nextChunk(): Promise<void> {
    if (this.#isLast) throw new SealedFileError('it is too short');
    const frame = await this.#next;
    this.#next = this.#prefetch();
    this.#chunk = this.#decrypted(frame);
    this.#used = 0;
    this.#isLast = frame[0] === 1;
    await setImmediate();
  }

  #decrypted(frame: Buffer): Buffer {
    try {
      const decipher = createDecipheriv(cipherName, this.#key, nonceOf(this.#chunks++));
      decipher.setAAD(Buffer.concat([this.#head, frame.subarray(0, 1)]));
      decipher.setAuthTag(frame.subarray(1, 1 + tagLength));
      const chunk = decipher.update(frame.subarray(1 + tagLength));
      decipher.final();
      return chunk;
    } catch (error) {
      throw new SealedFileError('it is damaged', { cause: error });
    }
  }

  /** A failure is thrown by the call that needs the frame. Until then, it must not count as unhandled. */
  #prefetch(): Promise<Buffer> {
    const frame = this.#readFrame();
    frame.catch(() => {});
    return frame;
  }

  async #readFrame(): Promise<Buffer> {
    const frame = Buffer.alloc(frameLength);
    const { bytesRead } = await this.#file.read(frame, 0, frameLength, this.#at);
    this.#at += bytesRead;
    return frame.subarray(0, bytesRead);
  }
}
