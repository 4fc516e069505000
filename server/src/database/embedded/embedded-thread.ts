import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '@directory/people-index/give-way';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, durableStart, memoryStart } from './durable-files.ts';
import type { EmbeddedProgram } from './pglite-module.ts';
import { databaseFiles, unfinishedFiles } from '../data-folder/folder-lock.ts';
import { keepPrivate, nameNewFolder, syncNewFolder } from '../data-folder/folder-permissions.ts';

// The worker thread of the embedded database. It receives messages of PostgreSQL's frontend protocol, and sends the answers.

/** What a thread is to do: create the files of a database and end; serve a database in a folder; serve one in memory. */
export type ThreadOrder =
  { readonly kind: 'create' | 'folder'; readonly folder: string } | { readonly kind: 'memory'; readonly dump?: Blob };

export interface ThreadData {
  readonly order: ThreadOrder;
  readonly program: EmbeddedProgram;
}

/** What a thread says: that the database is open, bytes of an answer, or why it ends. */
export type ThreadNews =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly bytes: ArrayBuffer }
  | ({ readonly kind: 'fault' } & ThreadFault);

/** An error, as it can be sent. `code` is of Node.js, `errno` of the file system in WebAssembly. */
export interface ThreadFault {
  readonly message: string;
  readonly code?: unknown;
  readonly errno?: unknown;
}

/** What a thread receives: messages of the protocol, or `null` to close the database. */
export type ThreadInput = ArrayBuffer | null;

/** Bytes of an answer that are sent together, so that a large one neither waits for its end nor holds the event loop that reads it. */
const pieceSize = 64 * 1024;
const piece = new Uint8Array(pieceSize);
/** How PostgreSQL in WebAssembly leaves a statement that failed: with a jump into its main loop. */
const jumpToMainLoop = 100;

const port = parentPort;
if (port === null) throw new Error('embedded-thread.ts runs on a worker thread only');
const { order, program } = workerData as ThreadData;
// Searches are answered by the other thread. Not much lower: it waits for the statements of other requests.
giveWay(2);
const pglite = await open();
if (order.kind === 'create') {
  await pglite.close();
  nameNewFolder(unfinishedFiles(order.folder), databaseFiles(order.folder));
} else {
  endOnFault();
  port.on('message', (input: ThreadInput) => {
    if (input === null) void close();
    else void answer(input);
  });
}
say({ kind: 'open' });

async function open(): Promise<PGlite> {
  if (order.kind === 'memory')
    return await PGlite.create('memory://', {
      pgliteWasmModule: program,
      startParams: [...memoryStart],
      ...(order.dump === undefined ? {} : { loadDataDir: order.dump }),
    });
  const files = order.kind === 'create' ? unfinishedFiles(order.folder) : databaseFiles(order.folder);
  keepPrivate(order.folder);
  const opened = await PGlite.create({
    pgliteWasmModule: program,
    fs: new DurableFiles(files),
    startParams: [...durableStart],
  });
  keepPrivate(order.folder);
  if (order.kind === 'create') syncNewFolder(files);
  return opened;
}

/** NOTE: nothing is awaited before the answer is complete, so that the messages are answered one after the other. */
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
  // Frees the memory at once. There is little other garbage, so that it is collected rarely.
  input.transfer(0);
}

/** Sends a copy: the bytes are in memory that is used again. */
function sendBytes(bytes: Uint8Array): void {
  const { buffer } = new Uint8Array(bytes);
  say({ kind: 'answer', bytes: buffer }, [buffer]);
}

async function close(): Promise<void> {
  await pglite.close();
  port?.close();
}

/**
 * Ends the thread when PostgreSQL fails in another way than with an error of a statement: it panics, such as when its log cannot be written, or the
 * disk does not confirm what was written. NOTE: PGlite ignores such a failure and goes on, so that a commit that is not on the disk would be
 * acknowledged.
 */
function endOnFault(): void {
  const { Module: module } = pglite;
  const execute = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      execute();
    } catch (error) {
      if ((error as { status?: unknown }).status !== jumpToMainLoop) end(error);
      throw error;
    }
  };
}

function end(error: unknown): never {
  const { message, code, errno } = error as ThreadFault;
  say({ kind: 'fault', message: String(message), code, errno });
  process.exit(1);
}

function say(news: ThreadNews, transferred: ArrayBuffer[] = []): void {
  port?.postMessage(news, transferred);
}
