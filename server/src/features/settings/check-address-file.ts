import {
  addAddressList,
  addressFieldErrors,
  changeAddressList,
  checkAddressFile,
  compareAddresses,
} from '@directory/contract';
import type { AllowedAddress, BodyOf, Country } from '@directory/contract';
import { jsonExcess } from '../../http/bodies/json-excess.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseInput } from '../../http/input.ts';
import { pagesOf } from '../../people/address-lists/address-pages.ts';
import { recordedRows } from '../../people/recorded-rows.ts';

/** A file has a depth of three. The shortest possible addresses in a file of the maximum size have 2.4 million values. */
const bounds = { depth: 32, values: 3_000_000 };

export interface AddressFileJob {
  /** JSON in UTF-8. */
  readonly json: Uint8Array;
  readonly isChange: boolean;
  readonly units: readonly string[];
  readonly countries: readonly Country[];
}

export interface CheckedAddressFile {
  readonly bu: string;
  /** The version that a change is based on. */
  readonly version: number | undefined;
  readonly addressCount: number;
  /** JSON arrays in UTF-8, so that a thread can transfer them without a copy. */
  readonly pages: readonly Uint8Array<ArrayBuffer>[];
}

/** What the audit log records about a change: the lengths of both lists, and the differences. */
export interface AddressDifference {
  readonly before: { addressCount: number; removedCount: number; removed: readonly AllowedAddress[] };
  readonly after: { addressCount: number; addedCount: number; added: readonly AllowedAddress[] };
}

export interface AddressCheckResult {
  readonly checked: CheckedAddressFile;
  readonly addresses: readonly AllowedAddress[];
}

/**
 * Parses and checks an address file.
 * @throws HttpError `request.invalid` with the first faults
 */
export function checkFile({ json, isChange, units, countries }: AddressFileJob): AddressCheckResult {
  const body = parseInput(isChange ? changeAddressList : addAddressList, 'body', parsed(json));
  const { bu, version, allowedAddresses } = body as BodyOf<typeof changeAddressList>;
  if (!units.includes(bu)) throw new HttpError('request.invalid', { fields: [{ field: 'bu', code: 'error.e2' }] });
  const { addresses, faults } = checkAddressFile({ bu, allowedAddresses }, { bu, countries });
  if (faults.length > 0) throw new HttpError('request.invalid', { fields: addressFieldErrors(faults) });
  return { checked: { bu, version, addressCount: addresses.length, pages: encoded(pagesOf(addresses)) }, addresses };
}

function encoded(pages: readonly string[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  return pages.map((page) => encoder.encode(page));
}

function parsed(json: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(json);
    // Parsing and checking would take half a minute, and more than a gigabyte.
    if (jsonExcess(text, bounds) !== undefined) throw new Error('The file is nested too deep, or has too many values.');
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError('request.invalid', { cause: error });
  }
}

/** Compares a list with the one that it replaces. */
export function differenceOf(before: readonly AllowedAddress[], after: readonly AllowedAddress[]): AddressDifference {
  const { added, removed } = compareAddresses(before, after);
  return {
    before: {
      addressCount: before.length,
      removedCount: removed.length,
      removed: recordedRows(removed),
    },
    after: { addressCount: after.length, addedCount: added.length, added: recordedRows(added) },
  };
}
