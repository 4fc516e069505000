import { Kysely } from 'kysely';
import { typeParsers } from '../type-parsers.ts';
import { Dialect } from '../dialect.ts';
import { openNotificationListener } from './notification-listener.ts';
import type { NotificationListener } from './notification-listener.ts';
import type { Database } from '../open-database.ts';
import { TimedPool } from './timed-pool.ts';
import { statementLog } from '../statement-log.ts';
import { connectionError } from './connection-error.ts';
import type { Tables } from '../tables.ts';

/**
 * Opens a pool of connections, and one more connection for notifications once `listen` is called.
 * @throws DatabaseUnreachableError, or the server's own error if it rejects the connection
 */
export async function openPostgresql(location: {
  url: string;
  poolSize: number;
  canListen?: boolean;
}): Promise<Database> {
  const connection = {
    connectionString: withVerifyFull(location.url),
    types: typeParsers,
    application_name: 'staff-directory',
    connectionTimeoutMillis: 10_000,
    // Detects connections that were cut off silently, such as idle ones behind a firewall.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  let listening: NotificationListener | undefined;
  // Without notifications the directory polls, but it does nothing without a connection of the pool.
  const pool = new TimedPool({ ...connection, max: location.poolSize }, () => listening?.release());
  const mayConnect = () => pool.hasConnection();
  const kysely = new Kysely<Tables>({ dialect: new Dialect({ pool }), ...statementLog() });
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
      const listener = (listening ??= openNotificationListener({ connection, mayConnect }));
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
 * Replaces the `sslmode`s that check nothing, or only the authority, by `verify-full`. The driver already treats them so, but warns that
 * this will change. With `uselibpqcompat`, they are left as they are and have the same meaning as in libpq.
 */
export function withVerifyFull(url: string): string {
  const address = new URL(url);
  const { searchParams } = address;
  const isAlias = ['prefer', 'require', 'verify-ca'].includes(searchParams.get('sslmode') ?? '');
  if (!isAlias || searchParams.has('uselibpqcompat')) return url;
  searchParams.set('sslmode', 'verify-full');
  return address.href;
}
