import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HttpError } from '../../http/http-error.ts';
import { addressesOf } from '../../people/address-lists/address-pages.ts';
import type { AddressFileMessage } from './address-file-thread.ts';
import { checkFile, differenceOf } from './check-address-file.ts';
import type { AddressDifference, AddressFileJob, CheckedAddressFile } from './check-address-file.ts';

const program = new URL('./address-file-thread.ts', import.meta.url);

/** Size in bytes up to which a file is checked on the main thread: a few milliseconds, and 30 ms for empty objects only. */
const smallFile = 64 * 1024;

/** Heap limit of the thread. A file of the maximum size, 32 MB, needs about 300 MB. */
const memory = { maxOldGenerationSizeMb: 768 };

export interface AddressFile extends CheckedAddressFile, AsyncDisposable {
  /** Compares the file with the pages of the list that it is to replace. */
  differenceFrom(pages: AsyncIterable<string>): Promise<AddressDifference>;
}

/**
 * Parses and checks an address file; large ones on a worker thread, which ends when the result is disposed.
 * @throws HttpError `request.invalid` with the first faults; the signal's reason when it is aborted
 */
export async function readAddressFile(job: AddressFileJob, signal: AbortSignal): Promise<AddressFile> {
  // Later, only the event is observed.
  signal.throwIfAborted();
  return job.json.length <= smallFile ? readSmallFile(job) : await readOnThread(job, signal);
}

function readSmallFile(job: AddressFileJob): AddressFile {
  const { checked, addresses } = checkFile(job);
  return {
    ...checked,
    differenceFrom: async (pages) => differenceOf(await addressesOf(pages), addresses),
    [Symbol.asyncDispose]: async () => {},
  };
}

async function readOnThread(job: AddressFileJob, signal: AbortSignal): Promise<AddressFile> {
  const { buffer, byteLength } = job.json;
  // Transferred without a copy, unless it is part of a larger buffer.
  const transferList = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
  const thread = new Worker(program, { workerData: job, transferList, execArgv: [], resourceLimits: memory });
  thread.unref();
  // The iteration rejects if the thread fails, and ends when the thread exits.
  const messages = on(thread, 'message', { close: ['exit'] });
  const stop = () => void thread.terminate();
  signal.addEventListener('abort', stop);
  try {
    const checked = await next('checked');
    return {
      ...checked,
      async differenceFrom(pages) {
        for await (const page of pages) {
          signal.throwIfAborted();
          post(page);
        }
        post(null);
        const { before, after } = await next('compared');
        return { before, after };
      },
      [Symbol.asyncDispose]: end,
    };
  } catch (error) {
    await end();
    throw error;
  }

  async function end(): Promise<void> {
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }

  async function next<Kind extends 'checked' | 'compared'>(kind: Kind): Promise<AddressFileMessage & { kind: Kind }> {
    const { value } = (await messages.next()) as { value: [AddressFileMessage] | undefined };
    const [message] = value ?? [];
    signal.throwIfAborted();
    if (message?.kind === 'rejected') throw new HttpError('request.invalid', { fields: message.fields });
    if (message?.kind !== kind) throw new Error('the thread that reads an address file ended');
    return message as AddressFileMessage & { kind: Kind };
  }

  function post(page: string | null): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
    thread.postMessage(page);
  }
}
