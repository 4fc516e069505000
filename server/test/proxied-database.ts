import { openDatabase } from '../src/database/open-database.ts';
import type { Database } from '../src/database/open-database.ts';
import { closeLater } from './close-callbacks.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';
import { makeTestDatabaseUrl } from './test-database.ts';

export interface ProxiedDatabase {
  readonly proxy: TcpProxy;
  /** A database connection through the proxy. */
  readonly database: Database;
  /** URL of the same database that bypasses the proxy. */
  readonly url: string;
}

/** Opens a new PostgreSQL database through a proxy that can cut the network. Both are closed by `closeLater`. */
export async function openProxiedDatabase(poolSize: number): Promise<ProxiedDatabase> {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs PostgreSQL');
  const address = new URL(url);
  const proxy = await openTcpProxy({ host: address.hostname, port: Number(address.port) });
  closeLater(async () => await proxy[Symbol.asyncDispose]());
  address.port = String(proxy.port);
  const database = await openDatabase({ kind: 'postgresql', url: address.href, poolSize });
  closeLater(database.close);
  return { proxy, database, url };
}
