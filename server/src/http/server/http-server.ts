import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setInterval } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listenError } from './listen-error.ts';
import { queuePerConnection } from './pipelined-requests.ts';

/** Milliseconds. Longer than the idle timeout of load balancers, so that they close idle connections first. */
const keepAliveTimeout = 72_000;
/** Milliseconds without traffic after which a connection is closed. The slowest responses start after a few minutes. */
const maxInactivity = 900_000;
/** Milliseconds between two checks for idle connections while the server closes. */
const idleInterval = 50;
/**
 * Milliseconds within which a connection must send its first request once the server closes. Browsers open connections in advance without
 * using them.
 */
const maxSilence = 1000;

/** Request limits that apps rely on the server to enforce. */
export interface HttpServerLimits {
  /** Bytes. */
  readonly maxHeaderSize: number;
  /** Milliseconds within which a complete request must arrive. */
  readonly requestTimeout: number;
}

/** The HTTP server of the process. It listens from before the directory is built until the last request has been answered. */
export interface HttpServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Passes new requests to this app. Requests in progress are completed by the previous app. */
  serve(app: FastifyInstance): Promise<void>;
  /** Adds `Connection: close` to responses from now on, so that clients open a new connection, perhaps to another node. */
  drain(): void;
  /**
   * Stops accepting connections, and waits until the requests in progress are answered. Further calls wait for the first one.
   * @param longest milliseconds after which the remaining connections are destroyed
   * @returns the number of destroyed connections
   */
  close(longest: number): Promise<number>;
}

/**
 * Listens on a host and port. The apps do not listen themselves. This server forwards its events to them.
 * @param app handles requests until `serve` is called
 * @throws ListenError that names the environment variable to change
 */
export async function openHttpServer(
  app: FastifyInstance,
  { host, port, ...limits }: { host: string; port: number } & HttpServerLimits,
): Promise<HttpServer> {
  let serving = app;
  let isDraining = false;
  let closed: Promise<number> | undefined;
  await serving.ready();
  // Requests without `Host` are rejected by the app.
  const server = createServer({ ...limits, keepAliveTimeout, requireHostHeader: false });
  server.setTimeout(maxInactivity);
  /** Connections that have not sent a request yet. */
  const silent = new Set<Socket>();
  server.on('connection', (connection) => {
    silent.add(connection);
    connection.once('close', () => silent.delete(connection));
  });
  /** The latest response on each connection. */
  const latest = new WeakMap<Duplex, ServerResponse>();
  const enqueue = queuePerConnection();
  for (const event of ['request', 'checkExpectation'] as const) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      silent.delete(request.socket);
      enqueue(request, response, () => {
        latest.set(request.socket, response);
        if (isDraining) response.setHeader('connection', 'close');
        serving.server.emit(event, request, response);
      });
    });
  }
  server.on('clientError', (error, connection) => {
    const response = latest.get(connection);
    // The client would take an error for a part of the response that it is reading.
    if (response?.headersSent === true && !response.writableFinished) connection.destroy(error);
    else serving.server.emit('clientError', error, connection);
  });
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, { host, port, portVariable: 'PORT' });
  }
  return {
    address: urlOf(server.address() as AddressInfo),
    async serve(next) {
      await next.ready();
      serving = next;
    },
    drain() {
      isDraining = true;
    },
    close: (longest) => (closed ??= close(longest)),
  };

  async function close(longest: number): Promise<number> {
    isDraining = true;
    const closing = new AbortController();
    const ended = once(server, 'close').then(() => closing.abort());
    server.close();
    const start = performance.now();
    let cut = 0;
    for await (const _ of ticks(idleInterval, closing.signal)) {
      const time = performance.now() - start;
      server.closeIdleConnections();
      if (time >= maxSilence) for (const connection of silent) connection.destroy();
      if (time < longest) continue;
      cut = await connectionCount();
      server.closeAllConnections();
      break;
    }
    await ended;
    return cut;
  }

  function connectionCount(): Promise<number> {
    return new Promise((resolve, reject) => {
      server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
    });
  }
}

/** One item per interval, until the signal is aborted. */
async function* ticks(interval: number, signal: AbortSignal): AsyncGenerator<undefined> {
  try {
    yield* setInterval(interval, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The URL of the server; on a loopback address if it listens on all addresses. */
function urlOf({ address, family, port }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
