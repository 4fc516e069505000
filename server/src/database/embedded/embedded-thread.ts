import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '@directory/people-index/lower-priority';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, durableStartParams, memoryStartParams } from './durable-files.ts';
import type { PgliteModule } from './pglite-module.ts';
import { databaseFiles, unfinishedFiles } from '../data-folder/folder-lock.ts';
import { restrictPermissions, renameNewFolder, syncNewFolder } from '../data-folder/folder-permissions.ts';

// The worker thread of the embedded database. It receives messages of PostgreSQL's frontend protocol, and sends the responses.

/** What the thread should do: create the files of a database and exit; serve a database in a folder; serve a database in memory. */
export type ThreadTask =
  { readonly kind: 'create' | 'folder'; readonly folder: string } | { readonly kind: 'memory'; readonly dump?: Blob };

export interface ThreadData {
  readonly task: ThreadTask;
  readonly program: PgliteModule;
}

/** Messages from the thread: the database is open, bytes of a response, or the reason why the thread exits. */
export type ThreadMessage =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly bytes: ArrayBuffer }
  | ({ readonly kind: 'fault' } & ThreadFault);

/** An error in a form that can be sent. `code` comes from Node.js, `errno` from the file system in WebAssembly. */
export interface ThreadFault {
  readonly message: string;
  readonly code?: unknown;
  readonly errno?: unknown;
}

/** Messages to the thread: messages of the protocol, or `null` to close the database. */
export type ThreadInput = ArrayBuffer | null;

/**
 * Bytes of a response that are sent together. A large response is sent in pieces, so that it does not block the event loop that reads it.
 */
const pieceSize = 64 * 1024;
const piece = new Uint8Array(pieceSize);
/** Exit status that stands for the `siglongjmp` with which PostgreSQL returns to its main loop after a failed statement. */
const mainLoopJump = 100;

const port = parentPort;
if (port === null) throw new Error('embedded-thread.ts runs on a worker thread only');
const { task, program } = workerData as ThreadData;
// Lowers the priority, since searches are answered by the main thread. Only slightly, since the main thread waits for the statements of
// other requests.
lowerPriority(2);
const pglite = await open();
if (task.kind === 'create') {
  await pglite.close();
  renameNewFolder(unfinishedFiles(task.folder), databaseFiles(task.folder));
} else {
  endOnFault();
  port.on('message', (input: ThreadInput) => {
    if (input === null) void close();
    else void answer(input);
  });
}
post({ kind: 'open' });

async function open(): Promise<PGlite> {
  if (task.kind === 'memory')
    return await PGlite.create('memory://', {
      pgliteWasmModule: program,
      startParams: [...memoryStartParams],
      ...(task.dump === undefined ? {} : { loadDataDir: task.dump }),
    });
  const files = task.kind === 'create' ? unfinishedFiles(task.folder) : databaseFiles(task.folder);
  restrictPermissions(task.folder);
  const opened = await PGlite.create({
    pgliteWasmModule: program,
    fs: new DurableFiles(files),
    startParams: [...durableStartParams],
  });
  restrictPermissions(task.folder);
  if (task.kind === 'create') syncNewFolder(files);
  return opened;
}

/** NOTE: must not await anything before the response is complete, so that messages are processed one after the other. */
async function answer(input: ArrayBuffer): Promise<void> {
  let length = 0;
  const send = () => {
    if (length > 0) sendBytes(piece.subarray(0, length));
    length = 0;
  };
  const add = (bytes: Uint8Array) => {
    if (length + bytes.length > pieceSize) send();
    if (bytes.length > pieceSize) return sendBytes(bytes);
    piece.set(bytes, length);
    length += bytes.length;
  };
  await pglite.execProtocolRawStream(new Uint8Array(input), { syncToFs: false, onRawData: add });
  send();
  // Frees the memory immediately. The thread produces little other garbage, so collections are rare.
  input.transfer(0);
}

/** Sends a copy, since the memory of the bytes is reused. */
function sendBytes(bytes: Uint8Array): void {
  const { buffer } = new Uint8Array(bytes);
  post({ kind: 'answer', bytes: buffer }, [buffer]);
}

async function close(): Promise<void> {
  await pglite.close();
  port?.close();
}

/**
 * Terminates the thread if PostgreSQL fails with anything but the error of a statement: a panic, for example because its WAL cannot be
 * written, or a failed `fsync`. NOTE: PGlite ignores such failures and continues, so that a commit that is not on disk would be
 * acknowledged.
 */
function endOnFault(): void {
  const { Module: module } = pglite;
  const execute = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      execute();
    } catch (error) {
      if ((error as { status?: unknown }).status !== mainLoopJump) end(error);
      throw error;
    }
  };
}

function end(error: unknown): never {
  const { message, code, errno } = error as ThreadFault;
  post({ kind: 'fault', message: String(message), code, errno });
  process.exit(1);
}

function post(message: ThreadMessage, transferred: ArrayBuffer[] = []): void {
  port?.postMessage(message, transferred);
}
