import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { closeLater } from '../../test/close-callbacks.ts';
import { makeTestDatabaseUrl } from '../../test/test-database.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';
import { preparedStatement } from './prepared-statement.ts';

const range = preparedStatement((queries, first: number, last: number) =>
  sql<{ text: string; number: number }>`
    select 'numbers' as text, generate_series(${first}::int, ${last}::int, ${1}) as number`.compile(queries),
);

test('a prepared statement gets new values each time, and each connection plans it once', async () => {
  const database = await openWith(await testDatabaseUrl());
  for (const [first, last] of [
    [1, 2],
    [4, 5],
  ] as const) {
    expect(await range(database.kysely, first, last)).toEqual([
      { text: 'numbers', number: first },
      { text: 'numbers', number: last },
    ]);
  }
  expect(await database.transaction((queries) => range(queries, 7, 7))).toEqual([{ text: 'numbers', number: 7 }]);
  expect(await preparedIn(database)).toBe(1);
});

test('nothing is prepared behind a connection pooler, which may run each transaction in a different session', async () => {
  const database = await openWith(await behindPooler(await testDatabaseUrl()));
  expect(await range(database.kysely, 1, 1)).toEqual([{ text: 'numbers', number: 1 }]);
  expect(await preparedIn(database)).toBe(0);
});

async function testDatabaseUrl(): Promise<URL> {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs PostgreSQL');
  return new URL(url);
}

async function openWith({ href }: URL): Promise<Database> {
  const database = await openDatabase({ kind: 'postgresql', url: href, poolSize: 1 });
  closeLater(database.close);
  return database;
}

async function preparedIn({ kysely }: Database): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where statement like '%generate_series%'`.execute(kysely);
  return rows[0]?.count;
}

/** The address of a proxy that, like a pooler, sends its own process ids to clients: in the protocol message BackendKeyData. */
async function behindPooler(url: URL): Promise<URL> {
  const keyData = Buffer.from([0x4b, 0, 0, 0, 12]);
  const proxy = createServer((client) => {
    const server = connect(Number(url.port), url.hostname);
    client.pipe(server);
    server.on('data', (received: Buffer) => {
      const position = received.indexOf(keyData);
      if (position >= 0) received.writeInt32BE(1, position + keyData.length);
      client.write(received);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  closeLater(async () => void proxy.close());
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  return through;
}
