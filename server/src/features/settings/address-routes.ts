import { setImmediate as pause } from 'node:timers/promises';
import {
  addAddressList,
  addressFieldErrors,
  changeAddressList,
  compareAddresses,
  getAddressList,
  listAddressLists,
  removeAddressList,
  startAddressCheck,
} from '@directory/contract';
import type { AddressCheck, AddressListSummary, AllowedAddress } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { References } from '../../people/reference-lists.ts';
import { selfServiceStore } from '../../people/self-service-store.ts';
import type { AddressList, SelfServiceStore } from '../../people/self-service-store.ts';

/** Rows that are checked without yielding to other requests: some milliseconds. */
const rowsAtOnce = 2000;

/** Maximum number of added and of removed addresses in an audit record. The counts include all. */
const recordedAddresses = 100;

/** The address lists of the business units. */
export function addressRoutes(dependencies: { database: Database; references: References }): Route[] {
  const { database, references } = dependencies;
  return [
    route(listAddressLists, async () => {
      const lists = await selfServiceStore(database.kysely).listAddressFacts();
      return lists.map(({ changedAt, ...facts }) => ({ ...facts, changedAt: changedAt.toISOString() }));
    }),

    route(getAddressList, async ({ params, fail }) => {
      const list = await selfServiceStore(database.kysely).findAddresses(params.bu);
      if (list === undefined) return fail('addresses.unknown');
      return { ...summaryOf(list), allowedAddresses: [...list.allowedAddresses] };
    }),

    route(addAddressList, async ({ body, viewer, fail }) => {
      const addresses = await checkedAddresses(body, references);
      return await database.transaction(async (queries) => {
        const store = selfServiceStore(queries);
        if (!(await store.addAddresses(body.bu, addresses))) fail('addresses.known');
        const { before: _, after } = difference([], addresses);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'addresses.added',
          subject: body.bu,
          before: null,
          after,
        });
        return await summaryOfStored(store, body.bu);
      });
    }),

    route(changeAddressList, async ({ body, viewer, fail }) => {
      const addresses = await checkedAddresses(body, references);
      return await database.transaction(async (queries) => {
        const store = selfServiceStore(queries);
        const stored = (await store.findAddressesForUpdate(body.bu)) ?? fail('addresses.unknown');
        if (body.version !== undefined && body.version !== stored.version) fail('addresses.stale');
        await store.changeAddresses(body.bu, stored.version, addresses);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'addresses.changed',
          subject: body.bu,
          ...difference(stored.allowedAddresses, addresses),
        });
        return await summaryOfStored(store, body.bu);
      });
    }),

    route(removeAddressList, async ({ params, query, viewer, fail }) => {
      return await database.transaction(async (queries) => {
        const store = selfServiceStore(queries);
        const stored = (await store.findAddressesForUpdate(params.bu)) ?? fail('addresses.unknown');
        if (query.version !== undefined && query.version !== stored.version) fail('addresses.stale');
        await store.removeAddresses(params.bu);
        const { before } = difference(stored.allowedAddresses, []);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'addresses.removed',
          subject: params.bu,
          before,
          after: null,
        });
        return { bu: params.bu };
      });
    }),
  ];
}

/** @throws HttpError `request.invalid` with the first faults */
async function checkedAddresses(
  body: { bu: string; allowedAddresses: readonly unknown[] },
  { businessUnit, countries }: References,
): Promise<readonly AllowedAddress[]> {
  if (!businessUnit.has(body.bu))
    throw new HttpError('request.invalid', { fields: [{ field: 'bu', code: 'error.e2' }] });
  const { addresses, faults } = await check(body, countries);
  if (faults.length > 0) throw new HttpError('request.invalid', { fields: addressFieldErrors(faults) });
  return addresses;
}

async function check(
  { bu, allowedAddresses }: { bu: string; allowedAddresses: readonly unknown[] },
  countries: References['countries'],
): Promise<AddressCheck> {
  const running = startAddressCheck(bu, { bu, countries });
  for (const [index, row] of allowedAddresses.entries()) {
    running.add(row);
    if (index % rowsAtOnce === 0) await pause();
  }
  return running.finish();
}

/** The audit record of a change: the lengths of both lists, and the differences. */
function difference(before: readonly AllowedAddress[], after: readonly AllowedAddress[]) {
  const { added, removed } = compareAddresses(before, after);
  return {
    before: {
      addressCount: before.length,
      removedCount: removed.length,
      removed: removed.slice(0, recordedAddresses),
    },
    after: { addressCount: after.length, addedCount: added.length, added: added.slice(0, recordedAddresses) },
  };
}

function summaryOf({ bu, allowedAddresses, version, changedAt }: AddressList): AddressListSummary {
  return { bu, addressCount: allowedAddresses.length, version, changedAt: changedAt.toISOString() };
}

/** For a list that this transaction has just written. */
async function summaryOfStored(store: SelfServiceStore, bu: string): Promise<AddressListSummary> {
  const [list] = await store.listAddressFacts(bu);
  if (list === undefined) throw new Error('the list that was just written is missing');
  return { ...list, changedAt: list.changedAt.toISOString() };
}
