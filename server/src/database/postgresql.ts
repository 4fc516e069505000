import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { keepListening } from './keep-listening.ts';
import type { Listening } from './keep-listening.ts';
import type { Database } from './open-database.ts';
import { PatientPool } from './patient-pool.ts';
import { statementLog } from './statement-log.ts';
import type { Tables } from './tables.ts';

/** The server cannot be reached, or something other than PostgreSQL answers; the message is a sentence for the operator. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

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
 * @throws DatabaseUnreachableError, or the server's own error when it rejects the connection
 */
export async function openPostgresql(location: {
  url: string;
  poolSize: number;
  canListen?: boolean;
}): Promise<Database> {
  const connection = {
    connectionString: location.url,
    types,
    application_name: 'staff-directory',
    connectionTimeoutMillis: 10_000,
    // Finds the end of a connection that was cut off silently, such as an idle one behind a firewall.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new PatientPool({ ...connection, max: location.poolSize });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...statementLog() });
  const listeners: Listening[] = [];
  try {
    await pool.check();
  } catch (error) {
    await pool.end();
    throw isAnswer(error) ? error : unreachable(error);
  }
  return {
    kind: 'postgresql',
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    figures: () => pool.figures(),
    listen: async (channel, onNotification) => {
      if (location.canListen === false) return { isHearing: () => false };
      const notify = async () => void (await sql`select pg_notify(${channel}, '')`.execute(kysely));
      const listener = keepListening({ connection, channel, onNotification, notify });
      listeners.push(listener);
      await listener.connected;
      return listener;
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await kysely.destroy();
    },
  };
}

/** Errors that the server sends have a severity; those of the network and the driver have none. */
function isAnswer(error: unknown): boolean {
  return (error as { severity?: string }).severity !== undefined;
}

function unreachable(cause: unknown): DatabaseUnreachableError {
  const { code, message } = cause as NodeJS.ErrnoException;
  return new DatabaseUnreachableError(
    `The database at DATABASE_URL cannot be reached (${code ?? message}). Start it, or correct DATABASE_URL.`,
    { cause },
  );
}
