import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface ListeningOptions {
  connection: pg.ClientConfig;
  /** Milliseconds before the first attempt to reconnect; doubled after each failure, up to `longestPause`. */
  firstPause?: number;
  longestPause?: number;
  /** Milliseconds between two checks that the connection is still alive. */
  pingInterval?: number;
  /** Milliseconds after which an unanswered statement means that it is not. */
  pingTimeout?: number;
}

export interface Listening {
  /**
   * Listens on a channel. Resolves when the first attempt to connect has ended, with or without success.
   * @param onNotification called for each notification, and after each reconnection: notifications sent in between are lost
   */
  listen(channel: string, onNotification: () => void): Promise<void>;
  /** Whether the connection is open. */
  isListening(): boolean;
  stop(): Promise<void>;
}

/**
 * Listens on channels of PostgreSQL, all on one connection. One loop owns the connection: it opens it, waits until it ends, and opens the next, with
 * growing, randomized pauses while the server is away. A connection that is cut off silently is found by a ping. A server or a connection
 * pooler that does not allow `LISTEN` is treated like a server that is away.
 */
export function keepListening(options: ListeningOptions): Listening {
  const { firstPause = 250, longestPause = 10_000 } = options;
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  const channels = new Map<string, () => void>();
  let current: ListeningClient | undefined;
  let isListening = false;
  const loop = listenForEver();
  return {
    async listen(channel, onNotification) {
      channels.set(channel, onNotification);
      await first.promise;
      await current?.listen([channel]);
    },
    isListening: () => isListening,
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
        const since = performance.now();
        await current.listen([...channels.keys()]);
        if (attempt > 0) for (const onNotification of channels.values()) onNotification();
        isListening = true;
        await current.ended;
        isListening = false;
        // A pooler may accept connections and reject `LISTEN`.
        wait = performance.now() - since > longestPause ? firstPause : Math.min(wait * 2, longestPause);
      }
      // Randomized, so that many nodes do not reconnect at the same moment.
      await sleep(wait * (0.5 + Math.random() / 2), stopping.signal);
    }
  }

  /** Undefined while the server is away. */
  async function connect(): Promise<ListeningClient | undefined> {
    try {
      const client = await openClient({ ...options, onNotification: (channel) => channels.get(channel)?.() });
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
  /** Never rejects: a connection on which it fails is closed. */
  listen(channels: readonly string[]): Promise<void>;
  /** Resolves when the connection is closed, by either side. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

async function openClient(
  options: ListeningOptions & { onNotification: (channel: string) => void },
): Promise<ListeningClient> {
  const { connection, onNotification, pingInterval = 10_000, pingTimeout = 5000 } = options;
  const socket = new Socket();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  socket.once('close', () => resolve());
  const client = new pg.Client({ ...connection, keepAlive: true, query_timeout: pingTimeout, stream: () => socket });
  client.on('error', () => {});
  client.on('notification', ({ channel }) => onNotification(channel));
  try {
    await client.connect();
  } catch (error) {
    socket.destroy();
    throw error;
  }
  const query = async (text: string) => void (await client.query(text).catch(() => socket.destroy()));
  const pinging = setInterval(() => void query('select 1'), pingInterval);
  pinging.unref();
  socket.once('close', () => clearInterval(pinging));
  return {
    listen: async (channels) => {
      if (channels.length > 0)
        await query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join(';'));
    },
    ended,
    end: async () => {
      // A server that does not answer is not waited for.
      await Promise.race([client.end().catch(() => {}), pause(1000, undefined, { ref: false })]);
      socket.destroy();
    },
  };
}
