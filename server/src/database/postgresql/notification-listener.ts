import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface NotificationListenerOptions {
  connection: pg.ClientConfig;
  /** Milliseconds before the first attempt to reconnect. Doubled after each failure, up to `maxPause`. */
  initialPause?: number;
  maxPause?: number;
  /** Milliseconds between two checks that the connection is still alive. */
  pingInterval?: number;
  /** Milliseconds without a response after which the connection is considered dead. */
  pingTimeout?: number;
  /** Whether a connection may be opened now; always by default. */
  mayConnect?: () => boolean;
}

export interface NotificationListener {
  /**
   * Listens on a channel. Resolves when the first attempt to connect has finished, whether it succeeded or not.
   * @param onNotification called for each notification, and after each reconnection, since notifications sent in between are lost
   */
  listen(channel: string, onNotification: () => void): Promise<void>;
  /** Whether the connection is open. */
  isListening(): boolean;
  /** Closes the connection, so that somebody else can have it, and opens another one later. */
  release(): void;
  stop(): Promise<void>;
}

/**
 * Listens on channels of PostgreSQL, all on one connection. A loop owns the connection: it opens it, waits until it closes, and opens the
 * next one, with exponential backoff and jitter while the server is unavailable. Pings detect a connection that was cut off silently. A
 * server or connection pooler that does not allow `LISTEN` is treated like one that is unavailable.
 */
export function openNotificationListener(options: NotificationListenerOptions): NotificationListener {
  const { initialPause = 250, maxPause = 10_000, mayConnect = () => true } = options;
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  const channels = new Map<string, () => void>();
  let current: ListeningClient | undefined;
  let isListening = false;
  const loop = keepListening();
  return {
    async listen(channel, onNotification) {
      channels.set(channel, onNotification);
      await first.promise;
      await current?.listen([channel]);
    },
    isListening: () => isListening,
    release: () => void current?.end(),
    stop: async () => {
      stopping.abort();
      await current?.end();
      await loop;
    },
  };

  async function keepListening(): Promise<void> {
    let wait = initialPause;
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      current = await connect();
      first.resolve();
      if (current === undefined) wait = attempt === 0 ? initialPause : Math.min(wait * 2, maxPause);
      else {
        const since = performance.now();
        await current.listen([...channels.keys()]);
        if (attempt > 0) for (const onNotification of channels.values()) onNotification();
        isListening = true;
        await current.ended;
        isListening = false;
        // Back off also after short-lived connections: a pooler may accept connections but reject `LISTEN`.
        wait = performance.now() - since > maxPause ? initialPause : Math.min(wait * 2, maxPause);
      }
      // Jitter, so that many nodes do not reconnect at the same moment.
      await sleep(wait * (0.5 + Math.random() / 2), stopping.signal);
    }
  }

  /** Opens a connection; undefined while the server is unavailable, and while none may be opened. */
  async function connect(): Promise<ListeningClient | undefined> {
    if (!mayConnect()) return undefined;
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
  /** Never rejects. If it fails, the connection is closed. */
  listen(channels: readonly string[]): Promise<void>;
  /** Resolves when the connection is closed, by either side. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

async function openClient(
  options: NotificationListenerOptions & { onNotification: (channel: string) => void },
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
      // Do not wait for a server that does not respond.
      await Promise.race([client.end().catch(() => {}), pause(1000, undefined, { ref: false })]);
      socket.destroy();
    },
  };
}
