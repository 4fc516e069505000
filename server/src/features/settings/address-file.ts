import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HttpError } from '../../http/http-error.ts';
import { addressesOf } from '../../people/address-lists/address-pages.ts';
import type { AddressFileNews } from './address-file-thread.ts';
import { checkFile, differenceOf } from './check-address-file.ts';
import type { AddressDifference, AddressFileOrder, CheckedAddressFile } from './check-address-file.ts';

const program = new URL('./address-file-thread.ts', import.meta.url);

/** Bytes of a file that is not worth a thread: it is checked in some milliseconds. */
const smallFile = 256 * 1024;

/** Megabytes of JavaScript objects. A file of the largest size has 32 MB, and needs about 300. */
const memory = { maxOldGenerationSizeMb: 768 };

export interface AddressFile extends CheckedAddressFile, AsyncDisposable {
  /** Compares the file with the pages of the list that it replaces. */
  differenceFrom(pages: AsyncIterable<string>): Promise<AddressDifference>;
}

/**
 * Parses and checks an address file, a large one on a worker thread. Dispose it to end the thread.
 * @throws HttpError `request.invalid` with the first faults
 */
export async function readAddressFile(order: AddressFileOrder): Promise<AddressFile> {
  return order.json.length <= smallFile ? readSmallFile(order) : await readOnThread(order);
}

function readSmallFile(order: AddressFileOrder): AddressFile {
  const { checked, addresses } = checkFile(order);
  return {
    ...checked,
    differenceFrom: async (pages) => differenceOf(await addressesOf(pages), addresses),
    [Symbol.asyncDispose]: async () => {},
  };
}

async function readOnThread(order: AddressFileOrder): Promise<AddressFile> {
  const { buffer, byteLength } = order.json;
  // Handed over without a copy, unless it is a part of a larger buffer.
  const transferList = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
  const thread = new Worker(program, { workerData: order, transferList, execArgv: [], resourceLimits: memory });
  thread.unref();
  // Rejects when the thread fails, in which case it ends.
  const messages = on(thread, 'message', { close: ['exit'] });
  try {
    const checked = await next('checked');
    return {
      ...checked,
      async differenceFrom(pages) {
        for await (const page of pages) say(page);
        say(null);
        const { before, after } = await next('compared');
        return { before, after };
      },
      async [Symbol.asyncDispose]() {
        await thread.terminate();
      },
    };
  } catch (error) {
    await thread.terminate();
    throw error;
  }

  async function next<Kind extends 'checked' | 'compared'>(kind: Kind): Promise<AddressFileNews & { kind: Kind }> {
    const { value } = (await messages.next()) as { value: [AddressFileNews] | undefined };
    const [news] = value ?? [];
    if (news?.kind === 'rejected') throw new HttpError('request.invalid', { fields: news.fields });
    if (news?.kind !== kind) throw new Error('the thread that reads an address file ended');
    return news as AddressFileNews & { kind: Kind };
  }

  function say(page: string | null): void {
    // A worker has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(page);
  }
}
