import {
  addAddressList,
  addHidingRule,
  changeAddressList,
  changeOrganizationRule,
  listAddressLists,
  listAudit,
  maxHidingRules,
  removeAdministrator,
  removeOrganizationRule,
} from '@directory/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isAnyoneWaiting, overlap } from '../../../test/overlapping-transactions.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { addressListsStore } from '../../people/address-lists/address-lists-store.ts';
import { pagesOf } from '../../people/address-lists/address-pages.ts';
import { peopleRulesStore } from '../../people/rules/people-rules-store.ts';
import { selfServiceStore } from '../../people/rules/self-service-store.ts';
import { administratorsStore } from '../../viewer/administrators/administrators-store.ts';

const [admin, other] = ['admin@group.example', 'other@group.example'] as const;
const address = { C_countryname: 'France', city: 'Paris', zipCode: '', streetAddress: '', C_houseIdentifier: 'Royale' };
const elsewhere = { ...address, city: 'Lyon' };

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(
    [admin, other].map((login) => ({ login, firstName: 'Ada' })),
    {
      ADMIN_LOGINS: admin,
    },
  );
  const rules = selfServiceStore(directory.database.kysely);
  await rules.addRule('organizations', 'ORG0001', ['city']);
  const lists = addressListsStore(directory.database.kysely);
  await lists.addAddressList('BU01', await lists.writeAddresses(pagesOf([address])));
});
const asAdmin = () => directory.as(admin);

test('an administrator who is being removed cannot remove the last one', async () => {
  await administratorsStore(directory.database.kysely).add(other, 'test');
  const removed = await overlap(
    directory.database,
    async (queries) => {
      const administrators = administratorsStore(queries);
      await administrators.lock();
      await administrators.remove(other);
    },
    () => directory.as(other).call(removeAdministrator, { params: { login: admin } }),
  );
  expect(removed.error.code).toBe('access.denied');
  expect(await administratorsStore(directory.database.kysely).isListed(admin)).toBe(true);
});

test('a change or removal of a rule is stale after a concurrent change', async () => {
  const opened = async (fields: readonly 'state'[], body: { version: number }) =>
    await overlap(
      directory.database,
      async (queries) =>
        void (await selfServiceStore(queries).changeRule('organizations', 'ORG0001', body.version, fields)),
      () => asAdmin().call(changeOrganizationRule, { body: { organization: 'ORG0001', zipCode: true, ...body } }),
    );
  expect((await opened(['state'], { version: 1 })).error.code).toBe('rule.stale');
  const removed = await overlap(
    directory.database,
    async (queries) => void (await selfServiceStore(queries).changeRule('organizations', 'ORG0001', 2, [])),
    () => asAdmin().call(removeOrganizationRule, { params: { id: 'ORG0001' }, query: { version: '2' } }),
  );
  expect(removed.error.code).toBe('rule.stale');
});

test('the audit entry of the second of two concurrent changes has the values of the first in `before`', async () => {
  const { version = 0 } =
    (await selfServiceStore(directory.database.kysely).findRule('organizations', 'ORG0001')) ?? {};
  await overlap(
    directory.database,
    async (queries) =>
      void (await selfServiceStore(queries).changeRule('organizations', 'ORG0001', version, ['state'])),
    () => asAdmin().call(changeOrganizationRule, { body: { organization: 'ORG0001', zipCode: true } }),
  );
  const [record] = (await asAdmin().call(listAudit)).output;
  expect(record).toMatchObject({
    before: { allowedAttributes: ['state'] },
    after: { allowedAttributes: ['zipCode'] },
  });
});

test('a change of an address list is stale after a concurrent change', async () => {
  const changed = await overlap(
    directory.database,
    async (queries) => {
      const lists = addressListsStore(queries);
      await lists.changeAddressList('BU01', 1, await lists.writeAddresses(pagesOf([elsewhere])));
    },
    () => asAdmin().call(changeAddressList, { body: { bu: 'BU01', allowedAddresses: [address], version: 1 } }),
  );
  expect(changed.error.code).toBe('addresses.stale');
});

test.each([
  ['this', 'BU02', async () => directory],
  ['another', 'BU03', async () => await openTestDirectory([], {}, [], { database: directory.database })],
])('%s node lists one that was being stored when it was asked, for a client that stopped', async (_, bu, openNode) => {
  const { database } = directory;
  const node = await openNode();
  const reader = `reader-of-${bu}@group.example`;
  await administratorsStore(database.kysely).add(reader, 'test');
  const running = await database.transaction(async (queries) => {
    await sql`lock table bu_addresses in share row exclusive mode`.execute(queries);
    const storing = asAdmin().call(addAddressList, { body: { bu, allowedAddresses: [address] } });
    await expect.poll(() => isAnyoneWaiting(queries)).toBe(true);
    const listed = node.as(reader).call(listAddressLists);
    // A later request that reads the database: by then, the lists would have been read, too.
    await node.as(reader).call(listAudit);
    return { storing, listed };
  });
  const [adding, listing] = await Promise.all([running.storing, running.listed]);
  expect(adding.status).toBe(200);
  expect(listing.output.map((list) => list.bu)).toContain(bu);
});

test('a list is not stored if its client stops while it waits for another one to be stored', async () => {
  const { database } = directory;
  const origin = `http://127.0.0.1:${await directory.listen()}`;
  const headers = {
    authorization: `Bearer ${await directory.token(admin)}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ bu: 'BU04', allowedAddresses: [address] });
  await database.transaction(async (queries) => {
    await addressListsStore(queries).beginActivation();
    const controller = new AbortController();
    const adding = fetch(origin + addAddressList.path, { method: 'POST', headers, body, signal: controller.signal });
    await expect.poll(() => isAnyoneWaiting(queries)).toBe(true);
    controller.abort();
    await expect(adding).rejects.toThrow('aborted');
    // A later request: by then, the server has noticed that the client is gone.
    expect((await fetch(origin + listAudit.path, { headers })).status).toBe(200);
  });
  const { output } = await asAdmin().call(listAddressLists);
  expect(output.map(({ bu }) => bu)).not.toContain('BU04');
});

test('a limit also holds for concurrent additions', async () => {
  const rule = { scope: 'organization', value: 'ORG', fields: ['mobilePhone'] } as const;
  const added = await overlap(
    directory.database,
    async (queries) => {
      const rules = peopleRulesStore(queries);
      for (let number = 0; number < maxHidingRules; number++) {
        await rules.addHidingRule({ ...rule, value: `ORG${number}` });
      }
    },
    () => asAdmin().call(addHidingRule, { body: { ...rule, fields: [...rule.fields] } }),
  );
  expect(added.error.code).toBe('rules.too-many');
});
