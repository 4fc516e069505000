import { once } from 'node:events';
import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import {
  addAddressList,
  addressFileLimit,
  changeAddressList,
  getAddresses,
  getAddressList,
  listAddressLists,
  listAudit,
  removeAddressList,
} from '@directory/contract';
import type { AllowedAddress } from '@directory/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { administratorsStore } from '../../viewer/administrators/administrators-store.ts';

let directory: TestDirectory;
let port = 0;
let admin: TestCaller;
let otherAdmin: TestCaller;
beforeAll(async () => {
  directory = await openTestDirectory([{ login: 'AN1000@group.example', division: 'BU05' }], {
    ADMIN_LOGINS: 'admin@group.example other@group.example',
  });
  admin = directory.as('admin@group.example');
  otherAdmin = directory.as('other@group.example');
  port = await directory.listen();
});
beforeEach(async () => {
  await directory.database.kysely.deleteFrom('bu_addresses').execute();
});

const address = (site: string, more: Partial<AllowedAddress> = {}): AllowedAddress => ({
  C_countryname: 'France',
  city: 'Paris',
  zipCode: '75001',
  streetAddress: '1 rue Royale',
  C_houseIdentifier: site,
  ...more,
});
const add = (allowedAddresses: AllowedAddress[], bu = 'BU05', caller = admin) =>
  caller.call(addAddressList, { body: { bu, allowedAddresses } });

describe('an address list', () => {
  test('can be added, read, changed and removed, each with an audit entry', async () => {
    const [one, two, three] = [address('One'), address('Two'), address('Three')];
    const added = await add([one, two]);
    expect(added.output).toMatchObject({ bu: 'BU05', addressCount: 2, version: 1 });
    expect((await admin.call(listAddressLists)).output).toEqual([added.output]);
    const changed = await admin.call(changeAddressList, {
      body: { bu: 'BU05', allowedAddresses: [two, three], version: 1 },
    });
    expect(changed.output).toMatchObject({ addressCount: 2, version: 2 });
    const read = await admin.call(getAddressList, { params: { bu: 'BU05' } });
    expect(read.output).toEqual({ ...changed.output, allowedAddresses: [two, three] });
    const removed = await admin.call(removeAddressList, { params: { bu: 'BU05' }, query: { version: '2' } });
    expect(removed.output).toEqual({ bu: 'BU05' });
    expect((await admin.call(listAddressLists)).output).toEqual([]);
    const records = (await admin.call(listAudit, { query: { limit: '3' } })).output;
    expect(records.map(({ kind, subject, before, after }) => [kind, subject, before, after])).toEqual([
      ['addresses.removed', 'BU05', { addressCount: 2, removedCount: 2, removed: [two, three] }, null],
      [
        'addresses.changed',
        'BU05',
        { addressCount: 2, removedCount: 1, removed: [one] },
        { addressCount: 2, addedCount: 1, added: [three] },
      ],
      ['addresses.added', 'BU05', null, { addressCount: 2, addedCount: 2, added: [one, two] }],
    ]);
  });

  test('is written one at a time per administrator, since a file takes much memory', async () => {
    const body = { bu: 'BU05', allowedAddresses: [address('One')] };
    const codes = (await Promise.all([1, 2, 3].map(() => admin.call(addAddressList, { body })))).map(
      ({ error }) => error?.code,
    );
    expect(codes).toContain('request.too-many');
    // One that begins after the first has ended finds its list.
    expect(codes.filter((code) => code !== 'request.too-many' && code !== 'addresses.known')).toEqual([undefined]);
    expect((await admin.call(changeAddressList, { body })).output).toMatchObject({ version: 2 });
  });

  test('is offered to the people of the unit', async () => {
    await add([address('One', { C_countryname: 'fr' })]);
    const { output } = await directory.as('AN1000@group.example').call(getAddresses, { query: { bu: 'BU05' } });
    expect(output).toEqual([{ bu: 'BU05', allowedAddresses: [address('One')] }]);
  });

  test.each([
    ['no addresses', [], 'allowedAddresses', 'error.e3'],
    [
      'an unknown country',
      [address('One', { C_countryname: 'Freedonia' })],
      'allowedAddresses.0.C_countryname',
      'country.unknown',
    ],
    ['an address twice', [address('One'), address('One')], 'allowedAddresses.1', 'address.repeated'],
    ['a long postcode', [address('One', { zipCode: '1'.repeat(21) })], 'allowedAddresses.0.zipCode', 'error.e1'],
    ['a number among them', [7], 'allowedAddresses.0', 'error.e2'],
  ])('with %s is rejected', async (_, allowedAddresses, field, code) => {
    for (const [method, path] of [
      ['POST', addAddressList.path],
      ['PUT', changeAddressList.path],
    ] as const) {
      const { status, error } = await admin.request(method, path, { bu: 'BU05', allowedAddresses });
      expect([status, error.code, error.fields]).toEqual([400, 'request.invalid', [{ field, code }]]);
    }
    expect((await admin.call(listAddressLists)).output).toEqual([]);
  });

  test('of an unknown unit is rejected', async () => {
    for (const bu of ['BU99', 'bu05', 'BU05/../x', 'B'.repeat(300)]) {
      expect(
        (await admin.request('POST', addAddressList.path, { bu, allowedAddresses: [address('One')] })).status,
      ).toBe(400);
    }
    const read = await admin.call(getAddressList, { params: { bu: 'BU99' } });
    expect([read.status, read.error.code]).toEqual([404, 'addresses.unknown']);
  });

  test('can be added only once, and changed or removed only in the version that was read', async () => {
    const answers = await Promise.all([add([address('One')]), add([address('Two')], 'BU05', otherAdmin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await add([address('Three')])).error.code).toBe('addresses.known');
    const saves = await Promise.all(
      [admin, otherAdmin].map((caller, index) =>
        caller.call(changeAddressList, {
          body: { bu: 'BU05', allowedAddresses: [address(`Changed ${index}`)], version: 1 },
        }),
      ),
    );
    expect(saves.map(({ error }) => error?.code).toSorted()).toEqual(['addresses.stale', undefined]);
    const remove = (bu: string, version: string) =>
      admin.call(removeAddressList, { params: { bu }, query: { version } });
    expect((await remove('BU05', '1')).error.code).toBe('addresses.stale');
    expect((await remove('BU06', '1')).error.code).toBe('addresses.unknown');
  });

  test('that is not JSON, or too large, is rejected', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await admin.request('POST', addAddressList.path, '{"bu":', headers)).status).toBe(400);
    expect((await admin.request('POST', addAddressList.path, 'bu', { 'content-type': 'text/csv' })).status).toBe(415);
    const countless = `{"bu":"BU05","allowedAddresses":[${'{},'.repeat(1_500_000)}{}]}`;
    const { status, error } = await admin.request('POST', addAddressList.path, countless, headers);
    // The values were not checked one by one, which would name those that are not valid.
    expect([status, error.code, error.fields]).toEqual([400, 'request.invalid', undefined]);
    const large = Buffer.alloc(addressFileLimit + 1, ' ');
    for (const method of ['POST', 'PUT'] as const) {
      const answer = await admin.request(method, addAddressList.path, large, headers);
      expect([answer.status, answer.error.code]).toEqual([413, 'request.too-large']);
    }
    expect((await admin.call(listAddressLists)).output).toEqual([]);
  });

  test('is read from the database once for any number of clients, in pages', async () => {
    await add(Array.from({ length: 1200 }, (_, row) => address(`Site ${row}`)));
    const reader = directory.as('AN1000@group.example');
    const statements = await directory.statementsOf(async () => {
      const unit = Array.from({ length: 20 }, () => reader.call(getAddresses, { query: { bu: 'BU05' } }));
      for (const { status, output } of await Promise.all(unit)) {
        expect(status).toBe(200);
        expect(output[0]?.allowedAddresses).toHaveLength(1200);
      }
    });
    expect(statements.filter((sql) => sql.includes('allowed_addresses'))).toHaveLength(3);
  });

  test('of an administrator of the unit who is removed before the file has arrived is not stored', async () => {
    const login = 'unit@group.example';
    const administrators = administratorsStore(directory.database.kysely);
    await administrators.add(login, 'test', 'BU05');
    const headers = { authorization: `Bearer ${await directory.token(login)}`, 'content-type': 'application/json' };
    const request = send({ port, path: addAddressList.path, method: 'POST', headers });
    const body = JSON.stringify({ bu: 'BU05', allowedAddresses: [address('One')] });
    request.write(body.slice(0, 10));
    // The first use of the rights binds them.
    await expect.poll(async () => (await administrators.find(login))?.boundAt).toBeInstanceOf(Date);
    await directory.database.kysely.deleteFrom('administrators').where('login', '=', login).execute();
    request.end(body.slice(10));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(403);
    response.resume();
    expect((await admin.call(listAddressLists)).output).toEqual([]);
  });

  test('is sent to a client again only after a change', async () => {
    await add([address('One')]);
    const reader = directory.as('AN1000@group.example');
    const { headers } = await reader.call(getAddresses);
    const conditional = () =>
      reader.request('GET', getAddresses.path, undefined, { 'if-none-match': String(headers['etag']) });
    expect((await conditional()).status).toBe(304);
    await admin.call(changeAddressList, { body: { bu: 'BU05', allowedAddresses: [address('Two')], version: 1 } });
    expect((await conditional()).output).toEqual([{ bu: 'BU05', allowedAddresses: [address('Two')] }]);
  });

  test('that is checked on a thread because of its size has the same faults', { timeout: 120_000 }, async () => {
    const many = Array.from({ length: 5000 }, (_, row) => address(`Site ${row}`));
    const faulty = await add([...many, address('Site 17'), address('Last', { C_countryname: 'Freedonia' })]);
    expect(faulty.error.fields).toEqual([
      { field: 'allowedAddresses.5000', code: 'address.repeated' },
      { field: 'allowedAddresses.5001.C_countryname', code: 'country.unknown' },
    ]);
    const unfinished = JSON.stringify({ bu: 'BU05', allowedAddresses: many }).slice(0, -1);
    const headers = { 'content-type': 'application/json' };
    expect((await admin.request('POST', addAddressList.path, unfinished, headers)).status).toBe(400);
    const unknown = await admin.request('POST', addAddressList.path, { bu: 'BU05', allowedAddresses: many, more: 1 });
    expect(unknown.error.fields).toEqual([{ field: 'more', code: 'field.unknown' }]);
    expect((await add(many)).output).toMatchObject({ addressCount: 5000, version: 1 });
    const change = await admin.call(changeAddressList, { body: { bu: 'BU05', allowedAddresses: many.slice(1) } });
    expect(change.output).toMatchObject({ addressCount: 4999, version: 2 });
    const [record] = (await admin.call(listAudit, { query: { limit: '1' } })).output;
    expect(record).toMatchObject({
      before: { removedCount: 1, removed: [address('Site 0')] },
      after: { addedCount: 0 },
    });
  });

  test('whose client disconnects while it is written is not stored', { timeout: 120_000 }, async () => {
    const { kysely } = directory.database;
    const authorization = `Bearer ${await directory.token('admin@group.example')}`;
    const sendList = (allowedAddresses: AllowedAddress[], method: 'POST' | 'PUT', signal: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${addAddressList.path}`, {
        method,
        signal,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ bu: 'BU05', allowedAddresses }),
      });
    const listCount = async () =>
      Number(
        (
          await kysely
            .selectFrom('address_lists')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const many = Array.from({ length: 60_000 }, (_, row) => address(`Site ${row}`));
    const stop = async (method: 'POST' | 'PUT') => {
      const controller = new AbortController();
      const before = await listCount();
      const sent = sendList(many, method, controller.signal).then(
        ({ status }) => status,
        () => 'stopped',
      );
      await expect.poll(listCount, { timeout: 60_000, interval: 5 }).toBe(before + 1);
      controller.abort();
      expect(await sent).toBe('stopped');
    };
    await stop('POST');
    // It waits for the one that was stopped.
    const added = await add([address('One')], 'BU05', otherAdmin);
    expect(added.output).toMatchObject({ addressCount: 1, version: 1 });
    await stop('PUT');
    const changed = await otherAdmin.call(changeAddressList, {
      body: { bu: 'BU05', allowedAddresses: [address('Two')] },
    });
    expect(changed.output).toMatchObject({ addressCount: 1, version: 2 });
  });

  test('with long texts is recorded in part when it is added, changed and removed', async () => {
    const long = (seed: string) =>
      Array.from({ length: 100 }, (_, row) => address(`${seed} ${row}`, { streetAddress: seed.repeat(1024) }));
    await add(long('a'), 'BU07');
    await admin.call(changeAddressList, { body: { bu: 'BU07', allowedAddresses: long('b') } });
    await admin.call(removeAddressList, { params: { bu: 'BU07' } });
    const records = (await admin.call(listAudit, { query: { limit: '3' } })).output;
    expect(records.map(({ kind }) => kind)).toEqual(['addresses.removed', 'addresses.changed', 'addresses.added']);
    for (const { before, after } of records) {
      for (const { removed, added } of [before ?? {}, after ?? {}]) {
        expect(JSON.stringify(removed ?? added ?? []).length).toBeLessThan(17_000);
      }
    }
    expect(records[1]).toMatchObject({ before: { removedCount: 100 }, after: { addedCount: 100 } });
  });

  test(
    'of 100 000 rows is accepted, and the audit entry contains only some of them',
    { timeout: 120_000 },
    async () => {
      const many = Array.from({ length: 100_000 }, (_, row) => address(`Site ${row}`, { streetAddress: `${row} rue` }));
      expect((await add(many)).output.addressCount).toBe(100_000);
      const { output } = await admin.call(getAddressList, { params: { bu: 'BU05' } });
      expect(output.allowedAddresses.at(-1)).toEqual(many.at(-1));
      const [record] = (await admin.call(listAudit, { query: { limit: '1' } })).output;
      expect(record?.after).toMatchObject({ addressCount: 100_000, addedCount: 100_000 });
      expect(JSON.stringify(record).length).toBeLessThan(50_000);
    },
  );
});
