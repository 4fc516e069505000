import { openDatabase } from '../src/database/open-database.ts';
import type { Database } from '../src/database/open-database.ts';
import { opened } from './close-callbacks.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';
import { makeTestDatabaseUrl } from './test-database.ts';

export interface ProxiedDatabase {
  readonly proxy: TcpProxy;
  /** Reaches PostgreSQL through the proxy. */
  readonly database: Database;
  /** Address of the same database, past the proxy. */
  readonly url: string;
}

/** Opens a new database of PostgreSQL through a proxy, which can cut the network. Both are closed after the last test of the file. */
export async function openProxiedDatabase(poolSize: number): Promise<ProxiedDatabase> {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs PostgreSQL');
  const address = new URL(url);
  const proxy = await openTcpProxy({ host: address.hostname, port: Number(address.port) });
  opened.push(async () => await proxy[Symbol.asyncDispose]());
  address.port = String(proxy.port);
  const database = await openDatabase({ kind: 'postgresql', url: address.href, poolSize });
  opened.push(database.close);
  return { proxy, database, url };
}
