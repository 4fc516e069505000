import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

const bigintType = 20;
const longestPause = 10_000;

/**
 * NOTE: `pg` gives a bigint as text, PGlite as a number. Ours are identities and transaction ids, far below 2^53.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === bigintType && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
};

/**
 * A pool of connections, and one apart that listens.
 * @throws the driver's error when the server does not answer
 */
export async function openPostgresql(location: { url: string; poolSize: number }): Promise<Database> {
  const connection = {
    connectionString: location.url,
    types,
    application_name: 'staff-directory',
    connectionTimeoutMillis: 10_000,
  };
  const pool = new pg.Pool({ ...connection, max: location.poolSize });
  // An idle connection that breaks is replaced by the pool; the query that meets it next reports the fault.
  pool.on('error', () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listeners: { stop(): Promise<void> }[] = [];
  try {
    await pool.query('select 1');
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return {
    kind: 'postgresql',
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    listen: async (channel, heard) => {
      listeners.push(await keepListening(connection, channel, heard));
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await kysely.destroy();
    },
  };
}

/** Listens on one connection and opens another when it breaks: what was missed meanwhile is made good by calling back once. */
async function keepListening(
  connection: pg.ClientConfig,
  channel: string,
  heard: () => void,
): Promise<{ stop(): Promise<void> }> {
  let isStopped = false;
  let client: pg.Client | undefined;
  const connect = async () => {
    const fresh = new pg.Client({ ...connection, keepAlive: true });
    fresh.on('notification', heard);
    fresh.on('error', () => {});
    fresh.once('end', () => void reconnect());
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
  };
  const reconnect = async () => {
    for (let wait = 250; !isStopped; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait, undefined, { ref: false });
      if (isStopped) return;
      try {
        await connect();
        heard();
        return;
      } catch {
        // The server is still away: wait longer.
      }
    }
  };
  await connect();
  return {
    stop: async () => {
      isStopped = true;
      await client?.end();
    },
  };
}
