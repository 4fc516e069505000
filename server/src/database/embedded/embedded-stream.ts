import { rmSync } from 'node:fs';
import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { ResourceLimits } from 'node:worker_threads';
import { loadPgliteModule } from './pglite-module.ts';
import type { ThreadData, ThreadFault, ThreadInput, ThreadMessage, ThreadTask } from './embedded-thread.ts';
import { unfinishedFiles } from '../data-folder/folder-lock.ts';

const threadProgram = new URL('./embedded-thread.ts', import.meta.url);

/** Limits of the thread's JavaScript heap, in megabytes. The database itself is in WebAssembly memory. */
const limits: ResourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/** The connection to an embedded database on its worker thread, which `pg` uses like a socket. It closes when the thread exits. */
export class ThreadStream extends Duplex {
  readonly #thread: Worker;

  private constructor(thread: Worker) {
    super();
    this.#thread = thread;
    thread.on('message', (message: ThreadMessage) => {
      if (message.kind === 'answer') this.push(Buffer.from(message.bytes));
      else if (message.kind === 'fault') this.destroy(faultOf(message));
    });
    thread.on('error', (error: Error) => this.destroy(error));
    thread.on('exit', () => this.destroy());
  }

  /** Resolves when the database is open. @throws the error that prevented it from opening */
  static async open(task: ThreadTask): Promise<ThreadStream> {
    return new ThreadStream(await startThread(task));
  }

  /** Called by `pg`. The thread is already running. */
  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  /** Called by `pg`. */
  setNoDelay(): void {}

  /** Keeps the process alive while a response is pending. */
  ref(): void {
    this.#thread.ref();
  }

  unref(): void {
    this.#thread.unref();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  /** `pg` corks the stream and writes the messages of a statement one by one. They are sent together. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.#post(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const terminate = callbackify(() => this.#thread.terminate());
    terminate(() => done(error));
  }

  /** Copies the chunks into one buffer to transfer, since the buffers of `pg` are views into larger ones. */
  #send(chunks: readonly Buffer[]): void {
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    this.#post(bytes.buffer);
  }

  #post(input: ThreadInput): void {
    this.#thread.postMessage(input, input === null ? [] : [input]);
  }
}

/** Creates the files of a new database atomically. The memory needed for it has been freed when it resolves. */
export async function createFiles(folder: string): Promise<void> {
  // Left by an earlier start that was killed.
  rmSync(unfinishedFiles(folder), { recursive: true, force: true });
  const thread = await startThread({ kind: 'create', folder });
  await thread.terminate();
}

async function startThread(task: ThreadTask): Promise<Worker> {
  const workerData: ThreadData = { task, program: await loadPgliteModule() };
  const thread = new Worker(threadProgram, { workerData, resourceLimits: limits });
  const { promise, resolve, reject } = Promise.withResolvers<Worker>();
  thread.once('message', (message: ThreadMessage) => {
    if (message.kind === 'fault') reject(faultOf(message));
    else resolve(thread);
  });
  thread.once('error', reject);
  thread.once('exit', () =>
    reject(new Error('the thread of the embedded database ended before the database was open')),
  );
  return await promise;
}

function faultOf({ message, code, errno }: ThreadFault): Error {
  return Object.assign(new Error(message), { code, errno });
}
