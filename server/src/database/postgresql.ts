import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { keepListening } from './keep-listening.ts';
import type { Listening } from './keep-listening.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

const bigintType = 20;

/**
 * NOTE: `pg` returns a bigint as text, PGlite as a number. Ours are identities and transaction ids, far below 2^53.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === bigintType && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
};

/**
 * Opens a pool of connections, and one more for each channel that is listened to.
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
  // The pool replaces an idle connection that breaks. Without a handler, the event would end the process.
  pool.on('error', () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listeners: Listening[] = [];
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
    listen: async (channel, onNotification) => {
      listeners.push(await keepListening({ connection, channel, onNotification }));
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await kysely.destroy();
    },
  };
}
