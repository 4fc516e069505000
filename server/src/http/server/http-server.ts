import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setInterval } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listenError } from './listen-error.ts';
import { inOrderOfConnection } from './pipelined-requests.ts';

/** Milliseconds: longer than load balancers keep an idle connection, so that they close it, not we. */
const keepAliveTimeout = 72_000;
/** Milliseconds after which a connection is closed on which nothing is sent or received. The longest answers begin after some minutes. */
const longestInactivity = 900_000;
/** Milliseconds between two looks for connections whose last request has been answered. */
const idleInterval = 50;
/** Milliseconds that a connection may take to send the head of its first request, once the server closes. Browsers open connections in advance. */
const longestSilence = 1000;

/** Limits of requests, of which an app expects that the server applies them. */
export interface HttpServerLimits {
  /** Bytes. */
  readonly maxHeaderSize: number;
  /** Milliseconds within which a request must have arrived. */
  readonly requestTimeout: number;
}

/** The HTTP server of the process. It listens before the directory is built, and until the last request has been answered. */
export interface HttpServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** From now on, this app answers. Requests under way are answered by the previous one. */
  serve(app: FastifyInstance): Promise<void>;
  /** From now on, answers ask the client to send its next request by a new connection, which may lead to another node. */
  drain(): void;
  /**
   * Accepts no more connections, and waits until the requests under way are answered. Another call waits for the first one.
   * @param longest milliseconds after which connections are cut
   * @returns the number of connections that were cut
   */
  close(longest: number): Promise<number>;
}

/**
 * Listens on a host and port. The apps do not listen themselves: they get the events of this server.
 * @param app answers until another app serves
 * @throws ListenError that names the variable to change
 */
export async function openHttpServer(
  app: FastifyInstance,
  { host, port, ...limits }: { host: string; port: number } & HttpServerLimits,
): Promise<HttpServer> {
  let serving = app;
  let isDraining = false;
  let closed: Promise<number> | undefined;
  await serving.ready();
  // A request without `Host` is answered by the app.
  const server = createServer({ ...limits, keepAliveTimeout, requireHostHeader: false });
  server.setTimeout(longestInactivity);
  /** Connections that have not sent a request yet. */
  const silent = new Set<Socket>();
  server.on('connection', (connection) => {
    silent.add(connection);
    connection.once('close', () => silent.delete(connection));
  });
  const inOrder = inOrderOfConnection();
  for (const event of ['request', 'checkExpectation'] as const) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      silent.delete(request.socket);
      inOrder(request, response, () => {
        if (isDraining) response.setHeader('connection', 'close');
        serving.server.emit(event, request, response);
      });
    });
  }
  server.on('clientError', (...event) => serving.server.emit('clientError', ...event));
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
      if (time >= longestSilence) for (const connection of silent) connection.destroy();
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

/** An address of this machine, where the server listens on all. */
function urlOf({ address, family, port }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
