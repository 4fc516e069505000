import {
  addAddressList,
  changeAddressList,
  getAddressList,
  listAddressLists,
  removeAddressList,
} from '@directory/contract';
import type { AddressListSummary } from '@directory/contract';
import type { FastifyReply } from 'fastify';
import type { Database, Queries } from '../../database/open-database.ts';
import type { SendLargeJson } from '../../http/bodies/large-json.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { addressListsStore } from '../../people/address-lists/address-lists-store.ts';
import type {
  AddressListMetadata,
  AddressListsStore,
  StoredAddressList,
} from '../../people/address-lists/address-lists-store.ts';
import { addressListJson } from '../../people/address-lists/address-list-json.ts';
import { auditStore } from '../../people/audit-store.ts';
import { taskQueue } from '../../database/task-queue.ts';
import type { References } from '../../people/reference-lists.ts';
import { administratorsStore } from '../../viewer/administrators/administrators-store.ts';
import { readAddressFile } from './address-file.ts';
import type { AddressFile } from './address-file.ts';

async function* noPages(): AsyncGenerator<string> {}

/** A file, and the signal that ends the work on it. */
type FileWork = AddressFile & { readonly signal: AbortSignal };

/**
 * The address lists of the business units. Large lists are parsed on a worker thread, and read and written in pages outside the transaction
 * that activates the list, so that other requests do not have to wait. The work on a file ends when its client disconnects, unless this
 * transaction has begun.
 */
export function addressRoutes(dependencies: {
  readonly database: Database;
  readonly references: References;
  readonly sendLargeJson: SendLargeJson;
}): Route[] {
  const { database, references, sendLargeJson } = dependencies;
  const lists = addressListsStore(database.kysely);
  /** One file at a time, since a large one takes hundreds of megabytes. */
  const inTurn = taskQueue();
  return [
    route(listAddressLists, async ({ units }) => {
      const administered = units.administered();
      // A client that has stopped an upload asks whether it was too late, possibly another node.
      const all = await database.transaction(async (queries) => {
        const store = addressListsStore(queries);
        await store.waitForActivations();
        return await store.listAddressMetadata();
      });
      return all.filter(({ bu }) => administered === 'all' || administered.has(bu)).map(summaryOf);
    }),

    route(getAddressList, async ({ params, units, fail, request, reply }) => {
      units.check(params.bu);
      const [facts] = await lists.listAddressMetadata(params.bu);
      if (facts === undefined) return fail('addresses.unknown');
      const summary = summaryOf(facts);
      return await sendLargeJson(
        { request, reply },
        `for administrators ${JSON.stringify(summary)} ${facts.listId}`,
        () => addressListJson(summary, lists.addressPages(facts)),
      );
    }),

    route(addAddressList, async ({ body, units, viewer, reply, fail }) => {
      return await withFile({ json: body, isChange: false, reply }, async (file) => {
        units.check(file.bu);
        const [known] = await lists.listAddressMetadata(file.bu);
        if (known !== undefined) fail('addresses.known');
        const { after } = await file.differenceFrom(noPages());
        const written = await write(file);
        return await activate(file, async (queries, store) => {
          await checkStill(viewer, file.bu, queries);
          if (!(await store.addAddressList(file.bu, written))) fail('addresses.known');
          await auditStore(queries).record({
            actor: viewer.login,
            kind: 'addresses.added',
            subject: file.bu,
            before: null,
            after,
          });
          return await storedSummary(store, file.bu);
        });
      });
    }),

    route(changeAddressList, async ({ body, units, viewer, reply, fail }) => {
      return await withFile({ json: body, isChange: true, reply }, async (file) => {
        units.check(file.bu);
        const stored = (await lists.listAddressMetadata(file.bu))[0] ?? fail('addresses.unknown');
        if (file.version !== undefined && file.version !== stored.version) fail('addresses.stale');
        const difference = await file.differenceFrom(lists.addressPages(stored));
        const written = await write(file);
        return await activate(file, async (queries, store) => {
          await checkStill(viewer, file.bu, queries);
          // The recorded difference refers to the version that was read.
          if (!(await store.changeAddressList(file.bu, stored.version, written))) fail('addresses.stale');
          await auditStore(queries).record({
            actor: viewer.login,
            kind: 'addresses.changed',
            subject: file.bu,
            ...difference,
          });
          return await storedSummary(store, file.bu);
        });
      });
    }),

    route(removeAddressList, async ({ params, query, units, viewer, fail }) => {
      units.check(params.bu);
      return await database.transaction(async (queries) => {
        const store = addressListsStore(queries);
        const stored = (await store.findAddressMetadataForUpdate(params.bu)) ?? fail('addresses.unknown');
        if (query.version !== undefined && query.version !== stored.version) fail('addresses.stale');
        await store.removeAddressList(params.bu);
        const { addressCount } = stored;
        const removed = await store.firstAddresses(stored);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'addresses.removed',
          subject: params.bu,
          before: { addressCount, removedCount: addressCount, removed },
          after: null,
        });
        return { bu: params.bu };
      });
    }),
  ];

  /** Runs the transaction that activates a list, unless its client has disconnected when other nodes begin to wait for it. */
  async function activate<Result>(
    { signal }: FileWork,
    work: (queries: Queries, store: AddressListsStore) => Promise<Result>,
  ): Promise<Result> {
    return await database.transaction(async (queries) => {
      const store = addressListsStore(queries);
      await store.beginActivation();
      signal.throwIfAborted();
      return await work(queries, store);
    });
  }

  async function withFile<Result>(
    { json, isChange, reply }: { json: Uint8Array; isChange: boolean; reply: FastifyReply },
    work: (file: FileWork) => Promise<Result>,
  ): Promise<Result> {
    const units = [...references.businessUnit.keys()];
    const { countries } = references;
    const signal = disconnectSignal(reply);
    return await inTurn(async () => {
      await lists.deleteUnusedAddresses();
      await using file = await readAddressFile({ json, isChange, units, countries }, signal);
      return await work({ ...file, signal });
    }, signal);
  }

  /** Writes the addresses of a file as a list that is not active yet. */
  async function write({ pages, signal }: FileWork): Promise<StoredAddressList> {
    const written = await lists.writeAddresses(textsOf(pages, signal));
    signal.throwIfAborted();
    return written;
  }
}

/**
 * Checks again what the viewer administers, since the file may have waited for minutes.
 * @throws HttpError `access.denied`
 */
async function checkStill(viewer: Viewer, bu: string, queries: Queries): Promise<void> {
  const administered = await administratorsStore(queries).unitsOf(viewer);
  if (administered !== 'all' && !administered.has(bu)) throw new HttpError('access.denied');
}

/**
 * Decodes the pages one at a time, as they are written.
 * @throws the signal's reason when it is aborted
 */
function* textsOf(pages: Iterable<Uint8Array>, signal: AbortSignal): Generator<string> {
  const decoder = new TextDecoder();
  for (const page of pages) {
    signal.throwIfAborted();
    yield decoder.decode(page);
  }
}

function summaryOf({ bu, addressCount, version, changedAt }: AddressListMetadata): AddressListSummary {
  return { bu, addressCount, version, changedAt: changedAt.toISOString() };
}

/** The summary of a list that this transaction has just written. */
async function storedSummary(store: AddressListsStore, bu: string): Promise<AddressListSummary> {
  const [facts] = await store.listAddressMetadata(bu);
  if (facts === undefined) throw new Error('the list that was just written is missing');
  return summaryOf(facts);
}
