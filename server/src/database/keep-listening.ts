import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface ListeningOptions {
  connection: pg.ClientConfig;
  channel: string;
  /** Called for each notification, and after each reconnection: notifications sent in between are lost. */
  onNotification: () => void;
  /** Milliseconds before the first attempt to reconnect; doubled after each failure, up to `longestPause`. */
  firstPause?: number;
  longestPause?: number;
  /** Milliseconds between two checks that the connection is still alive. */
  pingInterval?: number;
  /** Milliseconds after which an unanswered statement means that it is not. */
  pingTimeout?: number;
}

export interface Listening {
  /** Resolves when the first attempt to connect has ended, with or without success. */
  readonly connected: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens on one PostgreSQL channel. One loop owns the connection: it opens it, waits until it ends, and opens the next, with
 * growing, randomized pauses while the server is away. A connection that is cut off silently is found by a ping. A server or a connection
 * pooler that does not allow `LISTEN` is treated like a server that is away.
 */
export function keepListening(options: ListeningOptions): Listening {
  const { onNotification, firstPause = 250, longestPause = 10_000 } = options;
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  let current: ListeningClient | undefined;
  const loop = listenForEver();
  return {
    connected: first.promise,
    stop: async () => {
      stopping.abort();
      await current?.end();
      await loop;
    },
  };

  async function listenForEver(): Promise<void> {
    let wait = firstPause;
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      current = await connect();
      first.resolve();
      if (current === undefined) wait = attempt === 0 ? firstPause : Math.min(wait * 2, longestPause);
      else {
        wait = firstPause;
        if (attempt > 0) onNotification();
        await current.ended;
      }
      // Randomized, so that many nodes do not reconnect at the same moment.
      await sleep(wait * (0.5 + Math.random() / 2), stopping.signal);
    }
  }

  /** Undefined while the server is away. */
  async function connect(): Promise<ListeningClient | undefined> {
    try {
      const client = await listenOnce(options);
      if (stopping.signal.aborted) await client.end();
      return client;
    } catch {
      return undefined;
    }
  }
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { ref: false, signal }).catch(() => {});
}

interface ListeningClient {
  /** Resolves when the connection is closed, by either side. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

async function listenOnce(options: ListeningOptions): Promise<ListeningClient> {
  const { connection, channel, onNotification, pingInterval = 10_000, pingTimeout = 5000 } = options;
  const socket = new Socket();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  socket.once('close', () => resolve());
  const client = new pg.Client({ ...connection, keepAlive: true, query_timeout: pingTimeout, stream: () => socket });
  client.on('error', () => {});
  client.on('notification', onNotification);
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  const pinging = setInterval(() => void client.query('select 1').catch(() => socket.destroy()), pingInterval);
  pinging.unref();
  socket.once('close', () => clearInterval(pinging));
  return {
    ended,
    end: async () => {
      // A server that does not answer is not waited for.
      await Promise.race([client.end().catch(() => {}), pause(1000, undefined, { ref: false })]);
      socket.destroy();
    },
  };
}
