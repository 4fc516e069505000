import * as z from 'zod/mini';
import { addressFileLimit } from './address-file.ts';
import { allowedAddress } from './edit-profile.ts';
import type { AllowedAddress } from './edit-profile.ts';
import { endpoint, jsonFile } from './endpoint.ts';
import { businessUnitId, count, text, time, version, versionText } from './values.ts';

const listFacts = { bu: text, addressCount: count, version: z.int(), changedAt: time };
export const addressListSummary = z.object(listFacts);
export type AddressListSummary = z.infer<typeof addressListSummary>;

export const addressList = z.object({ ...listFacts, allowedAddresses: z.array(allowedAddress) });
export type AddressList = z.infer<typeof addressList>;

/** The handler checks the addresses with `checkAddressFile`; the faults are the `fields` of the error (see `addressFieldErrors`). */
const addressFile = { bu: businessUnitId, allowedAddresses: z.array(z.custom<AllowedAddress>()) };

export const listAddressLists = endpoint({
  method: 'GET',
  path: '/api/admin/buAddresses',
  access: 'unit-administrator',
  summary: 'The address lists of the business units that the caller administers, without their addresses.',
  output: z.array(addressListSummary),
});

export const getAddressList = endpoint({
  method: 'GET',
  path: '/api/admin/buAddresses/{bu}',
  access: 'unit-administrator',
  summary: 'The address list of a business unit.',
  params: z.strictObject({ bu: businessUnitId }),
  output: addressList,
  errors: ['addresses.unknown'],
});

/**
 * If the caller disconnects before the response, the work on the file ends and nothing is changed, unless the list was just being stored.
 * `listAddressLists` then shows it.
 */
export const addAddressList = jsonFile(
  endpoint({
    method: 'POST',
    path: '/api/admin/buAddresses',
    access: 'unit-administrator',
    isOneAtATime: true,
    summary: 'Adds the address list of a business unit.',
    body: z.strictObject(addressFile),
    bodyLimit: addressFileLimit,
    busyError: 'addresses.busy',
    output: addressListSummary,
    errors: ['addresses.known', 'addresses.busy'],
  }),
);

/** As `addAddressList`. */
export const changeAddressList = jsonFile(
  endpoint({
    method: 'PUT',
    path: '/api/admin/buAddresses',
    access: 'unit-administrator',
    isOneAtATime: true,
    summary: 'Replaces the address list of a business unit.',
    body: z.strictObject({ ...addressFile, version }),
    bodyLimit: addressFileLimit,
    busyError: 'addresses.busy',
    output: addressListSummary,
    errors: ['addresses.unknown', 'addresses.stale', 'addresses.busy'],
  }),
);

export const removeAddressList = endpoint({
  method: 'DELETE',
  path: '/api/admin/buAddresses/{bu}',
  access: 'unit-administrator',
  summary: 'Removes the address list of a business unit, so that addresses are free text.',
  params: z.strictObject({ bu: businessUnitId }),
  query: z.strictObject({ version: versionText }),
  output: z.object({ bu: text }),
  errors: ['addresses.unknown', 'addresses.stale'],
});
