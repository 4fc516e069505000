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
  stop(): Promise<void>;
}

/**
 * Listens on one PostgreSQL channel. One loop owns the connection: it opens it, waits until it ends, and opens the next, with
 * growing, randomised pauses while the server is away. A connection that is cut off silently is found by a ping.
 * @throws the driver's error when the first connection fails
 */
export async function keepListening(options: ListeningOptions): Promise<Listening> {
  const { onNotification, firstPause = 250, longestPause = 10_000 } = options;
  const stopping = new AbortController();
  let current = await listenOnce(options);
  const loop = reconnectForEver();
  return {
    stop: async () => {
      stopping.abort();
      await current.end();
      await loop;
    },
  };

  async function reconnectForEver(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.ended;
      for (let wait = firstPause; !stopping.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
        // Randomised, so that many nodes do not reconnect at the same moment.
        const delay = wait * (0.5 + Math.random() / 2);
        if (!(await sleep(delay, stopping.signal))) return;
        try {
          current = await listenOnce(options);
          break;
        } catch {
          // The server is still away.
        }
      }
      if (stopping.signal.aborted) await current.end();
      else onNotification();
    }
  }
}

/** Returns false when aborted. */
async function sleep(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(milliseconds, undefined, { ref: false, signal });
    return true;
  } catch {
    return false;
  }
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
