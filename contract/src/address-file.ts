import type { AllowedAddress } from './edit-profile.ts';
import type { FieldError, FieldErrorCode } from './errors.ts';
import type { Country } from './reference-lists.ts';
import { recordOf } from './values.ts';

/** Maximum size of an address file in bytes, enough for far more than 100 000 addresses. */
export const addressFileLimit = 32 * 1024 * 1024;

/** Maximum number of faults that a check returns. `faultCount` includes all of them. */
export const listedAddressFaults = 500;

/** The fields of an address, in the order of the specification. A file may have them in any order. */
export const addressFields = [
  'C_countryname',
  'city',
  'zipCode',
  'streetAddress',
  'C_houseIdentifier',
] as const satisfies readonly (keyof AllowedAddress)[];

/** `longest`: maximum length in UTF-16 code units; `isRequired`: whether a value is required. */
const rules: Readonly<Record<keyof AllowedAddress, { longest: number; isRequired: boolean }>> = {
  C_countryname: { longest: 128, isRequired: true },
  city: { longest: 128, isRequired: true },
  zipCode: { longest: 20, isRequired: false },
  streetAddress: { longest: 1024, isRequired: false },
  C_houseIdentifier: { longest: 128, isRequired: true },
};

/**
 * A fault of an address file. `row` counts the addresses from 1; null for a fault of the file as a whole. `field` is a field of
 * an address, `bu` or `allowedAddresses`; empty for a fault of the whole row.
 */
export interface AddressFault {
  readonly row: number | null;
  readonly field: string;
  readonly code: FieldErrorCode;
  /** For a repeated address, the row of its first occurrence. */
  readonly sameAs?: number;
}

export interface AddressCheck {
  /** The valid rows, trimmed, each with the name of its country in the reference list. */
  readonly addresses: readonly AllowedAddress[];
  /** The first `listedAddressFaults` faults. */
  readonly faults: readonly AddressFault[];
  readonly faultCount: number;
}

export interface AddressCheckOptions {
  /** The chosen business unit. */
  readonly bu: string;
  /** The reference list. An address may contain the name of a country or its code. */
  readonly countries: readonly Country[];
}

/**
 * Checks an address file, `{ "bu", "allowedAddresses": [...] }`, given as parsed JSON. A file without faults can be saved. The page and
 * the server both use this function.
 */
export function checkAddressFile(file: unknown, options: AddressCheckOptions): AddressCheck {
  const rows = isRecord(file) ? file['allowedAddresses'] : undefined;
  const check = startAddressCheck(isRecord(file) ? file['bu'] : undefined, options);
  if (Array.isArray(rows)) for (const row of rows) check.add(row);
  else check.rejectRows();
  return check.finish();
}

/** `checkAddressFile` row by row, for a caller that shows progress or yields between rows. `bu` is the value in the file. */
export function startAddressCheck(bu: unknown, options: AddressCheckOptions) {
  const addresses: AllowedAddress[] = [];
  const faults: AddressFault[] = [];
  const rowOf = new Map<string, number>();
  const countryOf = countryNames(options.countries);
  let faultCount = 0;
  let rows = 0;
  let isList = true;

  const report = (fault: AddressFault) => {
    faultCount++;
    if (faults.length < listedAddressFaults) faults.push(fault);
  };
  if (typeof bu !== 'string') report({ row: null, field: 'bu', code: 'error.e3' });
  else if (bu !== options.bu) report({ row: null, field: 'bu', code: 'address.other-unit' });

  return {
    add(value: unknown): void {
      const row = ++rows;
      const address = readAddress(value, countryOf, (field, code) => report({ row, field, code }));
      if (address === undefined) return;
      const key = JSON.stringify(addressFields.map((field) => address[field]));
      const sameAs = rowOf.get(key);
      if (sameAs !== undefined) return report({ row, field: '', code: 'address.repeated', sameAs });
      rowOf.set(key, row);
      addresses.push(address);
    },
    /** Call it instead of `add` if the value of `allowedAddresses` is not a list. */
    rejectRows(): void {
      isList = false;
      report({ row: null, field: 'allowedAddresses', code: 'error.e2' });
    },
    finish(): AddressCheck {
      if (isList && rows === 0) report({ row: null, field: 'allowedAddresses', code: 'error.e3' });
      return { addresses, faults, faultCount };
    },
  };
}

/** Converts faults to the `fields` of an error response: `allowedAddresses.<index from 0>.<field>`. */
export function addressFieldErrors(faults: readonly AddressFault[]): FieldError[] {
  return faults.map(({ row, field, code }) => ({
    field: row === null ? field : ['allowedAddresses', String(row - 1), field].filter(Boolean).join('.'),
    code,
  }));
}

/** The addresses that are only in the new list, and those that are only in the old one. */
export function compareAddresses(
  before: readonly AllowedAddress[],
  after: readonly AllowedAddress[],
): { readonly added: readonly AllowedAddress[]; readonly removed: readonly AllowedAddress[] } {
  const key = (address: AllowedAddress) => JSON.stringify(addressFields.map((field) => address[field]));
  const old = new Set(before.map(key));
  const fresh = new Set(after.map(key));
  return {
    added: after.filter((address) => !old.has(key(address))),
    removed: before.filter((address) => !fresh.has(key(address))),
  };
}

function readAddress(
  value: unknown,
  countryOf: (text: string) => string | undefined,
  report: (field: string, code: FieldErrorCode) => void,
): AllowedAddress | undefined {
  if (!isRecord(value)) return void report('', 'error.e2');
  let isValid = true;
  const fail = (field: string, code: FieldErrorCode) => {
    isValid = false;
    report(field, code);
  };
  for (const name of Object.keys(value)) {
    if (!(addressFields as readonly string[]).includes(name)) fail(name.slice(0, 64), 'field.unknown');
  }
  const address = recordOf(addressFields, (field) => {
    const text = readText(field, value[field]);
    if (text.code !== undefined) fail(field, text.code);
    return text.value;
  });
  if (!isValid) return undefined;
  const country = countryOf(address.C_countryname);
  if (country === undefined) return void report('C_countryname', 'country.unknown');
  return { ...address, C_countryname: country };
}

function readText(field: keyof AllowedAddress, given: unknown): { value: string; code?: FieldErrorCode } {
  const { longest, isRequired } = rules[field];
  if (given !== undefined && typeof given !== 'string') return { value: '', code: 'error.e2' };
  const value = (given ?? '').trim().normalize('NFC');
  if (value === '') return isRequired ? { value, code: 'error.e3' } : { value };
  if (value.length > longest) return { value, code: 'error.e1' };
  return /[\p{Cc}\p{Cs}]/u.test(value) ? { value, code: 'error.e2' } : { value };
}

/** Returns a function that finds the name of a country in the reference list by its name or code, ignoring case. */
function countryNames(countries: readonly Country[]): (text: string) => string | undefined {
  const names = new Map<string, string>();
  for (const { id, name } of countries) names.set(id.toLowerCase(), name);
  for (const { name } of countries) names.set(name.normalize('NFC').toLowerCase(), name);
  return (text) => names.get(text.toLowerCase());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
