import { parentPort, workerData } from 'node:worker_threads';
import type { AllowedAddress, FieldError } from '@directory/contract';
import { HttpError } from '../../http/http-error.ts';
import { checkFile, differenceOf } from './check-address-file.ts';
import type { AddressDifference, AddressFileJob, CheckedAddressFile } from './check-address-file.ts';

// The worker thread of `address-file.ts`. It checks an address file, then compares it with the pages of the previous list.

export type AddressFileMessage =
  | { readonly kind: 'rejected'; readonly fields: readonly FieldError[] }
  | ({ readonly kind: 'checked' } & CheckedAddressFile)
  | ({ readonly kind: 'compared' } & AddressDifference);

const previous: AllowedAddress[] = [];

try {
  const { checked, addresses } = checkFile(workerData as AddressFileJob);
  post(
    { kind: 'checked', ...checked },
    checked.pages.map((page) => page.buffer),
  );
  // The messages are pages of the previous list, followed by null.
  parentPort?.on('message', (page: string | null) => {
    if (page !== null) previous.push(...(JSON.parse(page) as AllowedAddress[]));
    else post({ kind: 'compared', ...differenceOf(previous, addresses) });
  });
} catch (error) {
  if (!(error instanceof HttpError)) throw error;
  post({ kind: 'rejected', fields: error.fields });
}

function post(message: AddressFileMessage, transferred: ArrayBuffer[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
  parentPort?.postMessage(message, transferred);
}
