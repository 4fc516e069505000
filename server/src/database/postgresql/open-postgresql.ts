import { Kysely } from 'kysely';
import { columnTypes } from '../type-parsers.ts';
import { Dialect } from '../dialect.ts';
import { keepListening } from './notification-listener.ts';
import type { Listening } from './notification-listener.ts';
import type { Database } from '../open-database.ts';
import { TimedPool } from './timed-pool.ts';
import { statementLog } from '../statement-log.ts';
import { connectionError } from './connection-error.ts';
import type { Tables } from '../tables.ts';

/**
 * Opens a pool of connections, and one more to listen to notifications.
 * @throws DatabaseUnreachableError, or the server's own error when it rejects the connection
 */
export async function openPostgresql(location: {
  url: string;
  poolSize: number;
  canListen?: boolean;
}): Promise<Database> {
  const connection = {
    connectionString: withWholeCheck(location.url),
    types: columnTypes,
    application_name: 'staff-directory',
    connectionTimeoutMillis: 10_000,
    // Finds the end of a connection that was cut off silently, such as an idle one behind a firewall.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new TimedPool({ ...connection, max: location.poolSize });
  const kysely = new Kysely<Tables>({ dialect: new Dialect({ pool }), ...statementLog() });
  let listening: Listening | undefined;
  try {
    await pool.check();
  } catch (error) {
    await pool.end();
    throw connectionError(error);
  }
  return {
    kind: 'postgresql',
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    figures: () => pool.figures(),
    listen: async (channel, onNotification) => {
      // A connection may be cut off silently, and some poolers accept `LISTEN` without ever delivering a notification.
      const isReliable = false;
      if (location.canListen === false) return { isReliable, isListening: () => false };
      const listener = (listening ??= keepListening({ connection }));
      await listener.listen(channel, onNotification);
      return { isReliable, isListening: listener.isListening };
    },
    close: async () => {
      await listening?.stop();
      await kysely.destroy();
    },
  };
}

/**
 * The driver takes the modes that check nothing, or only the authority, for `verify-full`, and warns that it will not do so for ever. The check stays.
 * With `uselibpqcompat`, they mean what they mean to libpq.
 */
export function withWholeCheck(url: string): string {
  const address = new URL(url);
  const { searchParams } = address;
  const isAlias = ['prefer', 'require', 'verify-ca'].includes(searchParams.get('sslmode') ?? '');
  if (!isAlias || searchParams.has('uselibpqcompat')) return url;
  searchParams.set('sslmode', 'verify-full');
  return address.href;
}
